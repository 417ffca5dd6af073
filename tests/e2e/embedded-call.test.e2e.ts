import type { Page } from "@playwright/test";
import { claims } from "../../site/content/claims.ts";
import { hearing } from "../../site/content/voice.ts";
import {
  ANSWER,
  QUESTION,
  answers,
  ask,
  callButton,
  expectPhase,
  hers,
  panel,
  press,
  say,
  talkButton,
} from "./support/call.ts";
import { watchMedia } from "./support/media-watch.ts";
import { hearWith, withoutRecognition } from "./support/recognition.ts";
import { listenToSpeakers } from "./support/speakers.ts";
import { expect, hydrated, test } from "./support/test.ts";

// A demonstration call has a few sentences, and the assistant takes her time for each.
test.setTimeout(120_000);

/** A louder sound than this, in root mean square, is speech. */
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

  test("the assistant speaks aloud, with captions in step, and stops when the call ends", async ({
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

    // A second call leaves no more behind than the first.
    await press(page);
    await expectPhase(page, "in-call");
    await press(page);
    await expectPhase(page, "idle");
    const left = await media.leftovers();
    expect(left).toMatchObject({ microphones: 0, audioElements: 0 });
    // One worker is kept for the next call, and is silent.
    expect(left.audioContexts).toBeLessThanOrEqual(1);
  });

  test("the assistant stops when the visitor types while she speaks", async ({
    page,
  }) => {
    const { speakers } = await open(page);
    await press(page);
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    await say(page, "how long does setup take");
    await expect(hers(page).first()).toContainText("…");
    await answers(page, claims.setupWithin);
  });

  test("leaving the page ends the call and the sound", async ({ page }) => {
    const { media, speakers } = await open(page);
    await press(page);
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect.poll(speakers.level).toBe(0);
    await expect
      .poll(async () => (await media.leftovers()).microphones)
      .toBe(0);
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
    await expect
      .poll(async () => (await media.leftovers()).microphones)
      .toBe(0);
  });

  test("over a remote service begins only after a yes, and is asked about once", async ({
    page,
  }) => {
    const { starts, listening } = await hearWith(page, { onDevice: false });
    await open(page);
    await press(page);
    // The assistant speaks at once, and nothing is asked.
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
    await expectPhase(page, "idle");
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
    // The question, which had the focus, has gone.
    await expect(panel(page).locator("[data-transcript]")).toBeFocused();
    await expect(panel(page)).toContainText("Your turn", { timeout: 30_000 });
    await ask(page, QUESTION, ANSWER);
    await expect(talkButton(page)).toBeVisible();
    expect(await starts()).toEqual([]);
    expect((await media.leftovers()).microphones).toBe(0);
  });

  test("by a press of Talk stops the assistant, and listens", async ({
    page,
  }) => {
    const { listening } = await hearWith(page, { onDevice: true });
    const { speakers } = await open(page);
    await press(page);
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    await talkButton(page).click();
    await expect(hers(page).first()).toContainText("…");
    await expect.poll(listening).toBe(1);
    // Interrupted sound fades, so as not to click.
    await expect.poll(speakers.level).toBeLessThan(AUDIBLE);
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("a visitor who wants a demo is taken to the form, filled in from the call, which is out of the way", async ({
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
