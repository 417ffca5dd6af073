import type { Locator, Page } from "@playwright/test";
import { ANSWERS, someone, thanks } from "./support/demo-request.ts";
import { expect, test } from "./support/test.ts";

/** A part of the home page that answers by script, and the effect of a tap on it. */
interface Island {
  readonly name: string;
  /** Where the island is, if not everywhere. */
  readonly tag?: "@phone";
  readonly button: (page: Page) => Locator;
  /** The sign that the tap was understood. */
  readonly shown: (page: Page) => Locator;
  /** The preparation for the tap, which the page does not notice. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const carousel = (page: Page, name: RegExp) =>
  page.locator("#testimonials").getByRole("button", { name });

const ISLANDS: readonly Island[] = [
  {
    name: "menu",
    tag: "@phone",
    button: (page) => page.getByRole("button", { name: "Open menu" }),
    shown: (page) => page.getByRole("dialog", { name: "Menu" }),
  },
  {
    name: "voice call",
    button: (page) => page.getByRole("button", { name: "Speak to Ellaira" }),
    shown: (page) =>
      page.locator("#hero [role=status]").filter({ hasText: /\S/ }),
  },
  {
    name: "testimonials",
    button: (page) => carousel(page, /^Pause/),
    shown: (page) => carousel(page, /^Play/),
  },
  {
    name: "form",
    button: (page) => page.getByRole("button", { name: "Request Your Demo" }),
    shown: thanks,
    // As a browser's autofill does.
    prepare: (page) =>
      page.locator("#contact form").evaluate(
        ({ elements }: HTMLFormElement, values) => {
          for (const [field, value] of Object.entries(values)) {
            const control = elements.namedItem(field);
            if (
              control instanceof HTMLInputElement ||
              control instanceof HTMLSelectElement
            )
              control.value = value;
          }
        },
        { name: someone(), ...ANSWERS },
      ),
  },
];

/** Slow 4G as Lighthouse simulates it: a round trip of 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
} as const;

/** Slows a page down to a mid-range phone and a slow network. */
async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** Waits until this many milliseconds after the first paint. */
const afterFirstPaint = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry)
            setTimeout(resolve, entry.startTime + pause - performance.now());
        }).observe({ type: "paint", buffered: true });
      }),
    ms,
  );

for (const { name, tag, button, shown, prepare } of ISLANDS) {
  test(
    `a press before the code of the ${name} has loaded is not lost`,
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
      await slowPhone(page);
      await page.goto("/", { waitUntil: "commit" });
      await afterFirstPaint(page, 0);
      await prepare?.(page);
      await button(page).evaluate((element) =>
        element.scrollIntoView({ behavior: "instant", block: "center" }),
      );
      await afterFirstPaint(page, 300);
      // At once, and whatever is there.
      const box = await button(page).boundingBox();
      if (!box) throw new Error("What is to be tapped is not on the page");
      const { x, y, width, height } = box;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(shown(page)).toBeAttached({ timeout: 60_000 });
    },
  );
}
