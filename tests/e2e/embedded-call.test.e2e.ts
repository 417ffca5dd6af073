import type { Page } from "@playwright/test";
import {
  callFailures,
  callPanel,
  hearing,
  voice,
} from "../../site/content/voice.ts";
import {
  ANSWER,
  QUESTION,
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
import { expect, hydrated, test } from "./support/test.ts";

/** A louder sound than this, in root mean square, is speech. */
const AUDIBLE = 0.01;

async function open(page: Page) {
  const media = await watchMedia(page);
  await page.goto("/");
  await hydrated(page);
  return media;
}

/** A call without sound: each caption is there at once, and the clock can be moved on over what she says. */
async function callSilently(page: Page) {
  const media = await watchMedia(page);
  await page.addInitScript(
    () => void Reflect.deleteProperty(window, "AudioContext"),
  );
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await press(page);
  await expectPhase(page, "in-call");
  return media;
}

/** Longer than any of her answers takes, in milliseconds. */
const HER_TURN = 30_000;

test("the assistant speaks aloud, with captions in step, and stops when the call ends", async ({
  page,
}) => {
  await withoutRecognition(page);
  const media = await open(page);
  await press(page);
  await expectPhase(page, "in-call");
  await expect.poll(media.loudness).toBeGreaterThan(AUDIBLE);
  await expect(callButton(page)).toHaveAccessibleName(/speaking/);
  const first = (await hers(page).first().innerText()).length;
  await expect
    .poll(async () => (await hers(page).first().innerText()).length)
    .toBeGreaterThan(first);
  await press(page);
  await expect.poll(media.loudness).toBe(0);
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

test("a call stays at hand while the visitor reads on: its bar leads back to it, and ends it", async ({
  page,
}) => {
  await withoutRecognition(page);
  await callSilently(page);
  const bar = page.getByRole("complementary", { name: callPanel.away });
  await expect(bar).toBeHidden();
  const readOn = () =>
    page.getByRole("contentinfo").evaluate((foot) => foot.scrollIntoView());
  await readOn();
  await bar.getByRole("button", { name: callPanel.back }).click();
  await expect(panel(page)).toBeInViewport();
  await expect(panel(page)).toBeFocused();
  await expect(bar).toBeHidden();

  await readOn();
  await bar.getByRole("button", { name: callPanel.leave }).press("Enter");
  await expectPhase(page, "idle");
  await expect(bar).toBeHidden();
  await expect(callButton(page)).toBeFocused();
  await expect(callButton(page)).toBeInViewport();
});

test("a call in another tab ends the one before, and leaving the page ends the call and its sound", async ({
  page,
  context,
}) => {
  await open(page);
  await press(page);
  await expectPhase(page, "in-call");
  const other = await context.newPage();
  const media = await open(other);
  await press(other);
  await expectPhase(other, "in-call");
  await expectPhase(page, "idle");

  await expect.poll(media.loudness).toBeGreaterThan(AUDIBLE);
  const footer = other.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(other).toHaveURL(/privacy-policy/);
  await expect.poll(media.loudness).toBe(0);
  await expect.poll(media.microphones).toBe(0);
});

test("hearing over a remote service begins only after a yes, which may follow a no, and is asked about no more", async ({
  page,
}) => {
  const listening = await hearWith(page, { onDevice: false });
  const media = await callSilently(page);
  await expect(talkButton(page)).toBeVisible();
  // When she has ended it is the visitor's turn, and nothing is asked.
  await page.clock.runFor(HER_TURN);
  await expect(panel(page)).toContainText(voice.status.yourTurn);
  const yes = panel(page).getByRole("button", { name: hearing.ask.yes });
  await expect(yes).toHaveCount(0);
  await talkButton(page).click();
  await expect(yes).toBeFocused();
  await expect(panel(page)).toContainText("We never get the sound");
  await panel(page).getByRole("button", { name: hearing.ask.no }).click();
  // The question, which had the focus, has gone.
  await expect(panel(page).locator("[data-transcript]")).toBeFocused();
  await ask(page, QUESTION, ANSWER);
  expect(await listening()).toBe(0);
  expect(await media.microphones()).toBe(0);

  await talkButton(page).click();
  await yes.click();
  await expect.poll(listening).toBe(1);
  await expect(panel(page)).toContainText("Listening");
  expect(await media.microphones()).toBe(1);
  await press(page);
  await expectPhase(page, "idle");
  await expect.poll(media.microphones).toBe(0);
  await press(page);
  await expect.poll(media.microphones).toBe(1);
  await page.clock.runFor(HER_TURN);
  await expect.poll(listening).toBe(1);
  await expect(yes).toHaveCount(0);
});

test("besides booking, a call has the clinic's name that the visitor gives, a note for the team, and helplines for a caller in despair", async ({
  page,
}) => {
  await withoutRecognition(page);
  await callSilently(page);
  const field = panel(page).getByLabel("Hear it with your clinic’s name");
  await field.fill("Byron Dental");
  await field.press("Enter");
  await expect(panel(page)).toContainText(/Good \w+, Byron Dental/);

  await ask(page, "could you ask the dentist to ring me", /tell them/);
  await ask(page, "my crown is loose", /name/);
  await ask(page, "Sam Patel, 07700 900789", /send it/);
  const note = panel(page).locator("[data-demo-note]");
  await expect(note).toHaveCount(0);
  await say(page, "yes");
  await expect(note).toContainText("For the dentist: my crown is loose");
  await expect(note).toContainText("Sam Patel, 07700 900 789");

  await say(page, "I don't want to be here any more");
  const alert = panel(page).getByRole("alert");
  await expect(alert.getByRole("link", { name: /Samaritans/ })).toHaveAttribute(
    "href",
    "tel:116123",
  );
  await expect(alert.getByRole("link")).toHaveCount(3);
  await say(page, "I'm standing on the bridge and want it to end");
  // Once she has told all helplines.
  await page.clock.runFor(HER_TURN);
  await expect(alert).toContainText(/^Call 999 now\..*Samaritans/);
  await expect(alert.getByRole("link").first()).toHaveText(/999/);
});

test(
  "a visitor who wants a demo is taken to the form, filled in from the call, which is out of the way",
  { tag: "@phone" },
  async ({ page }) => {
    await withoutRecognition(page);
    await callSilently(page);
    await say(
      page,
      "my name is Zoë O’Hara, I run a dental clinic and I’d like a demo",
    );
    await expect(page.getByLabel("Full Name")).toHaveValue(/O.Hara/);
    await expect(page.getByLabel("Practice Type")).toHaveValue("dental");
    await expectPhase(page, "idle");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator("#contact h2").first()).toBeFocused();
    await expect(page.locator("#contact h2").first()).toBeInViewport();
  },
);

test.describe("a call that can’t load", () => {
  test.use({
    expectedErrors: /Voice call failed|Failed to load resource|Error hydrating/,
  });

  // Which reason follows from which fault is in load-failure.test.
  test("says so beside the button, with the number to ring instead", async ({
    page,
  }) => {
    await page.route(/_astro\/hero-call\..*\.js/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto("/");
    await press(page);
    const [before = ""] = callFailures["not-loaded"].split("{phone}");
    const help = page.locator("#hero [role=status]");
    await expect(help).toContainText(before.trim());
    await expect(help.getByRole("link")).toHaveAttribute("href", /^tel:/);
  });
});
