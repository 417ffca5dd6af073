import type { Page } from "@playwright/test";

/**
 * The page plays no sound until the visitor presses once more after a refusal, as on iPhones. To be called
 * before the page is opened. Chromium's own policy cannot show this: it plays once a visitor has pressed, or the microphone is open.
 */
export async function refuseAutoplay(page: Page): Promise<void> {
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
