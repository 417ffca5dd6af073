import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "../../site/routes.ts";
import {
  arrival,
  arrivals,
  askForDemo,
  fill,
  someone,
  submit,
} from "./support/demo-request.ts";
import { HOSTS, STATIC_BUILD } from "./support/builds.ts";
import { test } from "./support/static-sites.ts";
import { expect } from "./support/test.ts";

const kept = (page: Page) => page.evaluate(() => localStorage.length);

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
      fetch(api.url + path, behindTls),
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

test.describe("a request to the API at another host", () => {
  test.use({ expectedErrors: /CORS policy|Failed to (fetch|load)/ });

  test("waits in the browser while the API is away, and goes from there to the webhook", async ({
    page,
    context,
    servers,
  }) => {
    const away = `http://${HOSTS.api}/**`;
    await context.route(away, (route) => route.abort());
    const name = someone();
    await page.goto("/");
    await askForDemo(page, name);
    expect(await kept(page)).toBe(1);
    await context.unroute(away);
    await page.goto("/security");
    expect(await arrival(servers.webhook, name)).toMatchObject({ name });
    await expect.poll(() => kept(page)).toBe(0);
  });

  test("is refused from a host that the API does not list, and waits in the browser", async ({
    page,
    servers,
  }) => {
    const name = someone();
    await page.goto(`http://${HOSTS.preview}/`);
    await askForDemo(page, name);
    expect(await kept(page)).toBe(1);
    expect(arrivals(servers.webhook, name)).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form goes to the API and ends on the static host's Thank You", async ({
    page,
    servers,
  }) => {
    const name = someone();
    await page.goto("/");
    await fill(page, name);
    await submit(page);
    await expect(page).toHaveURL(`http://${HOSTS.pages}/thank-you`);
    expect(await arrival(servers.webhook, name)).toMatchObject({ name });
  });
});
