import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "../tests/e2e/support/servers.ts";
import { SLOW_4G, SLOWDOWN, tapAt } from "../tests/e2e/support/slow-phone.ts";
import { type BarePage, callText, launchBare } from "./support/bare-browser.ts";
import { figure, median } from "./support/figures.ts";

// What a visitor with a mid-range phone feels: how soon after its first paint a page on slow 4G does what a press asks
// for, and how soon the next frame follows a tap once the page is awake.

const RUNS = 5;
/** From the first paint to what a press made then does, in milliseconds. */
const MAX_WAIT = 1500;
/** From a tap to the frame that shows it, in milliseconds: "Interaction to Next Paint". */
const MAX_INP = 100;
const PHONE = { width: 390, height: 844 } as const;

interface Part {
  readonly name: string;
  readonly button: () => HTMLElement | null;
  /** What must be done before the press; nothing that a page notices. */
  readonly prepare: () => void;
  readonly done: () => boolean;
}

const nothing = () => {};

const menu: Part = {
  name: "menu",
  prepare: nothing,
  button: () => document.querySelector("header [aria-controls=menu]"),
  done: () => document.querySelector("#menu[open]") !== null,
};

const form: Part = {
  name: "form",
  button: () => document.querySelector("#contact [type=submit]"),
  // As a browser's own autofill does it.
  prepare: () => {
    const values = {
      name: `Zoë ${crypto.randomUUID()}`,
      email: "zoe@clinic.example",
      phone: "01632 960 123",
      practiceType: "gp",
      practice: "High Street Surgery",
    };
    const { elements } = document.querySelector(
      "#contact form",
    ) as HTMLFormElement;
    for (const [field, value] of Object.entries(values))
      (elements.namedItem(field) as HTMLInputElement).value = value;
  },
  done: () => document.querySelector("#contact form") === null,
};

const carousel: Part = {
  name: "testimonials",
  prepare: nothing,
  // Its first one: it says "Pause", then "Play".
  button: () => document.querySelector("#testimonials button"),
  done: () =>
    document
      .querySelector("#testimonials button")
      ?.textContent.startsWith("Play") === true,
};

const call: Part = {
  name: "voice call",
  prepare: nothing,
  button: () => document.querySelector("#hero button"),
  done: () =>
    document.querySelector("#hero [role=status]:not(:empty)") !== null,
};

const site = await startSite();
const browser = await launchBare();

async function open<T>(act: (page: BarePage) => Promise<T>): Promise<T> {
  const page = await browser.open();
  try {
    await page.send("Emulation.setDeviceMetricsOverride", {
      ...PHONE,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    return await act(page);
  } finally {
    await page.close();
  }
}

const slowDown = (page: BarePage) =>
  page.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

async function openHome(page: BarePage): Promise<void> {
  await page.send("Page.navigate", { url: `${site.url}/` });
  await page.waitFor(
    () =>
      document.readyState === "complete" &&
      "settled" in document.documentElement.dataset,
  );
}

/** A page with nothing but words and a button that writes one more. */
async function openPlain(page: BarePage): Promise<void> {
  await page.call(() => {
    document.head.innerHTML = `<meta name="viewport" content="width=device-width">`;
    document.body.innerHTML = `<button onclick="this.textContent += 'a'">A</button>${"<p>Words and more words</p>".repeat(470)}`;
  });
}

/** Milliseconds from the first paint to what a press made at once has done. */
const waitAfterPaint = ({ button, prepare, done }: Part) =>
  open(async (page) => {
    await slowDown(page);
    await page.send("Network.enable");
    await page.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.send("Page.enable");
    await page.send("Page.addScriptToEvaluateOnNewDocument", {
      source: callText(pressAtFirstPaint, button, prepare, done),
    });
    await page.send("Page.navigate", { url: `${site.url}/` });
    await page.waitFor(() => "waited" in globalThis);
    return page.call(
      () => (globalThis as unknown as { waited: number }).waited,
    );
  });

/** In the page itself: a question from outside would wait for the page, and the press with it. */
function pressAtFirstPaint(
  button: Part["button"],
  prepare: () => void,
  done: Part["done"],
): void {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (!paint) return;
    new MutationObserver((_, observer) => {
      if (!done()) return;
      observer.disconnect();
      Object.assign(globalThis, {
        waited: performance.now() - paint.startTime,
      });
    }).observe(document, { subtree: true, childList: true, attributes: true });
    prepare();
    button()?.click();
  }).observe({ type: "paint", buffered: true });
}

/** Milliseconds from a tap on the page, once awake, to the next frame. */
const interactionToNextPaint = (part: Part) =>
  open(async (page) => {
    await openHome(page);
    for (const x of [5, 6])
      await page.send("Input.dispatchMouseEvent", {
        type: "mouseMoved",
        x,
        y: 5,
      });
    await page.waitFor(() => !document.querySelector("astro-island[ssr]"));
    await page.call(part.prepare);
    return timeTap(page, part);
  });

/** Brings a button into the middle of the view. @returns its own, in CSS pixels */
function placeInView(button: Part["button"]) {
  const element = button();
  if (!element) throw new Error("There is no such button");
  element.scrollIntoView({ behavior: "instant", block: "center" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The same of a button that nothing else depends on. */
const tapOnPlain = () =>
  open(async (page) => {
    await openPlain(page);
    return timeTap(page, {
      button: () => document.querySelector("button"),
      done: () => document.querySelector("button")?.textContent === "Aa",
    });
  });

/** @returns the longest that a frame had to be waited for, as browsers measure it */
async function timeTap(
  page: BarePage,
  { button, done }: Pick<Part, "button" | "done">,
): Promise<number> {
  const point = await page.call(placeInView, button);
  await sleep(1000);
  await slowDown(page);
  await page.call(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await tapAt(point, (touch) =>
    page.send("Input.dispatchTouchEvent", { ...touch }),
  );
  await page.waitFor(done);
  await sleep(1000);
  return page.call(() =>
    Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen),
  );
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  for (let run = 0; run < RUNS; run += 1) values.push(await measure());
  return values;
}

for (const part of [menu, form]) {
  const wait = median(await repeat(() => waitAfterPaint(part)));
  figure(
    `${part.name} after the first paint, slow 4G`,
    `${Math.round(wait)} ms`,
    wait <= MAX_WAIT,
  );
}
for (const part of [menu, carousel, form, call]) {
  const inp = median(await repeat(() => interactionToNextPaint(part)));
  figure(`${part.name}, tap to next paint`, `${inp} ms`, inp < MAX_INP);
}
figure(
  "a plain page’s button, tap to next paint",
  `${median(await repeat(tapOnPlain))} ms`,
);

await browser.close();
await site.stop();
