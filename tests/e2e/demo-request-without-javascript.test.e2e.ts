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
    for (const [label, value] of [
      ["Full Name", name],
      ["Practice Type", ANSWERS.practiceType],
      ["Tell us about your needs", ANSWERS.message],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel("Phone Number")).toHaveValue("");

    await page.unroute("**/api/demo-requests");
    await page.getByLabel("Phone Number").fill(ANSWERS.phone);
    await submit(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(await arrival(servers.webhook, name)).toMatchObject({ name });
  });
});
