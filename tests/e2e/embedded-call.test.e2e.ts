import type { Page } from "@playwright/test";
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
  test("over a remote service begins only after a yes, which may follow a no, and is asked about no more", async ({
    page,
  }) => {
    const { starts, listening } = await hearWith(page, { onDevice: false });
    const { media } = await open(page);
    await press(page);
    // The assistant speaks at once, and nothing is asked.
    await answers(page, "How can I help?");
    const yes = panel(page).getByRole("button", { name: hearing.ask.yes });
    await expect(yes).toHaveCount(0);
    await talkButton(page).click();
    await expect(yes).toBeFocused();
    await expect(panel(page)).toContainText("Ellaira never gets the sound");
    await panel(page).getByRole("button", { name: hearing.ask.no }).click();
    // The question, which had the focus, has gone.
    await expect(panel(page).locator("[data-transcript]")).toBeFocused();
    await ask(page, QUESTION, ANSWER);
    expect(await starts()).toEqual([]);
    expect((await media.leftovers()).microphones).toBe(0);

    await talkButton(page).click();
    await yes.click();
    await expect.poll(listening).toBe(1);
    await expect(panel(page)).toContainText("Listening");
    await press(page);
    await expectPhase(page, "idle");
    await press(page);
    await expect.poll(listening, { timeout: 30_000 }).toBe(1);
    await expect(yes).toHaveCount(0);
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
