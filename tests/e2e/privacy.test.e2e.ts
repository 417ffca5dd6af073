import type { Page } from "@playwright/test";
import { formRoutes, routes } from "../../site/routes.ts";
import { expectPhase, panel, press, say } from "./support/call.ts";
import { arrival, askForDemo, someone } from "./support/demo-request.ts";
import { withoutRecognition } from "./support/recognition.ts";
import { expect, hydrated, test, watchPolicy } from "./support/test.ts";

test.use({
  expectedErrors:
    /HTTP 500|status of 500|Failed to (fetch|load)|Content Security Policy/,
});

const API = "**/api/demo-requests";

/** The names of all that a site has left in a browser. */
const kept = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => scope,
    ),
  ])),
];

const ONE_REQUEST = [expect.stringMatching(/^ellaira\.demo-request\./)];

test("a visit leaves only a waiting request in the browser, asks no other host, and stays inside the security policy", async ({
  page,
  context,
  baseURL,
  servers,
}) => {
  const foreign: string[] = [];
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const inside =
      origin === baseURL || protocol === "data:" || protocol === "blob:";
    if (!inside) foreign.push(request.url());
  });
  const violations = await watchPolicy(context);
  await withoutRecognition(page);
  for (const path of [...Object.values(routes), ...Object.values(formRoutes)]) {
    await page.goto(path);
    await hydrated(page);
    expect(await kept(page), path).toEqual([]);
  }

  const names = [someone(), someone()] as const;
  await context.route(API, (route) => route.fulfill({ status: 500 }));
  await page.goto(routes.home);
  await askForDemo(page, names[0]);
  expect(await kept(page)).toEqual(ONE_REQUEST);
  await context.unroute(API);
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect(await kept(page)).toEqual(ONE_REQUEST);
  await context.setOffline(false);
  await arrival(servers.webhook, names[0]);
  await expect.poll(() => kept(page)).toEqual([]);

  await page.goto(routes.caseStudy);
  await askForDemo(page, names[1]);
  await arrival(servers.webhook, names[1]);
  await expect.poll(() => kept(page)).toEqual([]);

  await page.goto(routes.home);
  await hydrated(page);
  await press(page);
  await expectPhase(page, "in-call");
  await say(page, "my name is Zoë O’Hara");
  await expect(panel(page).locator("[data-speaker=visitor]")).toContainText(
    "Zoë",
  );
  await press(page);
  await expectPhase(page, "idle");
  expect(await kept(page)).toEqual([]);
  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
});

test("a walk by links stays inside the security policy of its first page", async ({
  page,
  context,
}) => {
  const violations = await watchPolicy(context);
  // The journey above visits each page under its own policy.
  await page.goto(routes.home);
  // Before that, a link loads a page of its own, with a policy of its own.
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  for (const name of [
    "Compliance",
    "Security",
    "Privacy Policy",
    "Terms of Service",
  ]) {
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await hydrated(page);
  }
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Benefits" }).click();
  await expect(page).toHaveURL(/#benefits$/);
  await hydrated(page);
  await page.getByRole("button", { name: /^Show testimonial 3/ }).click();
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  expect(violations).toEqual([]);

  // What the policy forbids does not run, and is reported.
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.foreign = true";
    document.head.append(script);
  });
  expect(await page.evaluate(() => "foreign" in window)).toBe(false);
  await expect.poll(() => violations.join("\n")).toMatch(/script-src-elem/);
});
