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
 * Puts a speech recognition into a page that hears the journey's words. Nothing else in the browser is
 * replaced. To be called before the page is opened.
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

  /** The visitor speaks, as soon as a recognition listens. */
  async function say(text: string, final = true): Promise<void> {
    await page.waitForFunction(
      () => (window.__recognition?.listening.size ?? 0) > 0,
    );
    await page.evaluate(
      ([words, isFinal]) => {
        for (const one of window.__recognition?.listening ?? []) {
          const result = Object.assign([{ transcript: words }], { isFinal });
          const event = new Event("result");
          one.dispatchEvent(Object.assign(event, { results: [result] }));
          if (!isFinal) continue;
          window.__recognition?.listening.delete(one);
          one.dispatchEvent(new Event("end"));
        }
      },
      [text, final] as const,
    );
  }

  return {
    say,
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
