import {
  ANSWER,
  QUESTION,
  answers,
  callButton,
  composer,
  expectPhase,
  ownScreen,
  panel,
  talkButton,
} from "./support/call.ts";
import { arrival, someone, thanks } from "./support/demo-request.ts";
import type { Locator, Page } from "@playwright/test";
import { hearWith } from "./support/recognition.ts";
import { expect, test } from "./support/test.ts";

// Neither journey moves a mouse, not even to wake the page.

test("from the top of the home page to a sent request", async ({
  page,
  servers,
}) => {
  const name = someone();
  await page.goto("/");
  // Before its script has loaded, a link moves the place from which Tab continues, but not the focus.
  await expect(page.locator("html[data-loaded]")).toBeAttached();
  await pressKey(page, "Tab");
  await expect(
    page.getByRole("link", { name: "Skip to main content" }),
  ).toBeFocused();
  await pressKey(page, "Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await goTo(
    page,
    page.locator("#hero").getByRole("link", { name: "Schedule Your Demo" }),
  );
  await pressKey(page, "Enter");
  await expect(page.locator("#contact h2")).toBeFocused();
  await expect(page.locator("#contact h2")).toBeInViewport();

  await typeInto(page, "Full Name", name);
  await typeInto(page, "Email Address", "zoe@clinic.example");
  await typeInto(page, "Phone Number", "01632 960 123");
  const type = page.getByLabel("Practice Type");
  await goTo(page, type);
  while ((await type.inputValue()) !== "gp") await pressKey(page, "ArrowDown");

  // A premature press leads to the missing field.
  const send = page.getByRole("button", { name: "Request Your Demo" });
  await goTo(page, send);
  await pressKey(page, "Space");
  await expect(page.getByLabel("Practice Name")).toBeFocused();
  await page.keyboard.type("High Street Surgery");
  await typeInto(page, "Tell us about your needs", "After six");

  await goTo(page, send);
  await pressKey(page, "Space");
  await expect(thanks(page)).toBeFocused();
  await pressKey(page, "Tab");
  const { request } = await arrival(servers.webhook, name);
  expect(request).toMatchObject({
    practiceType: "gp",
    practice: "High Street Surgery",
    message: "After six",
  });
});

test("through a whole call", { tag: "@both" }, async ({ page }) => {
  await hearWith(page, { onDevice: true });
  await page.goto("/");
  await goTo(page, callButton(page));
  await pressKey(page, "Enter");
  await expectPhase(page, "in-call");
  await expect(panel(page)).toBeVisible();
  // On a small window the call is a screen of its own, with its own button to end it.
  const isScreen = await ownScreen(page).isVisible();
  const transcript = page.getByRole("group", { name: "Live transcript" });
  await expect(isScreen ? panel(page) : callButton(page)).toBeFocused();

  const replies = panel(page).getByRole("list", { name: "Quick replies" });
  const reply = replies.getByRole("button").first();
  await expect(reply).toBeVisible();
  const words = await reply.innerText();
  await goTo(page, reply);
  await pressKey(page, "Enter");
  const visitor = panel(page).locator("[data-speaker=visitor]");
  await expect(visitor.last()).toContainText(words);
  // In the transcript, because the quick reply has gone.
  await expect(transcript).toBeFocused();

  await goTo(page, composer(page));
  await page.keyboard.type(QUESTION);
  await pressKey(page, "Enter");
  await expect(composer(page)).toBeFocused();
  await answers(page, ANSWER);

  // The button that stops her while she speaks mutes the microphone while she listens.
  await goTo(page, talkButton(page));
  await pressKey(page, "Enter");
  const mute = panel(page).getByRole("button", { name: "Mute" });
  await expect(mute).toBeFocused();
  await pressKey(page, "Enter");
  await expect(mute).toHaveAttribute("aria-pressed", "true");

  const end = panel(page).getByRole("button", {
    name: "End Call",
    exact: true,
  });
  if (isScreen) await goTo(page, end);
  else await goTo(page, callButton(page), "Shift+Tab");
  await pressKey(page, "Enter");
  await expectPhase(page, "idle");
  if (!isScreen) await expect(callButton(page)).toBeFocused();

  // The sheet stays with its words until it is closed.
  await goTo(page, panel(page).getByRole("button", { name: "Close" }));
  await pressKey(page, "Enter");
  await expect(panel(page)).toHaveCount(0);
  await expect(callButton(page)).toBeFocused();
});

/** Presses a key, and makes sure that the focus is somewhere afterwards, and can be seen there. */
async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(focusFault), {
      message: `the focus after ${key}`,
      intervals: [0, 20, 100, 300],
    })
    .toBe("");
}

/** Presses a key, by default Tab, until the given element has the focus. */
async function goTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  // More stops than the longest page has.
  for (let stop = 0; stop < 100; stop += 1) {
    await pressKey(page, key);
    if (await target.evaluate((node) => node === document.activeElement))
      return;
  }
  await expect(target, "is reached by the keyboard").toBeFocused();
}

/** Goes to a field and types into it. */
async function typeInto(
  page: Page,
  label: string,
  text: string,
): Promise<void> {
  await goTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/**
 * Whether the focus shows and nothing covers it is checked in each state (accessibility-states.test).
 *
 * @returns what is wrong with the focused element's place, if anything. Runs in the page.
 */
function focusFault(): string {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return "it is lost";
  const { top, bottom, height } = activeElement.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen < Math.min(height, innerHeight) / 4 ? "it is out of sight" : "";
}
