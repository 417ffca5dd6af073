import type { Page } from "@playwright/test";
import { claims } from "../../site/content/claims.ts";
import { hearing } from "../../site/content/voice.ts";
import {
  answers,
  ask,
  callButton,
  expectPhase,
  hers,
  ownScreen,
  panel,
  press,
  say,
  talkButton,
} from "./support/call.ts";
import { watchMedia } from "./support/media-watch.ts";
import { hearWith, withoutRecognition } from "./support/recognition.ts";
import { listenToSpeakers } from "./support/speakers.ts";
import { ANSWER, QUESTION } from "./support/question.ts";
import { expect, hydrated, test } from "./support/test.ts";

// A demonstration call takes a few sentences, and she takes her time for each.
test.setTimeout(120_000);

/** Louder than this, in root mean square, somebody speaks. */
const AUDIBLE = 0.01;

async function open(page: Page, path = "/") {
  const media = await watchMedia(page);
  const speakers = await listenToSpeakers(page);
  await page.goto(path);
  await hydrated(page);
  return { media, speakers };
}

test.describe("without an account", { tag: "@desktop" }, () => {
  test.beforeEach(({ page }) => withoutRecognition(page));

  test("she speaks aloud, with her words in step, and stops when the call ends", async ({
    page,
  }) => {
    const { media, speakers } = await open(page);
    await press(page);
    await expectPhase(page, "in-call");
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    await expect(callButton(page)).toHaveAccessibleName(/speaking/);
    const first = (await hers(page).first().innerText()).length;
    await expect
      .poll(async () => (await hers(page).first().innerText()).length)
      .toBeGreaterThan(first);
    await press(page);
    await expect.poll(speakers.level).toBe(0);
    await expectPhase(page, "idle");

    // And a second call leaves no more behind than the first.
    await press(page);
    await expectPhase(page, "in-call");
    await press(page);
    await expectPhase(page, "idle");
    const left = await media.leftovers();
    expect(left).toMatchObject({ microphones: 0, audioElements: 0 });
    // One is kept for the next call, and is silent.
    expect(left.audioContexts).toBeLessThanOrEqual(1);
  });

  test("she stops when one types while she speaks, and books by a yes only, which stays in the diary", async ({
    page,
  }) => {
    const { speakers } = await open(page);
    await press(page);
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    await say(page, "how long does setup take");
    await expect(hers(page).first()).toContainText("…");
    await answers(page, claims.setupWithin);

    await ask(page, "a check-up next Wednesday at half two", /name/);
    await ask(page, "Zoe Ohara", /number/);
    await ask(page, "07700 900123", /Wednesday/);
    await expect(page.locator("[data-demo-entry]")).toHaveCount(0);
    await say(page, "yes please");
    await expect(panel(page)).toContainText("Booked Wed");
    const entry = panel(page).locator("[data-demo-entry]");
    await expect(entry).toContainText(/demo.*Wed .*14:30/);
    // In the middle of what she says.
    await press(page);
    await expectPhase(page, "idle");
    await expect.poll(speakers.level).toBe(0);
    await panel(page).getByRole("button", { name: "Close" }).click();
    const kept = page.locator("#hero [role=img] [data-demo-entry]");
    await expect(kept).toBeVisible();
    await expect(kept).toContainText(/demo.*Wed .*14:30/);
    await expect(kept).not.toContainText("Ohara");
  });

  test("leaving the page ends the call and the sound", async ({ page }) => {
    const { media, speakers } = await open(page);
    await press(page);
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect.poll(speakers.level).toBe(0);
    expect((await media.leftovers()).microphones).toBe(0);
  });
});

test(
  "a call in another tab ends the one before",
  { tag: "@desktop" },
  async ({ page, context }) => {
    await open(page);
    await press(page);
    await expectPhase(page, "in-call");
    const other = await context.newPage();
    await other.goto("/");
    await hydrated(other);
    await press(other);
    await expectPhase(other, "in-call");
    await expectPhase(page, "idle");
  },
);

