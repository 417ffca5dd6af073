import { settlesBelowBar } from "./support/scrolling.ts";
import { expect, hydrated, test } from "./support/test.ts";

// How it opens, and closes on Escape, is in engines/pages.test.
test.describe("the menu of narrow screens", { tag: "@phone" }, () => {
  test("shows the way to a demo on a phone on its side, and closes by itself when the window grows", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Get Demo" })).toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(menu).toBeHidden();
  });

  test("needs only the page itself", async ({ page }) => {
    // They never load.
    await page.route("**/_astro/*.js", () => undefined);
    await page.goto("/security");
    const button = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await button.click();
    await expect(menu.getByRole("link", { name: "Services" })).toBeFocused();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.press("Enter");
    await menu.getByRole("link", { name: "Benefits" }).press("Enter");
    await expect(page).toHaveURL(/\/#benefits$/);
    await settlesBelowBar(page, "benefits");
    await expect(menu).toBeHidden();
  });
});
