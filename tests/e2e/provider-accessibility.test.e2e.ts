import type { Page } from "@playwright/test";
import { callPanel } from "../../site/content/voice.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { announced, expectPhase, panel, press } from "./support/call.ts";
import { open } from "./support/provider.ts";
import { expect, test } from "./support/test.ts";

// The states that only a provider's call has. States that follow each other share a page.

test.use({
  voice: "provider",
  // The transport itself reports that phones have no noise cancellation.
  expectedErrors:
    /unsupported input processor|could not start assistant audio|Voice call failed|Failed to load resource|errors\.example|ingest\.sentry\.io/,
});

/**
 * The page plays no sound until the visitor presses once more after a refusal, as on iPhones. To be called
 * before the page is opened. Chromium's own policy cannot show this: it plays once a visitor has pressed, or the microphone is open.
 */
async function refuseAutoplay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    let [refused, allowed] = [false, false];
    window.addEventListener(
      "click",
      (event) => {
        allowed ||= refused && event.isTrusted;
      },
      { capture: true },
    );
    HTMLMediaElement.prototype.play = async function playIfAllowed() {
      if (allowed) return play.call(this);
      refused = true;
      throw new DOMException(
        "The request is not allowed by the user agent",
        "NotAllowedError",
      );
    };
  });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a call that connects, in which the assistant speaks, whose network fails, and that is cut off", async ({
  page,
}) => {
  const provider = await open(page, { call: "held" });
  await press(page);
  await expectPhase(page, "connecting");
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page, "#hero");

  provider.release();
  await provider.listening();
  await expectPhase(page, "in-call");
  await provider.speak(0.1);
  await provider.transcript("assistant", "Good morning, Willow Street.");
  await provider.transcript("user", "I’d like a check-up.");
  await provider.transcript("assistant", "Which day", false);
  await expect(panel(page)).toContainText("Which day");
  await expectAccessible(page, "#hero");

  await provider.network("interrupted");
  await expect(panel(page)).toContainText("Reconnecting");
  await expectAccessible(page, "#hero");

  await provider.roomError("connection-error", "Lost");
  await expect(announced(page).getByRole("link")).toBeVisible();
  await expectAccessible(page, "#hero");
});

test("a call whose sound the browser holds back, until one more press", async ({
  page,
}) => {
  await refuseAutoplay(page);
  const provider = await open(page);
  await press(page);
  await provider.listening();
  const enable = page.getByRole("button", {
    name: callPanel.allowAudio.button,
  });
  await expect(enable).toBeVisible();
  await expectAccessible(page, "#hero");
  await enable.click();
  await expect(enable).toBeHidden();
  await expect.poll(provider.sent).toContain("playable");
});
