import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { FORM_FIELDS, HONEYPOT_FIELD } from "../../contract/demo-request.ts";
import { routes } from "../../site/routes.ts";
import { HOSTS, STATIC_BUILD } from "./support/builds.ts";
import {
  ANSWERS,
  arrival,
  arrivals,
  askForDemo,
  fill,
  KEYS,
  someone,
  submit,
} from "./support/demo-request.ts";
import { test } from "./support/static-sites.ts";
import { expect } from "./support/test.ts";

test.use({ expectedErrors: /CORS policy|Failed to (fetch|load)/ });

/** The requests that wait in the browser. */
const kept = (page: Page) =>
  page.evaluate(() => Object.values({ ...localStorage }).map(String));

test("a site with its own address may be indexed, and links to the calendar that it was built with", async ({
  request,
  staticHost,
}) => {
  const html = (path: string) =>
    request.get(staticHost.url + path).then((answer) => answer.text());
  for (const path of Object.values(routes))
    expect(await html(path), path).not.toContain('name="robots"');
  expect(await html("/thank-you")).toContain(
    'href="https://calendar.example/ellaira"',
  );
});

test("a static host's answers carry what our own server's do, by a file of headers that it reads to its end", async ({
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
    for (const name of [
      "content-security-policy",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "permissions-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
      ...(path.startsWith("/_astro/") ? ["cache-control"] : []),
    ]) {
      const own = here.headers.get(name);
      expect(own, `${name} of ${path}`).toBeTruthy();
      expect(there.headers.get(name), `${name} of ${path}`).toBe(own);
    }
  }
  const text = readFileSync(join(STATIC_BUILD.out, "_headers"), "utf8");
  // developers.cloudflare.com/pages/configuration/headers: 2000 characters a line.
  for (const line of text.split("\n"))
    expect(line.length).toBeLessThanOrEqual(2000);
});

test("a request to the API at another host waits in the browser where the API does not list the page's host, and else arrives", async ({
  page,
  servers,
}) => {
  const [refused, name] = [someone(), someone()];
  await page.goto(`http://${HOSTS.preview}/`);
  await askForDemo(page, refused);
  expect(await kept(page)).toHaveLength(1);
  await page.goto("/");
  await askForDemo(page, name);
  await arrival(servers.webhook, name);
  expect(await kept(page)).toEqual([]);
  expect(arrivals(servers.webhook, refused)).toEqual([]);
});

test("a request straight to the webhook waits while that fails, and arrives later with its own time, as the eight keys in JSON and nothing else", async ({
  page,
  context,
  servers,
}) => {
  const away = `http://${HOSTS.hook}/**`;
  await context.route(away, (route) => route.abort());
  const name = someone();
  await page.goto(`http://${HOSTS.alone}/`);
  await askForDemo(page, name);
  const [waiting = ""] = await kept(page);
  expect(waiting).toContain(name);
  await context.unroute(away);
  await page.goto(`http://${HOSTS.alone}/security`);
  const { request, headers } = await arrival(servers.webhook, name);
  expect(waiting).toContain(`"${request.timestamp}"`);
  await expect.poll(() => kept(page)).toEqual([]);
  expect(Object.keys(request).toSorted()).toEqual(KEYS);
  expect(request).toMatchObject(ANSWERS);
  expect(headers["content-type"]).toBe("application/json");
  expect(Object.keys(headers).join()).not.toMatch(
    /idempotency|x-website|cookie/,
  );
});

test.describe("without JavaScript, a form of a static host", () => {
  test.use({ javaScriptEnabled: false });

  test("goes to the API and ends on the host's own Thank You, or to the webhook, whose answer is the page", async ({
    page,
    servers: { webhook },
  }) => {
    const name = someone();
    for (const [host, end] of [
      [HOSTS.pages, `${HOSTS.pages}/thank-you`],
      [HOSTS.alone, `${HOSTS.hook}/hook`],
    ]) {
      await page.goto(`http://${host}/`);
      await fill(page, name);
      await submit(page);
      await expect(page).toHaveURL(`http://${end}`);
    }
    await arrival(webhook, name);
    const form = webhook.deliveries
      .map(({ body }) => new URLSearchParams(body))
      .find((fields) => fields.get("name") === name);
    expect(Array.from(form?.keys() ?? []).toSorted()).toEqual(
      [...FORM_FIELDS, HONEYPOT_FIELD].toSorted(),
    );
  });
});
