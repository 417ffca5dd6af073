import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** Slow 4G as Lighthouse simulates it: a round trip of 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
} as const;

/** How many times slower than this machine the phone's processor is. */
export const SLOWDOWN = 4;

/** How long a finger stays on the glass in a quick tap, in milliseconds. */
const TAP_LASTS = 80;

/** In CSS pixels from the top left of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Touch {
  type: "touchStart" | "touchEnd";
  touchPoints: Point[];
}

/**
 * A finger's tap on whatever lies at a point.
 *
 * @param dispatch the DevTools protocol's `Input.dispatchTouchEvent`
 */
export async function tapAt(
  point: Point,
  dispatch: (touch: Touch) => Promise<unknown>,
): Promise<void> {
  await dispatch({ type: "touchStart", touchPoints: [point] });
  await sleep(TAP_LASTS);
  await dispatch({ type: "touchEnd", touchPoints: [] });
}

/** Makes a page one on a mid-range phone; what it is told lasts until the page is closed. */
export async function slowPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return {
    /** From now on the network is slow, too. */
    useSlow4g: async () => {
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
    },
    /** A finger's tap, whatever lies there: nothing is waited for. */
    tap: async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box) throw new Error("What is to be tapped is not on the page");
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await tapAt(point, (touch) =>
        session.send("Input.dispatchTouchEvent", touch),
      );
    },
  };
}

/** Waits for the first paint. @returns when it was, in milliseconds since the navigation began */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry) resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );

export const bringIntoView = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
  });
