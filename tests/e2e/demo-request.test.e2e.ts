import type { Page } from "@playwright/test";
import { startSite, startWebhook } from "./support/servers.ts";
import {
  arrival,
  arrivals,
  askForDemo,
  fill,
  KEYS,
  someone,
  submit,
  thanks,
} from "./support/demo-request.ts";
import { expect, hydrated, test } from "./support/test.ts";

test("a request reaches the webhook with exactly its eight keys", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/");
  await fill(page, name);
  await submit(page);
  await expect(thanks(page)).toBeFocused();
  const request = await arrival(servers.webhook, name);
  expect(Object.keys(request ?? {}).toSorted()).toEqual(KEYS);
  expect(request).toMatchObject({
    name,
    email: "zoe@clinic.example",
    phone: "01632 960 123",
    practice: "High Street Surgery",
    practiceType: "gp",
    message: "Two lines:\n“nine o’clock” & after six",
  });
  expect(Date.parse(request?.timestamp ?? "")).toBeGreaterThan(
    Date.now() - 60_000,
  );
});

test("where the visitor came from goes along as headers, and not in the body", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/?utm_source=news+letter&utm_campaign=z%C3%BCri&gclid=1", {
    referer: "https://www.example.org/page",
  });
  await fill(page, name);
  await submit(page);
  await expect(thanks(page)).toBeFocused();
  await arrival(servers.webhook, name);
  const delivery = servers.webhook.deliveries.find(({ body }) =>
    body.includes(name),
  );
  expect(delivery?.headers).toMatchObject({
    "x-utm-source": "news%20letter",
    "x-utm-campaign": "z%C3%BCri",
    "x-referring-site": "www.example.org",
  });
  expect(Object.keys(JSON.parse(delivery?.body ?? "")).toSorted()).toEqual(
    KEYS,
  );
});

