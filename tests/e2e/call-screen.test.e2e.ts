import type { Locator, Page } from "@playwright/test";
import { hearing } from "../../site/content/voice.ts";
import { expectAccessible, openAtRest } from "./support/accessibility.ts";
import {
  ANSWER,
  QUESTION,
  ask,
  bookVisit,
  callButton,
  composer,
  expectPhase,
  hers,
  ownScreen,
  panel,
  press,
  say,
  talkButton,
} from "./support/call.ts";
import { hearWith, withoutRecognition } from "./support/recognition.ts";
import { expect, test, twoFrames } from "./support/test.ts";

const SIZES = [
  [320, 568],
  [390, 664],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

/** One window for each set of rules that a call's parts have: narrow, low, and beside the page. */
const LAYOUTS = [
  [320, 568],
  [844, 390],
  [1440, 900],
] as const;

/** The one button that ends the call; there must be no other. */
async function endButton(page: Page): Promise<Locator> {
  const own = ownScreen(page);
  const isOwn = (await own.count()) > 0;
  const inSheet = panel(page).getByRole("button", {
    name: "End Call",
    exact: true,
  });
  await expect(inSheet).toHaveCount(isOwn ? 1 : 0);
  return isOwn ? inSheet : callButton(page);
}

/** Everything that a visitor needs in a call is in the window, and nothing covers it. */
async function expectInWindow(page: Page): Promise<void> {
  const newest = hers(page).last().locator("span").first();
  for (const part of [composer(page), await endButton(page)])
    // Except for a rounded pixel.
    await expect(part).toBeInViewport({ ratio: 0.98 });
  // The end of a long turn. A window that was turned scrolls in a moment.
  await expect
    .poll(() => newest.evaluate(isEndInView), {
      message: "the newest caption is in view",
    })
    .toBe(true);
}

/** Runs in the page. */
function isEndInView(words: Element): boolean {
  const last = [...words.getClientRects()].at(-1);
  const log = words.closest("[data-transcript]")?.getBoundingClientRect();
  return Boolean(
    last &&
    log &&
    // Except for a rounded pixel.
    last.top >= log.top - 1 &&
    last.bottom <= log.bottom &&
    log.bottom <= innerHeight,
  );
}

/** The positions of the page's parts that a call must not move. */
const places = (page: Page) =>
  page.evaluate(() =>
    ["button[data-phase]", "#hero h1", "#services"].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && Math.round(box.top + scrollY);
    }),
  );

/** Does something in windows of every size, as if a phone were turned. The last one is the widest. */
async function atEachSize(
  page: Page,
  act: () => Promise<unknown>,
  sizes: readonly (readonly [width: number, height: number])[] = SIZES,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // A call takes its place in the new window with the next frames.
    await twoFrames(page);
    await test.step(`at ${width}x${height}`, act);
  }
}

async function placesAtSizes(page: Page): Promise<unknown> {
  const all: unknown[] = [];
  await atEachSize(page, async () => all.push(await places(page)));
  return all;
}

test("a call shows all that a visitor needs at any size, and moves nothing", async ({
  page,
}) => {
  await withoutRecognition(page);
  await openAtRest(page);
  const before = await placesAtSizes(page);
  const diary = await page.locator("#hero [role=img]").boundingBox();
  await press(page);
  await expectPhase(page, "in-call");
  // Beside the page it stays in the diary, clear of the trust row.
  await expect(async () => {
    const sheet = await panel(page).boundingBox();
    expect(sheet?.y).toBeGreaterThanOrEqual((diary?.y ?? Infinity) - 1);
    expect((sheet?.y ?? 0) + (sheet?.height ?? Infinity)).toBeLessThanOrEqual(
      (diary?.y ?? 0) + (diary?.height ?? 0) + 1,
    );
  }).toPass({ timeout: 10_000 });
  await expect(hers(page).first()).not.toBeEmpty();
  await atEachSize(page, () => expectInWindow(page));
  await ask(page, "I’d like to book a check-up", /which day/i);
  await atEachSize(page, () => expectInWindow(page));
  await say(page, "my husband has chest pain and can’t breathe");
  const alert = panel(page).getByRole("alert");
  await expect(alert).toContainText("999");
  const link = alert.getByRole("link");
  await expect(link).toHaveAttribute("href", "tel:999");
  await atEachSize(page, async () => {
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectInWindow(page);
  });
  // Nothing moves during the check.
  await expect(panel(page)).toContainText("Your turn", { timeout: 30_000 });
  await atEachSize(page, () => expectAccessible(page, "#hero"), LAYOUTS);
  await press(page);
  await expectPhase(page, "idle");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(async () => {
    expect(await placesAtSizes(page)).toEqual(before);
  }).toPass({ timeout: 20_000 });
});

test("on the case study, an alarm after a booking leaves room for the suggestions", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await withoutRecognition(page);
  await openAtRest(page, "/hospitals-case-study");
  await press(page);
  await expectPhase(page, "in-call");
  await bookVisit(page);
  await say(page, "my husband has chest pain and can’t breathe");
  await expect(panel(page).getByRole("alert")).toContainText("999");
  const suggestions = panel(page).getByRole("list").getByRole("button");
  await expect(suggestions.first()).toBeInViewport({ ratio: 0.98 });
  await expectInWindow(page);
});

test("a call asks whether it may listen in the sheet, with the field in view", async ({
  page,
}) => {
  await hearWith(page, { onDevice: false });
  for (const path of ["/", "/hospitals-case-study"])
    await test.step(`on ${path}`, async () => {
      await openAtRest(page, path);
      await press(page);
      await talkButton(page).click();
      const yes = panel(page).getByRole("button", { name: hearing.ask.yes });
      await expect(yes).toBeFocused();
      await atEachSize(page, async () => {
        await expect(yes).toBeInViewport({ ratio: 0.98 });
        await expect(composer(page)).toBeInViewport({ ratio: 0.98 });
      });
    });
});

test("a call keeps the field and the newest words above an on-screen keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await withoutRecognition(page);
  await openAtRest(page);
  await press(page);
  await expectPhase(page, "in-call");
  await ask(page, QUESTION, ANSWER);
  // The values of a browser whose keyboard covers the page.
  await page.evaluate(() => {
    const seen = window.visualViewport;
    if (!seen) throw new Error("There is no visual viewport");
    Object.defineProperty(seen, "height", { value: 370 });
    seen.dispatchEvent(new Event("resize"));
  });
  for (const part of [composer(page), hers(page).last()])
    await expect
      .poll(async () => {
        const { y = 0, height = Infinity } = (await part.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(370);
});

test("a call opens the sound in the press itself, before the call's code has loaded", async ({
  page,
}) => {
  await withoutRecognition(page);
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        document.documentElement.dataset.soundBy = window.event?.type ?? "";
      }
    };
  });
  await page.route("**/_astro/*.js", () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await callButton(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator("html")).toHaveAttribute("data-sound-by", "click");
});
