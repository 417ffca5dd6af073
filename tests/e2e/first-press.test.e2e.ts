import type { Locator, Page } from "@playwright/test";
import { fill, someone, thanks } from "./support/demo-request.ts";
import { expect, hold, test } from "./support/test.ts";

/** A part of the home page that answers by script, and the effect of a tap on it. */
interface Island {
  readonly name: string;
  /** The files of its own code. */
  readonly code: string;
  readonly button: (page: Page) => Locator;
  /** The sign that the tap was understood. */
  readonly shown: (page: Page) => Locator;
  readonly prepare?: (page: Page) => Promise<void>;
}

const carousel = (page: Page, name: RegExp) =>
  page.locator("#testimonials").getByRole("button", { name });

// The menu needs no code at all (navigation.test).
const ISLANDS: readonly Island[] = [
  {
    name: "voice call",
    code: "hero-call*",
    button: (page) => page.getByRole("button", { name: "Speak to Ellaira" }),
    shown: (page) =>
      page.locator("#hero [role=status]").filter({ hasText: /\S/ }),
  },
  {
    name: "testimonials",
    code: "testimonial-carousel*",
    button: (page) => carousel(page, /^Pause/),
    shown: (page) => carousel(page, /^Play/),
  },
  {
    name: "form",
    code: "demo-request-form*",
    button: (page) => page.getByRole("button", { name: "Request Your Demo" }),
    shown: thanks,
    prepare: (page) => fill(page, someone()),
  },
];

for (const { name, code, button, shown, prepare } of ISLANDS)
  for (const [which, files] of [
    ["any code", "*.js"],
    ["its own code", code],
  ])
    test(
      `a tap on the ${name} before ${which} has loaded is not lost`,
      { tag: "@phone" },
      async ({ page }) => {
        const bringCode = await hold(page, `**/_astro/${files}`);
        await page.goto("/", { waitUntil: "domcontentloaded" });
        await prepare?.(page);
        await button(page).evaluate((element) =>
          element.scrollIntoView({ behavior: "instant", block: "center" }),
        );
        // Straight to its place: Playwright's own tap would wait for the page.
        const box = await button(page).boundingBox();
        if (!box) throw new Error("What is to be tapped is not on the page");
        const { x, y, width, height } = box;
        await page.touchscreen.tap(x + width / 2, y + height / 2);
        bringCode();
        await expect(shown(page)).toBeAttached();
        await expect(page).toHaveURL(/\/$/);
      },
    );
