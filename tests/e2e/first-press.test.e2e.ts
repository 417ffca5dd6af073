import type { Page } from "@playwright/test";
import { carousel, islands } from "./support/islands.ts";
import { bringIntoView, firstPaint, slowPhone } from "./support/slow-phone.ts";
import { expect, test } from "./support/test.ts";

for (const { name, tag, button, shown, prepare } of islands) {
  test(
    `a press before the code of the ${name} has come is not lost`,
    { tag: tag ?? "@desktop" },
    async ({ page }) => {
      const { promise: held, resolve: bringCode } =
        Promise.withResolvers<void>();
      await page.route("**/_astro/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/", { waitUntil: "commit" });
      await prepare?.(page);
      // Straight to the element: Playwright's own press would wait and scroll, which wakes the page.
      await button(page).evaluate((element: HTMLElement) => element.click());
      bringCode();
      await expect(shown(page)).toBeAttached();
    },
  );

  test(
    `three taps on the ${name}, each 300 ms after the first paint on slow 4G, are all answered`,
    { tag: "@phone" },
    async ({ page }) => {
      test.slow();
      const phone = await slowPhone(page);
      await phone.useSlow4g();
      for (let tap = 0; tap < 3; tap += 1) {
        await page.goto("/", { waitUntil: "commit" });
        const painted = await firstPaint(page);
        await prepare?.(page);
        await bringIntoView(button(page));
        await page.evaluate(
          (at) =>
            new Promise((resolve) =>
              setTimeout(resolve, at - performance.now()),
            ),
          painted + 300,
        );
        await phone.tap(button(page));
        await expect(shown(page)).toBeAttached();
      }
    },
  );
}

test.describe("while somebody scrolls", () => {
  const asleep = (page: Page) => page.locator("astro-island[ssr]");

  const scroll = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("scroll", resolve, { once: true });
          scrollBy({ top: 5, behavior: "instant" });
        }),
    );

  /** Scrolls on, a tenth of a second at a time, until the islands have all that they need to wake. */
  async function scrollUntilLoaded(page: Page): Promise<void> {
    const loaded = new Set<string>();
    page.on("requestfinished", (request) =>
      loaded.add(new URL(request.url()).pathname),
    );
    await page.clock.install();
    await page.goto("/");
    await page.clock.pauseAt(Date.now() + 60_000);
    const all = await asleep(page).evaluateAll((found) => [
      ...(document.body.dataset.imports ?? "").split(" "),
      ...found.map((island) => island.getAttribute("component-url") ?? ""),
    ]);
    await expect(async () => {
      await scroll(page);
      await page.clock.runFor(100);
      expect([...loaded]).toEqual(expect.arrayContaining(all));
    }).toPass();
    for (let more = 0; more < 5; more += 1) {
      await scroll(page);
      await page.clock.runFor(100);
    }
  }

  test("no island wakes before they rest", async ({ page }) => {
    await scrollUntilLoaded(page);
    expect(await asleep(page).count()).toBeGreaterThan(2);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(asleep(page)).toHaveCount(0, { timeout: 1 });
    }).toPass();
  });

  test("what is pressed wakes at once", async ({ page }) => {
    await scrollUntilLoaded(page);
    const { button, shown } = carousel;
    await scroll(page);
    await button(page).evaluate((element: HTMLElement) => element.click());
    await page.clock.runFor(100);
    await expect(shown(page)).toBeAttached();
  });
});
