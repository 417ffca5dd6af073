import { islands } from "./support/islands.ts";
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
    `a tap on the ${name}, 300 ms after the first paint on slow 4G, is answered`,
    { tag: "@phone" },
    async ({ page }) => {
      test.slow();
      const phone = await slowPhone(page);
      await phone.useSlow4g();
      await page.goto("/", { waitUntil: "commit" });
      const painted = await firstPaint(page);
      await prepare?.(page);
      await bringIntoView(button(page));
      await page.evaluate(
        (at) =>
          new Promise((resolve) => setTimeout(resolve, at - performance.now())),
        painted + 300,
      );
      await phone.tap(button(page));
      await expect(shown(page)).toBeAttached();
    },
  );
}
