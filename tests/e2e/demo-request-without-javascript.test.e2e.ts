import type { Page } from "@playwright/test";
import {
  ANSWERS,
  arrival,
  arrivals,
  fill,
  KEYS,
  someone,
  submit,
} from "./support/demo-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

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
  const request = await arrival(servers.webhook, name);
  expect(Object.keys(request ?? {}).toSorted()).toEqual(KEYS);
  expect(request?.message).toBe(ANSWERS.message);
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

test.describe("not accepted", () => {
  test.use({ expectedErrors: /422/ });

  test("the form returns with the typed text, and can be sent from there", async ({
    page,
    servers,
  }) => {
    const name = someone();
    // The browser refuses to send a form with a gap, so the value is lost on the way.
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
    await submit(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "not sent" }),
    ).toBeVisible();
    await expect(page.getByText("Check that every")).toBeVisible();
    await expectFilled(page, name);
    await expect(page.getByLabel("Phone Number")).toHaveValue("");

    await page.unroute("**/api/demo-requests");
    await page.getByLabel("Phone Number").fill(ANSWERS.phone);
    await submit(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(await arrival(servers.webhook, name)).toMatchObject({ name });
  });
});

test.describe("refused through no fault of the visitor", () => {
  test.use({ expectedErrors: /403/ });

  test("the page says why, and keeps the typed text", async ({ page }) => {
    const name = someone();
    await page.route("**/api/demo-requests", async (route) => {
      const headers = {
        ...route.request().headers(),
        "sec-fetch-site": "cross-site",
      };
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    await page.goto("/");
    await fill(page, name);
    await submit(page);
    await expect(page.getByText("from another website")).toBeVisible();
    await expect(page.getByText("Check that every")).toBeHidden();
    await expectFilled(page, name);
  });
});

test.describe("too long", () => {
  test.use({ expectedErrors: /413/ });

  test("the page says so, and its field takes no more than the limit", async ({
    page,
  }) => {
    await page.route("**/api/demo-requests", (route) =>
      route.continue({
        postData: `${route.request().postData()}&more=${"x".repeat(70_000)}`,
      }),
    );
    await page.goto("/");
    await fill(page, someone());
    await submit(page);
    await expect(page.getByText("too long for us to read")).toBeVisible();
    await expect(page.getByLabel("Tell us about your needs")).toHaveAttribute(
      "maxlength",
      "5000",
    );
  });
});

async function expectFilled(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await expect(page.getByLabel("Practice Type")).toHaveValue(
    ANSWERS.practiceType,
  );
  await expect(page.getByLabel("Tell us about your needs")).toHaveValue(
    ANSWERS.message,
  );
}
