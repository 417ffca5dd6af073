import type { Page } from "@playwright/test";
import { PLACEHOLDER_EMAIL } from "../../settings/site.ts";
import { routes } from "../../site/routes.ts";
import { expect, test } from "./support/test.ts";

/** The entries of the list of documents. */
const documents = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.locator("[data-message]") })
    .all();

test("each button logs and says how to get its document, before any module has loaded", async ({
  page,
}) => {
  // They never load.
  await page.route("**/_astro/*.js", () => undefined);
  const logged: string[] = [];
  const told: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("dialog", (dialog) => {
    told.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(routes.compliance, { waitUntil: "domcontentloaded" });
  const messages: string[] = [];
  for (const entry of await documents(page)) {
    const name = await entry.getByRole("heading").innerText();
    messages.push(
      `The download of the ${name} would start now. Please contact ${PLACEHOLDER_EMAIL} to receive your copy.`,
    );
    await entry.getByRole("button").click();
  }
  expect(messages).toHaveLength(4);
  expect(told).toEqual(messages);
  expect(logged).toEqual(messages);
});

test("a button logs once, even after visits to other pages", async ({
  page,
}) => {
  let told = 0;
  page.on("dialog", (dialog) => {
    told += 1;
    void dialog.accept();
  });
  await page.goto(routes.compliance);
  await expect(page.locator("html[data-loaded]")).toBeAttached();
  await page.getByRole("link", { name: "Privacy Policy" }).first().click();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await page.goBack();
  await expect(page.locator("[data-message]").first()).toBeAttached();
  const [first] = await documents(page);
  await first?.getByRole("button").click();
  expect(told).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each document can be asked for by email", async ({ page }) => {
    await page.goto(routes.compliance);
    for (const entry of await documents(page)) {
      const name = await entry.getByRole("heading").innerText();
      await expect(entry.getByRole("link")).toHaveAttribute(
        "href",
        `mailto:${PLACEHOLDER_EMAIL}?subject=${encodeURIComponent(name)}`,
      );
    }
  });
});
