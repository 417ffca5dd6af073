import type { Page } from "@playwright/test";

declare global {
  interface Window {
    __deviceVoice?: {
      /** What is being said, and nothing when it is silent. */
      saying: string;
      cancelled: number;
      readonly said: string[];
    };
  }
}

/** How long the voice takes for a letter, in milliseconds. */
const PER_LETTER = 50;

/**
 * Puts a British voice of Windows into a page, which says nothing aloud, but tells of each word. To be called before
 * the page is opened.
 */
export async function speakWithDevice(
  page: Page,
  { begins }: { readonly begins: boolean },
) {
  await page.addInitScript(
    ([answers, pace]) => {
      const log = { saying: "", cancelled: 0, said: [] as string[] };
      window.__deviceVoice = log;
      let queue: SpeechSynthesisUtterance[] = [];
      let timers: ReturnType<typeof setTimeout>[] = [];

      class Utterance extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }

      function next() {
        const [utterance] = queue;
        if (!utterance || !answers) return;
        const { text } = utterance;
        const tell = (name: string, more = {}) =>
          utterance.dispatchEvent(Object.assign(new Event(name), more));
        log.saying = text;
        log.said.push(text);
        timers = [...text.matchAll(/\S+/g)].map(({ index }) =>
          setTimeout(
            () => tell("boundary", { name: "word", charIndex: index }),
            index * pace,
          ),
        );
        const end = () => {
          log.saying = "";
          tell("end");
          queue.shift();
          next();
        };
        timers.push(setTimeout(end, text.length * pace));
        tell("start");
      }

      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => [
          {
            name: "Microsoft Hazel - English (United Kingdom)",
            lang: "en-GB",
            localService: true,
          },
        ],
        speak(utterance: SpeechSynthesisUtterance) {
          queue.push(utterance);
          if (queue.length === 1) setTimeout(next, 100);
        },
        cancel() {
          for (const timer of timers) clearTimeout(timer);
          log.cancelled++;
          log.saying = "";
          queue = [];
        },
      });
      Object.defineProperty(window, "speechSynthesis", { value: synthesis });
      Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    },
    [begins, PER_LETTER] as const,
  );

  const look = () =>
    page.evaluate(
      () => window.__deviceVoice ?? { saying: "", cancelled: 0, said: [] },
    );
  return {
    saying: async () => (await look()).saying,
    said: async () => (await look()).said,
    cancelled: async () => (await look()).cancelled,
  };
}
