import type { Page } from "@playwright/test";
import {
  ANSWERS,
  arrival,
  arrivals,
  askForDemo,
  fill,
  KEYS,
  someone,
  submit,
  thanks,
} from "./support/demo-request.ts";
import { expect, hold, hydrated, test } from "./support/test.ts";

const API = "**/api/demo-requests";

test("a request reaches the webhook with exactly its eight keys, and where the visitor came from as headers", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/?utm_source=news+letter&utm_campaign=z%C3%BCri&gclid=1", {
    referer: "https://www.example.org/page",
  });
  await page.getByRole("link", { name: "Schedule Your Demo" }).first().click();
  await expect(page).toHaveURL(/utm_source=news.*#contact$/);
  await fill(page, name);
  await submit(page);
  await expect(thanks(page)).toBeFocused();
  const { request, headers } = await arrival(servers.webhook, name);
  expect(Object.keys(request).toSorted()).toEqual(KEYS);
  expect(request).toMatchObject(ANSWERS);
  expect(Date.parse(request.timestamp ?? "")).toBeGreaterThan(
    Date.now() - 60_000,
  );
  expect(headers).toMatchObject({
    "x-utm-source": "news%20letter",
    "x-utm-campaign": "z%C3%BCri",
    "x-referring-site": "www.example.org",
  });
});

