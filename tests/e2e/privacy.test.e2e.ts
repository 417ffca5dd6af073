import type { Page } from "@playwright/test";
import { formRoutes, routes } from "../../site/routes.ts";
import { expectPhase, panel, press, say } from "./support/call.ts";
import { arrival, askForDemo, someone } from "./support/demo-request.ts";
import { watchPolicy } from "./support/policy-watch.ts";
import { withoutRecognition } from "./support/recognition.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.setTimeout(120_000);
test.use({ expectedErrors: /HTTP 500|status of 500|Failed to (fetch|load)/ });

const API = "**/api/demo-requests";

/** Every kind of data that a site can leave in a browser. */
async function kept(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage).length,
    session: Object.keys(sessionStorage).length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies: (await page.context().cookies()).length, ...inPage };
}

const NOTHING = {
  cookies: 0,
  local: 0,
  session: 0,
  databases: 0,
  caches: 0,
  serviceWorkers: 0,
};

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
    expect(await kept(page), path).toEqual(NOTHING);
  }

  const names = [someone(), someone()] as const;
  await context.route(API, (route) => route.fulfill({ status: 500 }));
  await page.goto(routes.home);
  await askForDemo(page, names[0]);
  expect(await kept(page)).toEqual({ ...NOTHING, local: 1 });
  await context.unroute(API);
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect(await kept(page)).toEqual({ ...NOTHING, local: 1 });
  await context.setOffline(false);
  await arrival(servers.webhook, names[0]);
  await expect.poll(() => kept(page)).toEqual(NOTHING);

  await page.goto(routes.caseStudy);
  await askForDemo(page, names[1]);
  await arrival(servers.webhook, names[1]);
  await expect.poll(() => kept(page)).toEqual(NOTHING);

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
  expect(await kept(page)).toEqual(NOTHING);
  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
});
