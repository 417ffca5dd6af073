import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const strip = (page: Page) =>
  page.locator("footer").getByRole("region", { name: "Compliance" });

const badge = (page: Page, name: string) =>
  strip(page).getByRole("button", { name });

/** The visible tooltip. */
const tooltip = (page: Page) => strip(page).getByRole("tooltip");

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await expect(page.locator("html[data-loaded]")).toBeAttached();
  await strip(page).scrollIntoViewIfNeeded();
}

test("a tooltip shows on hover, the pointer can move onto it, and Escape hides it without moving the focus", async ({
  page,
}) => {
  await open(page);
  await badge(page, "PECR").hover();
  await expect(tooltip(page)).toHaveCount(1);
  await tooltip(page).hover();
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toHaveCount(1);
  await page.mouse.move(10, 10);
  await expect(tooltip(page)).toHaveCount(0);

  await strip(page).getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  const last = badge(page, "UK hosted");
  await expect(last).toBeFocused();
  await expect(tooltip(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  await expect(last).toBeFocused();
  await badge(page, "UK GDPR").hover();
  await expect(tooltip(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);

  await badge(page, "PECR").focus();
  await expect(tooltip(page)).toHaveCount(1);
  await expectAccessible(page, "footer section");
});

test(
  "a tapped tooltip hides after 3 seconds, a second tap shows it again, and each is inside the narrowest window",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page);
    // From here on, only the test moves the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await badge(page, "PECR").tap();
    await expect(tooltip(page)).toBeVisible();
    await page.clock.runFor(2900);
    await expect(tooltip(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(tooltip(page)).toHaveCount(0);
    await badge(page, "PECR").tap();
    await expect(tooltip(page)).toBeVisible();

    await page.setViewportSize({ width: 320, height: 700 });
    for (const button of await strip(page).getByRole("button").all()) {
      await button.tap();
      const id = (await button.getAttribute("aria-describedby")) ?? "";
      const own = page.locator(`#${id}`);
      await expect(own).toBeVisible();
      const box = await own.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  },
);

test(
  "a tooltip needs no module",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    // They never load.
    await page.route("**/_astro/*.js", () => undefined);
    await page.goto("/", { waitUntil: "commit" });
    // The parts above it may still move it away from the pointer.
    await expect(async () => {
      await (isMobile
        ? badge(page, "PECR").tap()
        : badge(page, "PECR").hover());
      await expect(tooltip(page)).toHaveCount(1, { timeout: 500 });
    }).toPass();
  },
);
