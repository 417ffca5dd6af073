import type { Page } from "@playwright/test";

declare global {
  interface Window {
    __recognition?: {
      /** The recognitions that are listening. */
      readonly listening: Set<EventTarget>;
      /** The requests: with which privacy, and whether with a track. */
      readonly starts: { processLocally: boolean; track: boolean }[];
    };
  }
}

interface RecognitionOptions {
  /** Whether the browser can understand speech without a remote service. */
  readonly onDevice: boolean;
}

/**
 * Puts a speech recognition into a page, which hears nothing. Nothing else in the browser is replaced. To be called
 * before the page is opened.
 */
export async function hearWith(page: Page, { onDevice }: RecognitionOptions) {
  await page.addInitScript((local) => {
    const listening = new Set<EventTarget>();
    const starts: { processLocally: boolean; track: boolean }[] = [];
    window.__recognition = { listening, starts };

    class Recognition extends EventTarget {
      static available = () =>
        Promise.resolve(local ? "available" : "unavailable");
      lang = "";
      continuous = false;
      interimResults = false;
      get processLocally() {
        return this.#local;
      }
      set processLocally(value: boolean) {
        this.#local = value;
      }
      #local = false;
      start(track?: MediaStreamTrack) {
        starts.push({ processLocally: this.#local, track: Boolean(track) });
        listening.add(this);
      }
      abort() {
        listening.delete(this);
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  }, onDevice);

  return {
    starts: () => page.evaluate(() => window.__recognition?.starts ?? []),
    listening: () =>
      page.evaluate(() => window.__recognition?.listening.size ?? 0),
  };
}

/** A browser that can't turn speech into words, as most. To be called before the page is opened. */
export const withoutRecognition = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      SpeechRecognition: undefined,
      webkitSpeechRecognition: undefined,
    });
  });

/** The browser refuses the microphone, as after a visitor's no. To be called before the page is opened. */
export const refuseMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
