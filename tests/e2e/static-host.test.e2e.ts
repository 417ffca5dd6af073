import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "../../site/routes.ts";
import { withoutRecognition } from "./support/recognition.ts";
import { expectPhase, press } from "./support/call.ts";
import {
  arrival,
  arrivals,
  askForDemo,
  fill,
  someone,
  submit,
  thanks,
} from "./support/demo-request.ts";
import { HOSTS, STATIC_BUILD } from "./support/builds.ts";
import { test } from "./support/static-sites.ts";
import { expect, hydrated } from "./support/test.ts";

const kept = (page: Page) => page.evaluate(() => localStorage.length);

const apiAnswer = (page: Page, method = "POST") =>
  page.waitForResponse(
    (response) =>
      new URL(response.url()).host === HOSTS.api &&
      response.request().method() === method,
  );

test("a site with its own address may be indexed, and links to the calendar that it was built with", async ({
  staticHost,
}) => {
  for (const path of Object.values(routes)) {
    const html = await (await fetch(staticHost.url + path)).text();
    expect(html, path).not.toContain('name="robots"');
  }
  const thankYou = await (await fetch(`${staticHost.url}/thank-you`)).text();
  expect(thankYou).toContain('href="https://calendar.example/ellaira"');
});

test("a static host's answers carry what our own server's do", async ({
  staticHost,
  api,
}) => {
  const html = await (await fetch(staticHost.url)).text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const behindTls = { headers: { "x-forwarded-proto": "https" } };
  for (const path of [
    ...Object.values(routes),
    found(/src="(\/_astro\/[^"]+\.js)"/),
    found(/href="(\/_astro\/[^"]+\.woff2)"/),
    "/og/home.png",
    "/no/such/page",
  ]) {
    const [there, here] = await Promise.all([
      fetch(staticHost.url + path),
      fetch(`http://127.0.0.1:${api.port}${path}`, behindTls),
    ]);
    expect(there.status, path).toBe(here.status);
    const names = [
      "content-security-policy",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "permissions-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
      ...(here.ok ? ["cache-control"] : []),
    ];
    for (const name of names) {
      expect(here.headers.get(name), `${name} of ${path}`).toBeTruthy();
      expect(there.headers.get(name), `${name} of ${path}`).toBe(
        here.headers.get(name),
      );
    }
  }
});

test("the headers' file is within what static hosts read", () => {
  const text = readFileSync(join(STATIC_BUILD.out, "_headers"), "utf8");
  // developers.cloudflare.com/pages/configuration/headers: 100 rules, 2000 characters a line.
  expect(text.split("\n\n").length).toBeLessThanOrEqual(100);
  for (const line of text.split("\n"))
    expect(line.length).toBeLessThanOrEqual(2000);
});

test("a call and a walk to another page stay within the policy", async ({
  page,
}) => {
  await withoutRecognition(page);
  await page.goto("/");
  await press(page);
  await expectPhase(page, "in-call");
  await press(page);
  await expectPhase(page, "idle");
  // By the site's own router, so that one page's policy meets another's parts.
  await page.locator(`footer a[href="${routes.security}"]`).first().click();
  await expect(page).toHaveURL(`http://${HOSTS.pages}${routes.security}`);
  await hydrated(page);
});

test("a request goes to the API at another host, and from there to the webhook", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/");
  const answered = apiAnswer(page);
  await askForDemo(page, name);
  expect((await answered).status()).toBe(202);
  expect(await arrival(servers.webhook, name)).toMatchObject({ name });
  await expect.poll(() => kept(page)).toBe(0);
});

test.describe("what the API refuses", () => {
  test.use({ expectedErrors: /HTTP 422|status of 422/ });

  test("is reported to the page, which keeps it and says so", async ({
    page,
    servers,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await fill(page, "");
    await page
      .locator("#contact form")
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    const answered = apiAnswer(page);
    await submit(page);
    const answer = await answered;
    expect(answer.status()).toBe(422);
    await expect(thanks(page)).toBeVisible();
    await expect(page.locator("#contact")).toContainText(
      "has not been sent yet",
    );
    expect(await kept(page)).toBe(1);
    expect(arrivals(servers.webhook, "")).toEqual([]);
  });
});

test.describe("while the API is away", () => {
  test.use({ expectedErrors: /Failed to (fetch|load)/ });

  test("a request waits in the browser, and is sent once the API is back", async ({
    page,
    servers,
    api,
  }) => {
    const name = someone();
    await page.goto("/");
    await hydrated(page);
    await api.stop();
    try {
      await askForDemo(page, name);
      expect(await kept(page)).toBe(1);
    } finally {
      await api.start();
    }
    await page.goto("/security");
    await arrival(servers.webhook, name);
    await expect.poll(() => kept(page)).toBe(0);
  });
});

test.describe("at a host that the API does not list", () => {
  test.use({ expectedErrors: /CORS policy|Failed to (fetch|load)/ });

  test("a request is refused, and waits in the browser", async ({
    page,
    servers,
    api,
  }) => {
    const name = someone();
    await page.goto(`http://${HOSTS.preview}/`);
    await askForDemo(page, name);
    expect(await kept(page)).toBe(1);
    const preflight = await fetch(
      `http://127.0.0.1:${api.port}/api/demo-requests`,
      {
        method: "OPTIONS",
        headers: {
          origin: `http://${HOSTS.preview}`,
          "access-control-request-method": "POST",
        },
      },
    );
    expect(preflight.headers.has("access-control-allow-origin")).toBe(false);
    expect(arrivals(servers.webhook, name)).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4\d\d/ });

  test("the form goes to the API and ends on the static host's Thank You", async ({
    page,
    servers,
  }) => {
    const name = someone();
    await page.goto("/");
    await fill(page, name);
    await submit(page);
    await expect(page).toHaveURL(`http://${HOSTS.pages}/thank-you`);
    await expect(
      page.getByRole("heading", { level: 1, name: "Thank You" }),
    ).toBeVisible();
    expect(await arrival(servers.webhook, name)).toMatchObject({ name });
  });

  test("the form of a host that is not listed is refused on a page that keeps the typed text", async ({
    page,
    servers,
  }) => {
    const name = someone();
    await page.goto(`http://${HOSTS.preview}/`);
    await fill(page, name);
    const answered = apiAnswer(page);
    await submit(page);
    expect((await answered).status()).toBe(403);
    await expect(
      page.getByRole("heading", { level: 1, name: "not sent" }),
    ).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue(name);
    expect(arrivals(servers.webhook, name)).toEqual([]);
  });
});
