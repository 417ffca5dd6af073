import type { Page } from "@playwright/test";
import {
  arrival,
  arrivals,
  askForDemo,
  someone,
} from "./support/demo-request.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.use({ expectedErrors: /Failed to (fetch|load)|422/ });

const API = "**/api/demo-requests";

const kept = (page: Page) => page.evaluate(() => localStorage.length);

test("a request that the server refuses is kept and reported", async ({
  page,
  context,
}) => {
  await context.route(API, (route) => route.fulfill({ status: 422 }));
  await page.goto("/");
  await askForDemo(page, someone());
  const contact = page.locator("#contact");
  await expect(contact).toContainText("did not accept it as it is");
  await expect(
    contact.getByRole("heading", { name: "Thank You" }),
  ).toHaveAccessibleDescription(/has not been sent yet.*01632 960 018/);
  expect(await kept(page)).toBe(1);
});

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

test("a message has an end, and the form counts down to it", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Full Name").focus();
  await hydrated(page);
  const message = page.getByLabel("Tell us about your needs");
  await message.fill("m".repeat(4499));
  await expect(page.getByText("characters left")).toHaveCount(0);
  await message.pressSequentially("mmm");
  await expect(page.getByText("498 characters left")).toBeVisible();
  await message.fill("m".repeat(4999));
  await expect(page.getByText("1 character left")).toBeVisible();
  await message.pressSequentially("mmm");
  await expect(message).toHaveValue("m".repeat(5000));
});
