import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The recognitions that are listening. */
    __listening?: Set<EventTarget>;
  }
}

interface RecognitionOptions {
  /** Whether the browser can understand speech without a remote service. */
  readonly onDevice: boolean;
}

/**
 * Puts a speech recognition into a page, which hears nothing. Nothing else in the browser is replaced. To be called
 * before the page is opened.
 *
 * @returns how many recognitions are listening
 */
export async function hearWith(page: Page, { onDevice }: RecognitionOptions) {
  await page.addInitScript((local) => {
    const listening = new Set<EventTarget>();
    window.__listening = listening;

    class Recognition extends EventTarget {
      static available = () =>
        Promise.resolve(local ? "available" : "unavailable");
      lang = "";
      continuous = false;
      interimResults = false;
      start() {
        listening.add(this);
      }
      abort() {
        listening.delete(this);
      }
    }
    Object.assign(Recognition.prototype, { processLocally: false });
    Object.assign(window, { SpeechRecognition: Recognition });
  }, onDevice);

  return () => page.evaluate(() => window.__listening?.size ?? 0);
}

/** A browser that can't turn speech into words, as most. To be called before the page is opened. */
export const withoutRecognition = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      SpeechRecognition: undefined,
      webkitSpeechRecognition: undefined,
    });
  });

/** From now on the browser gives the page no microphone, by default as after a visitor's no. */
export const refuseMicrophone = (page: Page, name = "NotAllowedError") =>
  page.evaluate((fault) => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("as the journey wishes", fault));
  }, name);