test("the button waits for the answer, and a second press sends nothing", async ({
  page,
  servers,
}) => {
  const name = someone();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route("**/api/demo-requests", async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await page.goto("/");
  await fill(page, name);
  const width = (await page.locator("#contact form button").boundingBox())
    ?.width;
  await submit(page);
  const button = page.getByRole("button", { name: "Submitting..." });
  await expect(button).toBeDisabled();
  expect((await button.boundingBox())?.width).toBe(width);
  await page
    .getByLabel("Full Name")
    .press("Enter", { timeout: 2000 })
    .catch(() => {});
  answer();
  await expect(thanks(page)).toBeVisible();
  await arrival(servers.webhook, name);
  expect(posts).toBe(1);
});

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [844, 390],
  [1280, 720],
] as const) {
  test(`the confirmation is inside a window of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    await fill(page, someone());
    await submit(page);
    await expect(thanks(page)).toBeFocused();
    const bar = await page.locator("header").boundingBox();
    const words = await thanks(page).locator("..").boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    const last = await thanks(page)
      .locator("..")
      .locator("p")
      .last()
      .boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(height);
  });
}

test("the confirmation stays for 30 seconds, then the form returns empty", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await fill(page, someone());
  await page.clock.pauseAt(Date.now() + 60_000);
  const height = (await page.locator("#contact form").boundingBox())?.height;
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  const block = await thanks(page).locator("../..").boundingBox();
  expect(block?.height).toBeGreaterThanOrEqual(height ?? 0);
  await page.clock.runFor(29_000);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(thanks(page)).toBeHidden();
  for (const label of [
    "Full Name",
    "Email Address",
    "Phone Number",
    "Practice Type",
    "Practice Name",
    "Tell us about your needs",
  ])
    await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.locator("#contact h2")).toBeFocused();
});

test.describe("when the server answers with an error", () => {
  test.use({ expectedErrors: /HTTP 500|status of 500/ });

  test("the visitor is thanked all the same", async ({ page }) => {
    await page.route("**/api/demo-requests", (route) =>
      route.fulfill({ status: 500 }),
    );
    await page.goto("/");
    await askForDemo(page, someone());
    await expect(page.locator("#contact")).toContainText(
      "Your request has not been sent yet. It is saved in this browser",
    );
  });
});

test.describe("when the server can't be reached", () => {
  test.use({ expectedErrors: /Failed to (fetch|load)/ });

  test("the visitor is thanked all the same", async ({ page }) => {
    await page.route("**/api/demo-requests", (route) => route.abort());
    await page.goto("/");
    await askForDemo(page, someone());
  });
});

test("the browser itself refuses an incomplete form", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/");
  await hydrated(page);
  await fill(page, name);
  await page.getByLabel("Email Address").fill("not an address");
  await submit(page);
  await expect(page.getByLabel("Email Address")).toBeFocused();
  await page.getByLabel("Email Address").fill("zoe@clinic.example");
  await page.getByLabel("Practice Type").selectOption("");
  await submit(page);
  await expect(page.getByLabel("Practice Type")).toBeFocused();
  await expect(thanks(page)).toBeHidden();
  expect(arrivals(servers.webhook, name)).toHaveLength(0);
});

test("what is sent before the form's code has come is sent by it", async ({
  page,
  servers,
}) => {
  const name = someone();
  // Nothing that the page's own code does counts as a sign of life until the form is filled in.
  const { promise: held, resolve: bringCode } = Promise.withResolvers<void>();
  await page.route("**/_astro/demo-request-form*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await fill(page, name);
  await submit(page);
  bringCode();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await arrival(servers.webhook, name);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form ends on a page that says Thank You, and reloading it sends nothing", async ({
    page,
    servers,
  }) => {
    const name = someone();
    await page.goto("/");
    await fill(page, name);
    await submit(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(
      page.getByRole("heading", { level: 1, name: "Thank You" }),
    ).toBeVisible();
    const request = await arrival(servers.webhook, name);
    expect(Object.keys(request ?? {}).toSorted()).toEqual(KEYS);
    expect(request?.message).toBe("Two lines:\n“nine o’clock” & after six");
    const again = await page.reload();
    expect(again?.request().method()).toBe("GET");
    // A request that comes after it is delivered after it.
    const next = someone();
    await page.goto("/");
    await fill(page, next);
    await submit(page);
    await arrival(servers.webhook, next);
    expect(arrivals(servers.webhook, name)).toHaveLength(1);
  });
});

test.describe("without JavaScript, not accepted", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /422/ });

  test("the form comes again with what was typed, and can be sent from there", async ({
    page,
    servers,
  }) => {
    const name = someone();
    // The browser minds what is missing, so it is lost on the way.
    await page.route("**/api/demo-requests", (route) =>
      route.continue({
        postData: (route.request().postData() ?? "").replace(
          /phone=[^&]*/,
          "phone=",
        ),
      }),
    );
    await page.goto("/");
    await fill(page, name);
    const sent = await page.getByLabel("Tell us about your needs").inputValue();
    await submit(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "not sent" }),
    ).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue(name);
    await expect(page.getByLabel("Practice Type")).toHaveValue("gp");
    await expect(page.getByLabel("Tell us about your needs")).toHaveValue(sent);
    await expect(page.getByLabel("Phone Number")).toHaveValue("");

    await page.unroute("**/api/demo-requests");
    await page.getByLabel("Phone Number").fill("01632 960 123");
    await submit(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(await arrival(servers.webhook, name)).toMatchObject({ name });
  });
});

test.describe("without JavaScript, pressed twice", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is one request", async ({ page, servers }) => {
    const name = someone();
    await page.goto("/");
    await fill(page, name);
    await page.getByRole("button", { name: "Request Your Demo" }).dblclick();
    await expect(page).toHaveURL(/\/thank-you$/);
    const next = someone();
    await page.goto("/");
    await fill(page, next);
    await submit(page);
    await arrival(servers.webhook, next);
    expect(arrivals(servers.webhook, name)).toHaveLength(1);
  });
});

test("a request is kept while the webhook is away and arrives when it is back", async ({
  page,
}) => {
  const webhook = await startWebhook();
  await webhook.stop();
  const site = await startSite({
    DEMO_WEBHOOK_URL: webhook.url,
    WEBHOOK_RETRY_BASE_MS: "100",
  });
  try {
    const name = someone();
    await page.goto(site.url);
    await askForDemo(page, name);
    const back = await startWebhook(Number(new URL(webhook.url).port));
    try {
      await arrival(back, name);
    } finally {
      await back.stop();
    }
  } finally {
    await site.stop();
  }
});

/** Fills in what no person sees. */
const fillHoneypot = (page: Page) =>
  page
    .locator('[name="leave_empty"]')
    .evaluate((field: HTMLInputElement) => (field.value = "filled"));

test("what a program fills in by itself is thanked and not delivered", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/");
  await fill(page, name);
  await page
    .getByLabel("Tell us about your needs")
    .fill("https://buy.example https://now.example");
  await fillHoneypot(page);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  // What comes after it is delivered after it.
  const next = someone();
  await page.goto("/");
  await askForDemo(page, next);
  await arrival(servers.webhook, next);
  expect(arrivals(servers.webhook, name)).toHaveLength(0);
});

test("a person whose password manager fills in everything is delivered", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.runFor(5000);
  await fill(page, name);
  await fillHoneypot(page);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await arrival(servers.webhook, name);
});

test("a message of a million characters arrives whole", async ({
  page,
  servers,
}) => {
  const name = someone();
  const message = "Line after line. ".repeat(60_000).slice(0, 1_000_000);
  await page.goto("/");
  await fill(page, name);
  await page.getByLabel("Tell us about your needs").fill(message);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  const request = await arrival(servers.webhook, name);
  expect(request?.message === message).toBe(true);
});
