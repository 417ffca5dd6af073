import type { BrowserContext, Page } from "@playwright/test";
import {
  arrival,
  arrivals,
  askForDemo,
  fill,
  someone,
  submit,
} from "./support/demo-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: /HTTP 503|status of 503|Failed to (fetch|load)/ });

const API = "**/api/demo-requests";

const kept = (page: Page) => page.evaluate(() => localStorage.length);

/** Takes the server away from every page of a browser. @returns what brings it back */
async function serverAway(
  context: BrowserContext,
  how: "down" | "full",
): Promise<() => Promise<void>> {
  await context.route(API, (route) =>
    how === "down" ? route.abort() : route.fulfill({ status: 503 }),
  );
  return () => context.unroute(API);
}

for (const how of ["down", "full"] as const) {
  test(`a request waits in the browser while the server is ${how}, and is sent from the next page`, async ({
    page,
    context,
    servers,
  }) => {
    const back = await serverAway(context, how);
    const name = someone();
    await page.goto("/");
    await askForDemo(page, name);
    expect(await kept(page)).toBe(1);
    await back();
    await page.goto("/security");
    await arrival(servers.webhook, name);
    await expect.poll(() => kept(page)).toBe(0);
  });
}

for (const status of [400, 413, 422])
  test.describe(`a request that the server refuses with ${status}`, () => {
    test.use({ expectedErrors: new RegExp(`${status}`) });

    test("is kept, told of, and sent at a later visit", async ({
      page,
      context,
      servers,
    }) => {
      await context.route(API, (route) => route.fulfill({ status }));
      const name = someone();
      await page.goto("/");
      await askForDemo(page, name);
      const contact = page.locator("#contact");
      await expect(contact).toContainText("has not been sent yet");
      await expect(
        contact.getByRole("heading", { name: "Thank You" }),
      ).toHaveAccessibleDescription(/has not been sent yet.*01632 960 018/);
      expect(await kept(page)).toBe(1);
      await context.unroute(API);
      await page.goto("/security");
      await arrival(servers.webhook, name);
      await expect.poll(() => kept(page)).toBe(0);
    });
  });

test("a waiting request is sent as soon as the network is back", async ({
  page,
  context,
  servers,
}) => {
  const back = await serverAway(context, "down");
  const name = someone();
  await page.goto("/");
  await askForDemo(page, name);
  await back();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await arrival(servers.webhook, name);
  await expect.poll(() => kept(page)).toBe(0);
});

test("two tabs send a waiting request once", async ({
  page,
  context,
  servers,
}) => {
  const back = await serverAway(context, "down");
  const name = someone();
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/compliance");
  await askForDemo(page, name);
  await back();
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
        // Whoever may send has asked for it by now.
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

test("an answer that was lost does not double the request", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/");
  await page.route(
    API,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await askForDemo(page, name);
  await arrival(servers.webhook, name);
  await page.goto("/compliance");
  await expect.poll(() => kept(page)).toBe(0);
  // A request that comes after it is delivered after it.
  const next = someone();
  await page.goto("/");
  await askForDemo(page, next);
  await arrival(servers.webhook, next);
  expect(arrivals(servers.webhook, name)).toHaveLength(1);
});

test("a blocked storage does not stand in a request's way", async ({
  page,
  servers,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const name = someone();
  await page.goto("/");
  await askForDemo(page, name);
  await arrival(servers.webhook, name);
});

test("a request that could not be sent for 30 days is deleted unsent", async ({
  page,
  context,
  servers,
}) => {
  const back = await serverAway(context, "down");
  const name = someone();
  await page.clock.install({ time: new Date("2026-01-05T09:00:00Z") });
  await page.goto("/");
  await fill(page, name);
  const refused = page.waitForEvent("requestfailed");
  await submit(page);
  await refused;
  expect(await kept(page)).toBe(1);
  await back();
  await page.clock.setSystemTime(new Date("2026-02-04T10:00:00Z"));
  await page.goto("/security");
  await expect.poll(() => kept(page)).toBe(0);
  expect(arrivals(servers.webhook, name)).toHaveLength(0);
});