test.describe("hearing", { tag: "@desktop" }, () => {
  test("on the device needs no question, and pauses while she speaks", async ({
    page,
  }) => {
    const heard = await hearWith(page, { onDevice: true });
    const { starts, listening } = heard;
    const { media, speakers } = await open(page);
    await press(page);
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    expect(await listening()).toBe(0);
    await expect.poll(listening, { timeout: 30_000 }).toBe(1);
    await expect.poll(speakers.level).toBeLessThan(AUDIBLE);
    await heard.say("do you", false);
    await expect(panel(page).locator("[data-partial]").last()).toContainText(
      "do you",
    );
    await heard.say("do you speak polish");
    await answers(page, ANSWER);
    expect((await starts())[0]).toEqual({ processLocally: true, track: true });
    await press(page);
    expect((await media.leftovers()).microphones).toBe(0);
  });

  test("over a remote service begins after a yes only, asked once", async ({
    page,
  }) => {
    const { starts, listening } = await hearWith(page, { onDevice: false });
    await open(page);
    await press(page);
    // She speaks at once, and nothing is asked.
    await answers(page, "How can I help?");
    const yes = panel(page).getByRole("button", { name: hearing.ask.yes });
    await expect(yes).toHaveCount(0);
    expect(await starts()).toEqual([]);
    await talkButton(page).click();
    await expect(yes).toBeFocused();
    await expect(panel(page)).toContainText("Ellaira never gets the sound");
    expect(await starts()).toEqual([]);
    await yes.click();
    await expect(
      panel(page).getByRole("button", { name: "Mute" }),
    ).toBeVisible();
    await expect.poll(listening).toBe(1);
    await expect(panel(page)).toContainText("Listening");
    await press(page);
    await press(page);
    await expect.poll(listening, { timeout: 30_000 }).toBe(1);
    await expect(yes).toHaveCount(0);
  });

  test("declined leaves typing, the microphone closed and Talk at hand", async ({
    page,
  }) => {
    const { starts } = await hearWith(page, { onDevice: false });
    const { media } = await open(page);
    await press(page);
    await talkButton(page).click();
    await panel(page).getByRole("button", { name: hearing.ask.no }).click();
    // The question has gone, and the focus was in it.
    await expect(panel(page).locator("[data-transcript]")).toBeFocused();
    await expect(panel(page)).toContainText("Your turn", { timeout: 30_000 });
    await ask(page, QUESTION, ANSWER);
    await expect(talkButton(page)).toBeVisible();
    expect(await starts()).toEqual([]);
    expect((await media.leftovers()).microphones).toBe(0);
  });

  test("by a press of Talk stops her, and listens", async ({ page }) => {
    const { listening } = await hearWith(page, { onDevice: true });
    const { speakers } = await open(page);
    await press(page);
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    await talkButton(page).click();
    await expect.poll(listening).toBe(1);
    // Sound that is cut fades, so as not to click.
    await expect.poll(speakers.level, { timeout: 500 }).toBeLessThan(AUDIBLE);
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the call and its sheet are in view, and nothing is cut off", async ({
    page,
  }) => {
    await withoutRecognition(page);
    await open(page);
    await press(page);
    await expect(panel(page)).toBeInViewport();
    await expect(ownScreen(page)).toContainText("Willow Street Clinic");
    await expect(hers(page).first()).not.toBeEmpty();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test("who wants a demo is taken to the form, filled in with what was said, and the call is out of the way", async ({
    page,
  }) => {
    await withoutRecognition(page);
    await open(page);
    await press(page);
    await expectPhase(page, "in-call");
    await say(
      page,
      "my name is Zoë O’Hara, I run a dental clinic and I’d like a demo",
    );
    await expect(page.getByLabel("Full Name")).toHaveValue(/O.Hara/, {
      timeout: 40_000,
    });
    await expect(page.getByLabel("Practice Type")).toHaveValue("dental");
    await expectPhase(page, "idle");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator("#contact h2").first()).toBeFocused();
    await expect(page.locator("#contact h2").first()).toBeInViewport();
  });
});
