import type { Page } from "@playwright/test";
import { callPanel, hearing, voice } from "../../site/content/voice.ts";
import { routes } from "../../site/routes.ts";
import {
  enlargeText,
  expectAccessible,
  openAtRest,
} from "./support/accessibility.ts";
import {
  ANSWER,
  QUESTION,
  announced,
  ask,
  bookVisit,
  callButton,
  expectPhase,
  panel,
  press,
  talkButton,
} from "./support/call.ts";
import {
  askForDemo,
  fill,
  someone,
  submit,
  thanks,
} from "./support/demo-request.ts";
import {
  hearWith,
  refuseMicrophone,
  withoutRecognition,
} from "./support/recognition.ts";
import { expect, hold, test } from "./support/test.ts";

// The states that a visitor can bring onto the screen. States that follow each other share a page. A
// call with an emergency is checked in windows of every size (call-screen.test).

test.use({ expectedErrors: /Failed to (fetch|load)/ });

const menuButton = (page: Page) =>
  page.getByRole("button", { name: "Open menu" });

const showSecondTestimonial = (page: Page) =>
  page.getByRole("button", { name: /^Show testimonial 2/ }).click();

/** Leaves the form's fields empty, which it then marks. */
async function sendEmptyForm(page: Page): Promise<void> {
  await submit(page);
  await expect(page.getByLabel("Full Name")).toBeFocused();
}

async function talk(page: Page): Promise<void> {
  await press(page);
  await expectPhase(page, "in-call");
  await ask(page, QUESTION, ANSWER);
}

test(
  "the open menu, and the open list of a text’s sections",
  { tag: "@phone" },
  async ({ page }) => {
    await openAtRest(page);
    await menuButton(page).click();
    await expectAccessible(page, "dialog");
    await openAtRest(page, routes.privacyPolicy);
    await page.locator("summary").click();
    await expectAccessible(page, "main");
  },
);

test("the second testimonial, and the form with its errors, on its way, waiting for the network, and sent", async ({
  page,
}) => {
  const contact = page.locator("#contact");
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/demo-requests", async (route) => {
    await held;
    await route.abort();
  });
  await openAtRest(page);
  await showSecondTestimonial(page);
  await expectAccessible(page, "#testimonials");

  await sendEmptyForm(page);
  await expectAccessible(page, "#contact");

  await fill(page, someone());
  await submit(page);
  await expect(page.getByRole("button", { name: /^Submitting/ })).toBeVisible();
  await expectAccessible(page, "#contact");

  answer();
  await expect(contact).toContainText("not been sent yet");
  await expect(thanks(page)).toHaveAccessibleDescription(
    /has not been sent yet.*01632 960 018/,
  );
  await expectAccessible(page, "#contact");

  await openAtRest(page);
  const message = page.getByLabel("Tell us about your needs");
  await message.fill("m".repeat(4999));
  await expect(contact).toContainText("is waiting in this browser");
  await expect(contact).toContainText("1 character left");
  await message.pressSequentially("mmm");
  await expect(message).toHaveValue("m".repeat(5000));
  await expectAccessible(page, "#contact");

  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(contact).toContainText("has been deleted");
  await expectAccessible(page, "#contact");

  await page.unroute("**/api/demo-requests");
  await openAtRest(page);
  await askForDemo(page, someone());
  await expectAccessible(page, "#contact");
});

test("a call that connects, asks for the microphone, is talked in, muted and ended", async ({
  page,
}) => {
  await hearWith(page, { onDevice: false });
  await page.addInitScript(() => {
    const real = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function held(constraints) {
      await new Promise((resolve) =>
        addEventListener("microphone-allowed", resolve),
      );
      return real.call(this, constraints);
    };
  });
  const bringVoice = await hold(page, "**/*synthesis-worker*");
  await openAtRest(page);
  await press(page);
  await expectPhase(page, "connecting");
  // On a phone the sheet covers the page, which must not happen during a screenshot of the page.
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page, "#hero");

  bringVoice();
  await expectPhase(page, "in-call");
  await ask(page, QUESTION, ANSWER);
  await talkButton(page).click();
  const yes = panel(page).getByRole("button", { name: hearing.ask.yes });
  await expect(yes).toBeVisible();
  await expectAccessible(page, "#hero");

  await yes.click();
  await expect(announced(page)).toContainText(voice.announced.microphone);
  await expectAccessible(page, "#hero");

  // Left meanwhile, by the keyboard, the sheet keeps the focus until it gives it back to the page.
  for (const name of [callPanel.leave, callPanel.close])
    await panel(page).getByRole("button", { name, exact: true }).press("Enter");
  await expect(callButton(page)).toBeFocused();

  await press(page);
  await expect(announced(page)).toContainText(voice.announced.microphone);
  await page.evaluate(() => dispatchEvent(new Event("microphone-allowed")));
  await expect(announced(page)).not.toContainText(voice.announced.microphone);
  await ask(page, "I’d like to book a check-up", /which day/i);
  await expectAccessible(page, "#hero");

  const mute = panel(page).getByRole("button", { name: "Mute" });
  await mute.click();
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page, "#hero");

  await press(page);
  await expectPhase(page, "idle");
  await expectAccessible(page, "#hero");
});

test("a call on the case study, by typing, and one that booked and has ended", async ({
  page,
}) => {
  await withoutRecognition(page);
  await openAtRest(page, routes.caseStudy);
  await talk(page);
  await expectAccessible(page, "#demo");
  await press(page);
  await expectPhase(page, "idle");
  await expectAccessible(page, "#demo");

  await openAtRest(page);
  await talk(page);
  await bookVisit(page);
  await press(page);
  await expect(panel(page)).toContainText(callPanel.summary.heading);
  await expectAccessible(page, "#hero");
});

test("a call without the microphone", async ({ page }) => {
  await hearWith(page, { onDevice: true });
  await openAtRest(page);
  await refuseMicrophone(page);
  await press(page);
  await expect(panel(page)).toContainText(hearing.off.refused);
  // While she still greets, words move and leave the page under the check.
  await expect(panel(page)).toContainText(voice.status.yourTurn, {
    timeout: 30_000,
  });
  await expectAccessible(page, "#hero");
});

for (const [how, set] of [
  ["text at 200 %", enlargeText],
  [
    "forced colours",
    (page: Page) => page.emulateMedia({ forcedColors: "active" }),
  ],
] as const)
  test(`${how}: the open menu, the second testimonial, the form with its errors, and a call`, async ({
    page,
  }) => {
    await withoutRecognition(page);
    await set(page);
    await openAtRest(page);
    if (await menuButton(page).isVisible()) {
      await menuButton(page).click();
      await expectAccessible(page, "dialog");
      await page.keyboard.press("Escape");
    }
    await showSecondTestimonial(page);
    await expectAccessible(page, "#testimonials");
    await sendEmptyForm(page);
    await expectAccessible(page, "#contact");
    await talk(page);
    await expectAccessible(page, "#hero");
  });
