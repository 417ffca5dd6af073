import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** What a press on each island does, pressed before its code has come. */
const presses: readonly {
  readonly island: string;
  /** Where the island is, if not everywhere. */
  readonly tag?: "@phone";
  readonly button: (page: Page) => Locator;
  readonly seen: (page: Page) => Promise<void>;
}[] = [
  {
    island: "menu",
    tag: "@phone",
    button: (page) => page.getByRole("button", { name: "Open menu" }),
    seen: (page) =>
      expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible(),
  },
  {
    island: "voice call",
    button: (page) => page.getByRole("button", { name: "Speak to Ellaira" }),
    seen: (page) =>
      expect(page.locator("#hero").getByRole("status")).not.toBeEmpty(),
  },
  {
    island: "testimonials",
    button: (page) =>
      page.locator("#testimonials").getByRole("button", { name: /^Pause/ }),
    seen: (page) =>
      expect(
        page.locator("#testimonials").getByRole("button", { name: /^Play/ }),
      ).toBeVisible(),
  },
  {
    island: "compliance strip",
    button: (page) => page.getByRole("button", { name: "PECR" }),
    seen: (page) => expect(page.getByRole("tooltip").first()).toBeVisible(),
  },
];

for (const { island, tag, button, seen } of presses) {
  test(
    `a press before the code of the ${island} has come is not lost`,
    { tag: tag ?? [] },
    async ({ page }) => {
      await page.route("**/_astro/*.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.goto("/", { waitUntil: "commit" });
      // Straight to the element: Playwright's own press would wait and scroll, which wakes the page.
      await button(page).evaluate((element: HTMLElement) => element.click());
      await seen(page);
    },
  );
}
