import { type Browser, chromium, type Page } from "@playwright/test";
import {
  CHROMIUM_ARGS,
  ensureChromium,
  FAKE_MICROPHONE_ARGS,
} from "../scripts/browsers.ts";
import { startSite } from "../tests/e2e/support/servers.ts";
import { watchMedia } from "../tests/e2e/support/media-watch.ts";
import { withoutRecognition } from "../tests/e2e/support/recognition.ts";
import { figure, median, quantile } from "./figures.ts";

// The embedded voice from the press to the first sound, in the built site. Cold: the first thing that happens on the
// page is the press. Warm: the pointer has rested on the button before. Again: a second call on the same page.

const RUNS = 7;
/** Above this root mean square of the samples, there is speech (spec 9). */
const AUDIBLE = 0.01;
/** The aim, from the press to the first sound on a cold page. */
const COLD_AIM_MS = 1000;

/** In milliseconds. */
interface Sample {
  /** From the press to the first sound. */
  readonly sound: number;
  /** The longest task of the page's main thread between press and sound; 0 if none took 50. */
  readonly task: number;
}

interface Probe {
  press(): void;
  readonly times: { pressed: number; sounded: number };
  readonly tasks: number[];
}

declare global {
  interface Window {
    __probe?: Probe;
  }
}

/** Measures in the page itself, so that no message between processes counts. */
function installProbe(audible: number): void {
  const times = { pressed: 0, sounded: 0 };
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration > times.pressed) tasks.push(duration);
  }).observe({ type: "longtask" });

  const samples = new Float32Array(256);
  const look = () => {
    for (const analyser of window.__media?.analysers ?? []) {
      analyser.fftSize = samples.length;
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
      if (!times.sounded && Math.sqrt(power) > audible)
        times.sounded = performance.now();
    }
  };
  setInterval(() => times.pressed && look(), 4);
  window.__probe = {
    times,
    tasks,
    press() {
      tasks.length = 0;
      Object.assign(times, { pressed: performance.now(), sounded: 0 });
      document.querySelector<HTMLElement>("button[data-phase]")?.click();
    },
  };
}

async function sample(page: Page): Promise<Sample> {
  await page.evaluate(() => window.__probe?.press());
  await page.waitForFunction(() => window.__probe?.times.sounded, undefined, {
    timeout: 30_000,
  });
  return page.evaluate(() => {
    const { times, tasks } = window.__probe as Probe;
    return {
      sound: times.sounded - times.pressed,
      task: Math.max(0, ...tasks),
    };
  });
}

async function hangUp(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("button[data-phase]")?.click(),
  );
  await page.waitForTimeout(500);
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchMedia(page);
  await page.addInitScript(installProbe, AUDIBLE);
  // With speech recognition, the page asks the visitor first.
  await withoutRecognition(page);
  const bytes = { received: 0 };
  context.on("requestfinished", async (request) => {
    const { responseBodySize } = await request.sizes();
    bytes.received += responseBodySize;
  });
  await page.goto(url);
  await page.waitForTimeout(500);
  return { page, bytes, close: () => context.close() };
}

const ms = (value: number) => `${Math.round(value)} ms`;

function show(title: string, samples: readonly Sample[], aim?: number): void {
  const of = (key: keyof Sample) => samples.map((one) => one[key]);
  const sound = median(of("sound"));
  figure(
    `${title}: press to first sound, median (worst)`,
    `${ms(sound)} (${ms(quantile(of("sound"), 1))})`,
    aim === undefined || sound <= aim,
  );
  figure(
    `${title}: longest task, median (worst)`,
    `${ms(median(of("task")))} (${ms(quantile(of("task"), 1))})`,
  );
}

const site = await startSite();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...CHROMIUM_ARGS, ...FAKE_MICROPHONE_ARGS],
});
const [cold, warm, again]: [Sample[], Sample[], Sample[]] = [[], [], []];
const loaded: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const first = await visit(browser, site.url);
  const before = first.bytes.received;
  cold.push(await sample(first.page));
  await hangUp(first.page);
  loaded.push(first.bytes.received - before);
  again.push(await sample(first.page));
  await first.close();

  const second = await visit(browser, site.url);
  await second.page.locator("button[data-phase]").hover();
  await second.page.waitForTimeout(3000);
  warm.push(await sample(second.page));
  await second.close();
}
await browser.close();
await site.stop();

show("cold", cold, COLD_AIM_MS);
show("warm", warm);
show("again", again);
figure(
  "loaded for the call, received",
  `${Math.round(median(loaded) / 1000)} KB`,
);