test("a wrong address is not sent; the button waits for the answer, and a second press sends nothing", async ({
  page,
  servers,
}) => {
  const name = someone();
  const answer = await hold(page, API);
  let posts = 0;
  page.on("request", (request) => (posts += +(request.method() === "POST")));
  await page.goto("/");
  await fill(page, name);
  const email = page.getByLabel("Email Address");
  await email.fill("not an address");
  await submit(page);
  await expect(email).toBeFocused();
  await expect(thanks(page)).toBeHidden();
  await email.fill(ANSWERS.email);
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

test("the confirmation is inside windows of every size for 30 seconds, then the form returns empty", async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const form = page.locator("#contact form");
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1280, 720],
  ] as const)
    await test.step(`of ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await fill(page, someone());
      const before = await form.boundingBox();
      await submit(page);
      await expect(thanks(page)).toBeFocused();
      const bar = await page.locator("header").boundingBox();
      const words = thanks(page).locator("..");
      const box = await words.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
      const last = await words.locator("p").last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(height);
      // As high as its text.
      const block = await words.locator("..").boundingBox();
      expect(block?.height).toBeLessThan((before?.height ?? 0) / 1.5);
      await page.clock.runFor(25_000);
      await expect(thanks(page)).toBeVisible();
      await page.clock.runFor(6000);
      await expect(thanks(page)).toBeHidden();
      await expect(page.locator("#contact h2")).toBeFocused();
      for (const field of await form
        .locator("input:visible, select, textarea")
        .all())
        await expect(field).toHaveValue("");
    });
});

test("a visitor who reads below the confirmation stays there when the form returns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  // As in Safari, which has no scroll anchoring.
  await page.evaluate(() => {
    document.documentElement.style.setProperty("overflow-anchor", "none");
  });
  await fill(page, someone());
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  const next = page.getByRole("heading", { name: "What happens next" });
  await next.click();
  await next.evaluate((heading) =>
    heading.scrollIntoView({ block: "start", behavior: "instant" }),
  );
  const place = () =>
    next.evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await place();
  await page.clock.runFor(31_000);
  await expect(thanks(page)).toBeHidden();
  await expect
    .poll(async () => Math.abs((await place()) - before))
    .toBeLessThan(2);
});

test.describe("kept in the browser", () => {
  test.use({ expectedErrors: /Failed to (fetch|load)/ });

  const kept = (page: Page) => page.evaluate(() => localStorage.length);

  test("two tabs send a waiting request once", async ({
    page,
    context,
    servers,
  }) => {
    await context.route(API, (route) => route.abort());
    const name = someone();
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/compliance");
    await askForDemo(page, name);
    await context.unroute(API);
    let posts = 0;
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await context.route(API, async (route) => {
      posts += 1;
      await held;
      await route.continue();
    });
    await Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(async () => {
          dispatchEvent(new Event("online"));
          // A tab that may send has asked for the request by now.
          await navigator.locks.query();
        }),
      ),
    );
    await expect.poll(() => posts).toBe(1);
    answer();
    await arrival(servers.webhook, name);
    await expect.poll(() => kept(page)).toBe(0);
    expect(posts).toBe(1);
    expect(arrivals(servers.webhook, name)).toHaveLength(1);
  });

  test("the computer's next user sees that a request waits, and sends or deletes it", async ({
    page,
    context,
    servers,
  }) => {
    await context.route(API, (route) => route.abort());
    const [name, other] = [someone(), someone()];
    for (const visitor of [name, other]) {
      await page.goto("/");
      await askForDemo(page, visitor);
    }
    await page.goto("/");
    const form = page.locator("#contact");
    await form.scrollIntoViewIfNeeded();
    await page.getByLabel("Full Name").focus();
    await expect(form.getByText("is waiting in this browser")).toHaveCount(2);
    await expect(form).not.toContainText(name);
    await context.unroute(API);
    await form.getByRole("button", { name: "Send it now" }).first().click();
    await expect(form.getByText("The request has been sent.")).toBeFocused();
    await form.getByRole("button", { name: "Delete it" }).click();
    await expect(form.getByText("has been deleted.")).toBeFocused();
    await expect(form.getByText("is waiting in this browser")).toHaveCount(0);
    expect(await kept(page)).toBe(0);
    await expect
      .poll(
        () =>
          arrivals(servers.webhook, name).length +
          arrivals(servers.webhook, other).length,
      )
      .toBe(1);
  });
});

test.describe("in a browser that lacks what the form’s code needs", () => {
  // The errors of such a page don't matter here.
  test.use({ expectedErrors: /./ });

  /** Runs in the page, before its own scripts. */
  function takeAway(): void {
    const asked = new URLSearchParams(location.search);
    const take = () =>
      void Reflect.deleteProperty(globalThis, asked.get("without") ?? "");
    if (asked.has("early")) take();
    else addEventListener("pointerdown", take, { capture: true });
  }

  for (const name of [
    "fetch",
    "AbortController",
    "FormData",
    "Promise",
    "crypto",
    "localStorage",
  ])
    test(`${name}, from the start or only since, a request arrives once`, async ({
      page,
      servers,
    }) => {
      await page.addInitScript(takeAway);
      for (const query of [`without=${name}&early`, `without=${name}`]) {
        const visitor = someone();
        await page.goto(`/?${query}`);
        await fill(page, visitor);
        if (!query.endsWith("early")) await hydrated(page);
        await submit(page);
        await arrival(servers.webhook, visitor);
        // A second would have been sent by then.
        await expect(
          page.getByRole("heading", { name: "Thank You" }),
        ).toBeVisible();
        expect(arrivals(servers.webhook, visitor)).toHaveLength(1);
      }
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /422/ });

  test("the form ends on a page that says Thank You, and pressing twice or reloading that page sends nothing more", async ({
    page,
    servers,
  }) => {
    const name = someone();
    await page.goto("/");
    await fill(page, name);
    await page.getByRole("button", { name: "Request Your Demo" }).dblclick();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(
      page.getByRole("heading", { level: 1, name: "Thank You" }),
    ).toBeVisible();
    const { request } = await arrival(servers.webhook, name);
    expect(Object.keys(request).toSorted()).toEqual(KEYS);
    expect(request.message).toBe(ANSWERS.message);
    const again = await page.reload();
    expect(again?.request().method()).toBe("GET");
    // A later request is delivered later.
    const next = someone();
    await page.goto("/");
    await fill(page, next);
    await submit(page);
    await arrival(servers.webhook, next);
    expect(arrivals(servers.webhook, name)).toHaveLength(1);
  });

  test("a form that is not accepted returns with the typed text, and can be sent from there", async ({
    page,
    servers,
  }) => {
    const name = someone();
    // The browser refuses to send a form with a gap, so the value is lost on the way.
    await page.route(API, (route) =>
      route.continue({
        postData: (route.request().postData() ?? "").replace(
          /phone=[^&]*/,
          "phone=",
        ),
      }),
    );
    await page.goto("/");
    await fill(page, name);
    await submit(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "not sent" }),
    ).toBeVisible();
    await expect(page.getByText("Check that every")).toBeVisible();
    const phone = page.getByLabel("Phone Number");
    await expect(phone).toHaveValue("");
    await page.unroute(API);
    await phone.fill(ANSWERS.phone);
    await submit(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    const { request } = await arrival(servers.webhook, name);
    expect(request).toMatchObject(ANSWERS);
  });
});
