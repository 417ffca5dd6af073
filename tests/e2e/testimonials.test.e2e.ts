import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

test.describe("the testimonials", () => {
  const carousel = (page: Page) =>
    page.locator("#testimonials [aria-roledescription=carousel]");
  const slide = (page: Page, n: number) =>
    carousel(page).getByRole("group", { name: `${n} of 3` });
  const dots = (page: Page) =>
    carousel(page).getByRole("button", { name: /^Show testimonial/ });

  /** The first slide has its whole time left, and the pointer is elsewhere. */
  async function begin(page: Page): Promise<void> {
    await dots(page).first().click();
    await page.mouse.move(5, 5);
    await expect(slide(page, 1)).toBeVisible();
  }

  /** The visitor's time stands still. */
  async function open(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await begin(page);
  }

  test("rotate, and obey the visitor", async ({ page }) => {
    await open(page);
    await test.step("advance every 6 seconds and wrap", async () => {
      for (const next of [2, 3, 1]) {
        await page.clock.runFor(6000);
        await expect(slide(page, next)).toBeVisible();
        await expect(carousel(page).getByRole("group")).toHaveCount(1);
        await expect(dots(page).nth(next - 1)).toHaveAttribute(
          "aria-current",
          "true",
        );
      }
    });

    await test.step("show the slide chosen by a dot or a card, for its whole time", async () => {
      await begin(page);
      await page.clock.runFor(5000);
      await dots(page).nth(2).click();
      await expect(slide(page, 3)).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(5500);
      await expect(slide(page, 3)).toBeVisible();
      await page.clock.runFor(600);
      await expect(slide(page, 1)).toBeVisible();
      const card = carousel(page).getByRole("button", {
        name: /^General practice/,
      });
      await card.click();
      await expect(slide(page, 3)).toBeVisible();
      await expect(card).toHaveAttribute("aria-current", "true");
    });

    await test.step("stay after Pause and continue after Play", async () => {
      await begin(page);
      await carousel(page)
        .getByRole("button", { name: "Pause testimonials" })
        .click();
      await page.mouse.move(5, 5);
      await page.clock.runFor(20_000);
      await expect(slide(page, 1)).toBeVisible();
      await carousel(page)
        .getByRole("button", { name: "Play testimonials" })
        .click();
      await page.mouse.move(5, 5);
      await page.clock.runFor(6100);
      await expect(slide(page, 2)).toBeVisible();
    });

    await test.step("rest under the pointer, and while the focus is inside", async () => {
      await begin(page);
      await slide(page, 1).hover();
      await page.clock.runFor(20_000);
      await expect(slide(page, 1)).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(6100);
      await expect(slide(page, 2)).toBeVisible();

      await dots(page).first().focus();
      await page.keyboard.press("Tab");
      await page.clock.runFor(20_000);
      await expect(slide(page, 2)).toBeVisible();
      await page.locator("#contact").getByLabel("Full Name").focus();
      await page.clock.runFor(6100);
      await expect(slide(page, 3)).toBeVisible();
    });
  });
});
