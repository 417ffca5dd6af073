import { chromium, type Locator, type Page } from "@playwright/test";
import {
  CHROMIUM_ARGS,
  ensureChromium,
  findChromium,
} from "../scripts/chromium.ts";
import { startSite } from "../tests/e2e/support/servers.ts";
import { firstPaint, slowPhone } from "../tests/e2e/support/slow-phone.ts";
import { figure, median } from "./support/figures.ts";

// What a visitor with a mid-range phone feels: how soon after its first paint a page on slow 4G does what a tap asks
// for, how soon the next frame follows a tap once the page is awake, and whether scrolling keeps pace with the screen.

const RUNS = 5;
/** From the first paint to what a tap made then does, in milliseconds. */
const MOST_WAIT = 1500;
/** From a tap to the frame that shows it, in milliseconds: "Interaction to Next Paint". */
const MOST_INP = 100;
/** A task that is longer holds up whoever taps meanwhile, in milliseconds. */
const MOST_TASK = 50;

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

await ensureChromium();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    ...CHROMIUM_ARGS,
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
  ],
});
const site = await startSite();

async function open<T>(act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

async function centre(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be tapped is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Tap {
  readonly name: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** What shows that the tap was understood. */
  readonly shown: (page: Page) => Locator;
}

const menu: Tap = {
  name: "menu",
  path: "/",
  target: (page) => page.getByRole("button", { name: "Open menu" }),
  shown: (page) => page.getByRole("dialog", { name: "Menu" }),
};
const form: Tap = {
  name: "form",
  path: "/#contact",
  target: (page) => page.locator("form button[type=submit]"),
  shown: (page) => page.locator("form [aria-invalid=true]").first(),
};
const carousel: Tap = {
  name: "carousel",
  path: "/",
  target: (page) =>
    page.locator("#testimonials").getByRole("button", { name: /^Pause/ }),
  shown: (page) =>
    page.locator("#testimonials").getByRole("button", { name: /^Play/ }),
};
const call: Tap = {
  name: "call button",
  path: "/",
  target: (page) => page.getByRole("button", { name: "Speak to Ellaira" }),
  shown: (page) => page.locator("#hero").getByRole("status"),
};

/** Milliseconds from the first paint to what a tap made at once has done. */
const waitAfterPaint = ({ path, target, shown }: Tap) =>
  open(async (page) => {
    const phone = await slowPhone(page);
    await phone.useSlow4g();
    await page.goto(site.url + path, { waitUntil: "commit" });
    const painted = await firstPaint(page);
    await target(page).evaluate((element) =>
      element.scrollIntoView({ behavior: "instant", block: "center" }),
    );
    await phone.tap(await centre(target(page)));
    await shown(page).waitFor();
    return (await page.evaluate(() => performance.now())) - painted;
  });

/** Milliseconds from a tap on the page, once awake, to the next frame. */
const interactionToNextPaint = ({ path, target, shown }: Tap) =>
  open(async (page) => {
    await page.goto(site.url + path);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await page.waitForFunction(
      () => !document.querySelector("astro-island[ssr]"),
    );
    await target(page).evaluate((element) =>
      element.scrollIntoView({ behavior: "instant", block: "center" }),
    );
    await page.waitForTimeout(1000);
    const phone = await slowPhone(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.push(duration);
      }).observe({ type: "event", durationThreshold: 16 });
    });
    await phone.tap(await centre(target(page)));
    await shown(page).waitFor();
    await page.waitForTimeout(1000);
    return page.evaluate(() =>
      Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen),
    );
  });

/** Scrolls through the home page as a thumb does, a window each half second. */
const scrolling = () =>
  open(async (page) => {
    await page.goto(`${site.url}/`);
    await page.waitForTimeout(2000);
    await slowPhone(page);
    await page.evaluate(() => {
      const frames: number[] = [];
      const tasks: number[] = [];
      Object.assign(globalThis, { frames, tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask" });
      const frame = (now: number) => {
        frames.push(now);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const session = await page.context().newCDPSession(page);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += PHONE.viewport.height)
      await session.send("Input.synthesizeScrollGesture", {
        x: 195,
        y: 600,
        yDistance: -PHONE.viewport.height,
        speed: 1600,
      });
    return page.evaluate(() => {
      const { frames, tasks } = globalThis as unknown as {
        frames: number[];
        tasks: number[];
      };
      const gaps = frames.slice(1).map((now, n) => now - (frames[n] ?? now));
      return { gaps, longest: Math.max(0, ...tasks), long: tasks.length };
    });
  });

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  for (let run = 0; run < RUNS; run += 1) values.push(await measure());
  return values;
}

for (const tap of [menu, form]) {
  const wait = median(await repeat(() => waitAfterPaint(tap)));
  figure(
    `${tap.name} after the first paint, slow 4G`,
    `${Math.round(wait)} ms`,
    wait <= MOST_WAIT,
  );
}
for (const tap of [menu, carousel, form, call]) {
  const inp = median(await repeat(() => interactionToNextPaint(tap)));
  figure(`${tap.name}, tap to next paint`, `${inp} ms`, inp < MOST_INP);
}
const runs = await repeat(scrolling);
const gaps = runs.flatMap((run) => run.gaps);
const perSecond =
  1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
figure("frames a second while scrolling", perSecond.toFixed(1), perSecond > 58);
const longest = median(runs.map((run) => run.longest));
figure(
  "longest task while scrolling",
  longest ? `${Math.round(longest)} ms` : "none over 50 ms",
  longest <= MOST_TASK,
);
await browser.close();
await site.stop();
