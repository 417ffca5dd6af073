import { chromium, type Page } from "@playwright/test";
import {
  CHROMIUM_ARGS,
  ensureChromium,
  findChromium,
} from "../scripts/chromium.ts";
import {
  call,
  carousel,
  form,
  type Island,
  menu,
} from "../tests/e2e/support/islands.ts";
import { startSite } from "../tests/e2e/support/servers.ts";
import {
  bringIntoView,
  firstPaint,
  slowPhone,
} from "../tests/e2e/support/slow-phone.ts";
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

/** What scrolling may lose beside a page of words alone, whose frames a machine without a graphics card drops, too. */
const LEAST_FRAMES = 0.9;

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

/** Milliseconds from the first paint to what a tap made at once has done. */
const waitAfterPaint = ({ button, shown, prepare }: Island) =>
  open(async (page) => {
    const phone = await slowPhone(page);
    await phone.useSlow4g();
    await page.goto(`${site.url}/`, { waitUntil: "commit" });
    const painted = await firstPaint(page);
    await prepare?.(page);
    await bringIntoView(button(page));
    await phone.tap(button(page));
    await shown(page).waitFor({ state: "attached" });
    return (await page.evaluate(() => performance.now())) - painted;
  });

/** Milliseconds from a tap on the page, once awake, to the next frame. */
const interactionToNextPaint = ({ button, shown, prepare }: Island) =>
  open(async (page) => {
    await page.goto(`${site.url}/`);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await page.waitForFunction(
      () => !document.querySelector("astro-island[ssr]"),
    );
    await bringIntoView(button(page));
    await page.waitForTimeout(1000);
    await prepare?.(page);
    const phone = await slowPhone(page);
    return timeTap(page, async () => {
      await phone.tap(button(page));
      await shown(page).waitFor({ state: "attached" });
    });
  });

/** @returns the longest that a frame had to be waited for, as browsers measure it */
async function timeTap(page: Page, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await tap();
  await page.waitForTimeout(1000);
  return page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen),
  );
}

/** A page of the same length with nothing but words and a button that writes one more. */
async function openPlain(page: Page): Promise<void> {
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><button onclick="this.textContent += 'a'">A</button>${"<p>Words and more words</p>".repeat(470)}`,
  );
}

const openHome = (page: Page) => page.goto(`${site.url}/`);

/** The same as for an island, of a button that nothing else depends on. */
const tapOnPlain = () =>
  open(async (page) => {
    await openPlain(page);
    const phone = await slowPhone(page);
    return timeTap(page, () => phone.tap(page.getByRole("button")));
  });

/** Scrolls through a page as a thumb does, a window each half second. */
const scrolling = (visit: (page: Page) => Promise<unknown>) =>
  open(async (page) => {
    await visit(page);
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

for (const island of [menu, form]) {
  const wait = median(await repeat(() => waitAfterPaint(island)));
  figure(
    `${island.name} after the first paint, slow 4G`,
    `${Math.round(wait)} ms`,
    wait <= MOST_WAIT,
  );
}
for (const island of [menu, carousel, form, call]) {
  const inp = median(await repeat(() => interactionToNextPaint(island)));
  figure(`${island.name}, tap to next paint`, `${inp} ms`, inp < MOST_INP);
}
figure(
  "a plain page’s button, tap to next paint",
  `${median(await repeat(tapOnPlain))} ms`,
);

const framesPerSecond = (
  runs: readonly { readonly gaps: readonly number[] }[],
) => {
  const gaps = runs.flatMap((run) => run.gaps);
  return 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
};
const ours = await repeat(() => scrolling(openHome));
const plain = framesPerSecond(await repeat(() => scrolling(openPlain)));
const frames = framesPerSecond(ours);
figure("frames a second, scrolling a plain page", plain.toFixed(1));
figure(
  "frames a second, scrolling the home page",
  frames.toFixed(1),
  frames >= LEAST_FRAMES * plain,
);
const longest = median(ours.map((run) => run.longest));
figure(
  "longest task while scrolling",
  longest ? `${Math.round(longest)} ms` : "none over 50 ms",
  longest <= MOST_TASK,
);
await browser.close();
await site.stop();
