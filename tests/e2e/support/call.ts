import { expect, type Page } from "@playwright/test";
import { claims } from "../../../site/content/claims.ts";

/** The one button that starts and ends the call, whatever it says at the moment. */
export const callButton = (page: Page) => page.locator("button[data-phase]");

export const panel = (page: Page) =>
  page.getByRole("dialog", { name: "Call with Ellaira" });

/** The call as a screen of its own, which lies over the page. */
export const ownScreen = (page: Page) =>
  page.locator("dialog[data-call-panel]:modal");

/** The assistant's words so far. */
export const hers = (page: Page) =>
  panel(page).locator("[data-speaker=assistant]");

export const composer = (page: Page) => page.getByLabel("Type to Ellaira");

/** The button that opens the microphone, after a question if the sound would leave the device. */
export const talkButton = (page: Page) =>
  panel(page).getByRole("button", { name: "Talk", exact: true });

/** The announcement for visitors who can't see the button. */
export const announced = (page: Page) => page.locator("[role=status]").first();

export async function expectPhase(
  page: Page,
  phase: "idle" | "connecting" | "in-call",
): Promise<void> {
  // A call's code and its voice load slowly on a slow machine.
  await expect(callButton(page)).toHaveAttribute("data-phase", phase, {
    timeout: 30_000,
  });
}

/** Starts or ends the call. A call that fills the screen is ended there. */
export async function press(page: Page): Promise<void> {
  const end = ownScreen(page).getByRole("button", {
    name: "End Call",
    exact: true,
  });
  const button = (await end.isVisible()) ? end : callButton(page);
  await button.click();
}

/** Types to the assistant in a call. */
export async function say(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await page.keyboard.press("Enter");
}

/** Waits until the assistant says these words, which takes a while. */
export const answers = (page: Page, words: string | RegExp) =>
  expect(hers(page).last()).toContainText(words, { timeout: 30_000 });

/** Types, and waits for the assistant's answer. */
export async function ask(
  page: Page,
  words: string,
  answer: string | RegExp,
): Promise<void> {
  await say(page, words);
  await answers(page, answer);
}

/** A question that the assistant answers with one of the site's figures. */
export const QUESTION = "do you speak Polish";
export const ANSWER = `${claims.languages} languages`;

/** Books an appointment by typing, as soon as each answer begins: a visitor need not hear her out. */
export async function bookVisit(page: Page): Promise<void> {
  await ask(page, "I’d like to see a GP on Thursday at 2 pm", "A GP");
  await ask(page, "Anna Brown, 07700 900123", "That’s a GP");
  await ask(page, "yes", "That’s booked");
}
