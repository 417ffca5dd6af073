import { routes, sections } from "../../site/routes.ts";
import {
  expect,
  hydrated,
  settlesBelowBar,
  test,
  twoFrames,
} from "./support/test.ts";

test("the bar becomes opaque when the page is scrolled by more than 50 px", async ({
  page,
}) => {
  const header = page.locator("header");
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await page.goto("/");
  await scrollTo(50);
  await twoFrames(page);
  const fading = await header.evaluate((bar) => bar.getAnimations());
  expect(fading).toEqual([]);
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await scrollTo(51);
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("a page loaded with a hash shows its top and scrolls there 100 ms after the load", async ({
  page,
}) => {
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
});

test("a link to a section that is pressed at once scrolls smoothly, and leads exactly there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Later than anything that could make it smooth.
    addEventListener("click", () => {
      const { scrollBehavior } = getComputedStyle(document.documentElement);
      document.documentElement.dataset["scrolls"] = scrollBehavior;
    });
  });
  await page.goto("/");
  await page
    .locator("main")
    .getByRole("link", { name: "Schedule Your Demo" })
    .first()
    .click();
  await settlesBelowBar(page, sections.contact, 1);
  await expect(page.locator("html")).toHaveAttribute("data-scrolls", "smooth");
});

for (const [path, width, height] of [
  [routes.home, 390, 844],
  [routes.caseStudy, 1366, 768],
] as const)
  test(`${path} at ${width} × ${height}: parts below the window fade in once they are reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(page.locator("html[data-loaded]")).toBeAttached();
    // Some of the first section below the window may show already, and fades in at once.
    await expect
      .poll(() =>
        page
          .locator("[data-reveal]:not([data-reveal=waiting])")
          .evaluateAll((parts) =>
            parts
              .filter((section) => {
                const box = section.getBoundingClientRect();
                return (innerHeight - box.top) / box.height < 0.2;
              })
              .map((section) => section.getAttribute("aria-labelledby")),
          ),
      )
      .toEqual([]);
    const parts = page.locator("[data-reveal]");
    for (const part of await parts.all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).not.toHaveAttribute("data-reveal", "waiting");
    }
    await expect(parts.last()).toHaveAttribute("data-reveal", "");
  });

test("a reloaded page is at its old place before its modules load", async ({
  page,
}) => {
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
});

test("an unknown hash leaves the page at its top", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#%E0%A4%A");
  await page.goto("/#nowhere");
  // To a known section it would scroll 100 ms after the load.
  await page.clock.runFor(1000);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("leaving a page while the islands hydrate is no error", async ({
  page,
}) => {
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
});

test("leaving a page in the middle of a transition is no error", async ({
  page,
}) => {
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
});

test("the logo and Case Studies reload their pages", async ({ page }) => {
  await page.goto("/security");
  for (const [name, path] of [
    ["Ellaira, home page", "/"],
    ["Case Studies", "/hospitals-case-study"],
  ] as const) {
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => "marked" in window)).toBe(false);
  }
});

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
    const box = { x: 0, y: 0, width: 390, height: 844 };
    expect(await menu.boundingBox()).toEqual(box);
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
