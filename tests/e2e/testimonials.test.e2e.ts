import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

const carousel = (page: Page) =>
  page.locator("#testimonials [aria-roledescription=carousel]");
const press = (page: Page, name: string | RegExp) =>
  carousel(page).getByRole("button", { name }).click();

/** After this time with the pointer elsewhere, the slide of this number shows, and no other. */
async function showsAfter(page: Page, ms: number, n: number): Promise<void> {
  await page.mouse.move(5, 5);
  await page.clock.runFor(ms);
  await rendered(page);
  const slides = carousel(page).getByRole("group");
  // The one before has faded out.
  await expect(slides).toHaveCount(1);
  await expect(slides).toHaveAccessibleName(`${n} of 3`);
}

/** React renders after a message to itself, which the stopped clock does not hold back. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", resolve);
        port1.start();
        port2.postMessage("");
      }),
  );

/** Hides the page as behind another tab, or shows it again. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      value: hidden,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test("testimonials rotate, and obey the visitor", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  // The visitor's time stands still.
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, /^Show testimonial 1/);
  await test.step("they advance every 6 seconds and wrap", async () => {
    for (const next of [2, 3, 1]) await showsAfter(page, 6000, next);
  });

  await test.step("a slide chosen by a dot or a card has its whole time", async () => {
    await page.clock.runFor(5000);
    await press(page, /^Show testimonial 3/);
    await showsAfter(page, 5500, 3);
    await showsAfter(page, 600, 1);
    await press(page, /^General practice/);
    await showsAfter(page, 0, 3);
  });

  await test.step("they stay after Pause and continue after Play", async () => {
    await press(page, "Pause testimonials");
    await showsAfter(page, 8000, 3);
    await press(page, "Play testimonials");
    await showsAfter(page, 6100, 1);
  });

  await test.step("they rest under the pointer, and while the focus is inside", async () => {
    await carousel(page).getByRole("group").hover();
    await page.clock.runFor(8000);
    await showsAfter(page, 0, 1);
    await showsAfter(page, 6100, 2);
    await carousel(page)
      .getByRole("button", { name: /^Show testimonial 1/ })
      .focus();
    await page.keyboard.press("Tab");
    await showsAfter(page, 8000, 2);
    await page.getByLabel("Full Name").focus();
    await showsAfter(page, 6100, 3);
  });

  await test.step("they rest while the page is hidden", async () => {
    await hide(page, true);
    await showsAfter(page, 8000, 3);
    await hide(page, false);
    await showsAfter(page, 6100, 1);
  });
});
