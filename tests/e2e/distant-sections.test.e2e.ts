import type { Page } from "@playwright/test";
import { firstPaint } from "./support/slow-phone.ts";
import { expect, test } from "./support/test.ts";

/** Laid out, and skipped again where it is far away. */
const skips = (page: Page) =>
  expect(page.locator("html[data-skipping]:not([data-unlaid])")).toBeAttached();

/** The page's height as it is, and as it is when every section is laid out, in CSS pixels. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const skipped = root.scrollHeight;
    root.removeAttribute("data-skipping");
    const whole = root.scrollHeight;
    root.dataset.skipping = "";
    return { skipped, whole };
  });

const isLaidOut = (page: Page, heading: string) =>
  page
    .locator(heading)
    .evaluate((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );

test("what is far below the first screen is laid out after the first paint, once the font is there", async ({
  page,
}) => {
  const { promise: moment, resolve: bringFonts } =
    Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await moment;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await firstPaint(page);
  await expect(page.locator("html[data-unlaid]")).toBeAttached();
  expect(await isLaidOut(page, "#contact-heading")).toBe(false);
  bringFonts();
  await skips(page);
});

test("a font that does not come keeps nothing from being laid out", async ({
  page,
}) => {
  await page.route("**/*.woff2", () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(
    page.getByRole("form", { name: "Request Your Demo" }),
  ).toBeVisible();
  await skips(page);
});

test("a page that leaves out what is far away is as high as it is as a whole, also of another width", async ({
  page,
}) => {
  await page.goto("/");
  await skips(page);
  expect(await isLaidOut(page, "#contact-heading")).toBe(false);
  const first = await heights(page);
  expect(first.skipped).toBe(first.whole);

  await page.setViewportSize({ width: 600, height: 800 });
  await expect
    .poll(() => heights(page))
    .not.toEqual({ skipped: first.skipped, whole: first.whole });
  await skips(page);
  const second = await heights(page);
  expect(second.skipped).toBe(second.whole);
});

test("what is scrolled to appears", async ({ page }) => {
  await page.goto("/");
  await skips(page);
  await page.locator("#contact-heading").scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, "#contact-heading")).toBe(true);
});

test.describe(() => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a link pressed before the page is laid out leads to its section", async ({
    page,
  }) => {
    // It is the browser's own way there: no module comes.
    await page.route("**/_astro/*.js", (route) => route.abort());
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const unlaid = document.documentElement.hasAttribute("data-unlaid");
        Object.assign(window, { unlaid });
        document
          .querySelector<HTMLElement>('header a[href="/#testimonials"]')
          ?.click();
      });
    });
    await page.goto("/");
    expect(
      await page.evaluate(() => (window as { unlaid?: boolean }).unlaid),
    ).toBe(true);
    await expect(page).toHaveURL(/#testimonials$/);
    await expect(async () => {
      const top = await page
        .locator("#testimonials")
        .evaluate((section) => section.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(150);
    }).toPass();
  });
});

test("the next page is skipped through, too", async ({ page }) => {
  await page.goto("/security");
  await skips(page);
  await page
    .locator('header a[href="/#how-it-works"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await skips(page);
  const { skipped, whole } = await heights(page);
  expect(skipped).toBe(whole);
});
