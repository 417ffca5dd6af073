import type { Page } from "@playwright/test";
import { FORM_FIELDS, HONEYPOT_FIELD } from "../../contract/demo-request.ts";
import {
  ANSWERS,
  arrival,
  askForDemo,
  fill,
  KEYS,
  someone,
  submit,
} from "./support/demo-request.ts";
import { HOSTS } from "./support/builds.ts";
import { test } from "./support/static-sites.ts";
import { expect } from "./support/test.ts";

// The pages of a static host whose form posts straight to the webhook: no server of ours is there.
test.use({ baseURL: `http://${HOSTS.alone}` });

/** The requests that wait in the browser. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.values({ ...localStorage }).map((text) => String(text)),
  );

test.describe("while the webhook fails", () => {
  test.use({ expectedErrors: /Failed to (fetch|load)/ });

  test("a request waits, and arrives later with its own time, as the eight keys in JSON and nothing else", async ({
    page,
    context,
    hook,
  }) => {
    const away = `http://${HOSTS.hook}/**`;
    await context.route(away, (route) => route.abort());
    const name = someone();
    await page.goto("/");
    await askForDemo(page, name);
    const [waiting = ""] = await kept(page);
    expect(waiting).toContain(name);
    await context.unroute(away);
    await page.goto("/security");
    const request = await arrival(hook, name);
    expect(waiting).toContain(`"${request?.timestamp}"`);
    await expect.poll(() => kept(page)).toEqual([]);
    expect(Object.keys(request ?? {}).toSorted()).toEqual(KEYS);
    expect(request).toMatchObject({ name, ...ANSWERS });
    const { headers } =
      hook.deliveries.find(({ body }) => body.includes(name)) ?? {};
    expect(headers?.["content-type"]).toBe("application/json");
    expect(Object.keys(headers ?? {}).join()).not.toMatch(
      /idempotency|x-website|cookie/,
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form itself is posted, and the webhook's answer is the page", async ({
    page,
    hook,
  }) => {
    const name = someone();
    await page.goto("/");
    await fill(page, name);
    await submit(page);
    await expect(page).toHaveURL(`http://${HOSTS.hook}/hook`);
    const [delivery] = hook.deliveries.slice(-1);
    const form = new URLSearchParams(delivery?.body);
    expect(form.get("name")).toBe(name);
    expect(Array.from(form.keys()).toSorted()).toEqual(
      [...FORM_FIELDS, HONEYPOT_FIELD].toSorted(),
    );
  });
});
