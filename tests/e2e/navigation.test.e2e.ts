import type { Page } from "@playwright/test";
import { settlesBelowBar } from "./support/scrolling.ts";
import { expect, test, twoFrames } from "./support/test.ts";

const barGround = (page: Page) =>
  page
    .locator("header")
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);

/** A mark that lasts only as long as the document. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

test.describe("the bar", { tag: "@desktop" }, () => {
  test("becomes opaque when the page is scrolled by more than 50 px", async ({
    page,
  }) => {
    await page.goto("/");
    await expect.poll(() => barGround(page)).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
    await twoFrames(page);
    const fading = page
      .locator("header")
      .evaluate((bar) => bar.getAnimations());
    expect(await fading).toEqual([]);
    expect(await barGround(page)).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => scrollTo({ top: 51, behavior: "instant" }));
    await expect.poll(() => barGround(page)).toBe("rgb(255, 255, 255)");
  });
});

test(
  "a page loaded with a hash shows its top and scrolls there 100 ms after the load",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const event of ["load", "scroll"])
        addEventListener(event, () => performance.mark(event));
    });
    await page.goto("/#contact");
    await settlesBelowBar(page, "contact");
    await expect(page).toHaveURL(/\/#contact$/);
    const [loaded = NaN, scrolled = NaN] = await page.evaluate(() =>
      ["load", "scroll"].map(
        (event) => performance.getEntriesByName(event)[0]?.startTime,
      ),
    );
    expect(scrolled - loaded).toBeGreaterThanOrEqual(99);
  },
);

test(
  "a reloaded page is at its old place before its modules load",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    // The client router keeps the place, once it has loaded.
    await expect.poll(() => page.evaluate(() => history.state)).toBeTruthy();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect
      .poll(() => page.evaluate(() => history.state.scrollY))
      .toBe(1500);
    // They never load.
    await page.route("**/_astro/*.js", () => undefined);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  },
);

test(
  "an unknown hash leaves the page at its top",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/#%E0%A4%A");
    await page.goto("/#nowhere");
    // To a known section it would scroll 100 ms after the load.
    await page.clock.runFor(1000);
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test.describe("between pages", () => {
  test(
    "leaving while the islands hydrate is no error",
    { tag: "@desktop" },
    async ({ page }) => {
      for (const awake of [0, 1, 2]) {
        await page.goto("/");
        // As soon as this many of them answer.
        await page
          .locator("footer")
          .getByRole("link", { name: "Terms of Service" })
          .evaluate((link: HTMLElement, moment) => {
            const asleep = () =>
              document.querySelectorAll("astro-island[ssr]").length;
            const last = asleep() - moment;
            new MutationObserver((_, observer) => {
              if (asleep() > last) return;
              observer.disconnect();
              link.click();
            }).observe(document.body, { attributes: true, subtree: true });
            dispatchEvent(new Event("pointermove"));
            document.body.dataset["moment"] = String(moment);
          }, awake);
        await expect(page).toHaveTitle(/^Terms of Service/);
      }
    },
  );

  test(
    "leaving in the middle of a transition is no error",
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto("/");
      await page.evaluate(() => {
        document.addEventListener("astro:before-swap", (event) => {
          const skip = () => event.viewTransition.skipTransition();
          document.addEventListener("astro:after-swap", skip, { once: true });
        });
      });
      const footer = page.locator("footer");
      await footer.getByRole("link", { name: "Terms of Service" }).click();
      await expect(page).toHaveTitle(/^Terms of Service/);
      await footer.getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page).toHaveTitle(/^Privacy Policy/);
      await twoFrames(page);
    },
  );

  test("the logo and Case Studies reload their pages", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/security");
    await mark(page);
    await page
      .getByRole("link", { name: "Ellaira, home page" })
      .first()
      .click();
    await expect(page.locator("#hero")).toBeAttached();
    expect(await isMarked(page)).toBe(false);

    await mark(page);
    if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Case Studies" }).click();
    await expect(page).toHaveURL(/\/hospitals-case-study$/);
    expect(await isMarked(page)).toBe(false);
  });
});
