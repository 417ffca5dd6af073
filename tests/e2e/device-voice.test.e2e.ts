import type { Page } from "@playwright/test";
import { claims } from "../../site/content/claims.ts";
import { callPanel } from "../../site/content/voice.ts";
import {
  answers,
  callButton,
  expectPhase,
  hers,
  panel,
  press,
  say,
  talkButton,
} from "./support/call.ts";
import { hearWith, withoutRecognition } from "./support/recognition.ts";
import { listenToSpeakers } from "./support/speakers.ts";
import { expect, hydrated, test } from "./support/test.ts";

const AUDIBLE = 0.01;

async function open(page: Page, { begins = true } = {}) {
  const device = await speakWithDevice(page, { begins });
  const speakers = await listenToSpeakers(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/");
  await hydrated(page);
  return {
    device,
    speakers,
    /** The files of Pico that have been requested. */
    pico: () => loaded.filter((url) => /synthesis-worker|\.bin\b/.test(url)),
  };
}

test.describe("a device with a good voice", { tag: "@desktop" }, () => {
  test("speaks itself, with captions in step, and Pico is not loaded", async ({
    page,
  }) => {
    await withoutRecognition(page);
    const { device, speakers, pico } = await open(page);
    await press(page);
    await expect.poll(device.saying).toContain("Willow Street");
    await expect(callButton(page)).toHaveAccessibleName(/speaking/);
    const first = (await hers(page).first().innerText()).length;
    await expect
      .poll(async () => (await hers(page).first().innerText()).length)
      .toBeGreaterThan(first);
    await expect(panel(page)).not.toContainText(callPanel.simpleVoice);

    // Typing stops it, and the answer comes in the same voice.
    await say(page, "how long does setup take");
    await expect(hers(page).first()).toContainText("…");
    await answers(page, claims.setupWithin);
    expect(await device.cancelled()).toBe(1);
    expect((await device.said()).length).toBeGreaterThan(1);

    // The end of the call stops it, too.
    await expect.poll(device.saying).not.toBe("");
    await press(page);
    await expectPhase(page, "idle");
    await expect.poll(device.saying).toBe("");
    await expect.poll(speakers.level).toBeLessThan(AUDIBLE);
    expect(pico()).toEqual([]);
  });

  test("falls silent for Talk, and when the visitor leaves", async ({
    page,
  }) => {
    const { listening } = await hearWith(page, { onDevice: true });
    const { device } = await open(page);
    await press(page);
    await expect.poll(device.saying).not.toBe("");
    expect(await listening()).toBe(0);
    await talkButton(page).click();
    await expect.poll(listening).toBe(1);
    await expect.poll(device.saying).toBe("");

    await say(page, "how long does setup take");
    await expect.poll(device.saying).not.toBe("");
    const silent = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide"));
      return window.__deviceVoice?.saying;
    });
    expect(silent).toBe("");
  });

  test("that does not begin leaves the call to Pico, and the page says so", async ({
    page,
  }) => {
    await withoutRecognition(page);
    const { device, speakers, pico } = await open(page, { begins: false });
    await press(page);
    await expectPhase(page, "in-call");
    await expect.poll(speakers.level).toBeGreaterThan(AUDIBLE);
    expect(pico()).not.toEqual([]);
    expect(await device.cancelled()).toBe(1);
    await expect(panel(page)).toContainText(callPanel.simpleVoice);
    await answers(page, "How can I help?");
  });
});

declare global {
  interface Window {
    __deviceVoice?: {
      /** The current utterance, or undefined in silence. */
      saying: string;
      cancelled: number;
      readonly said: string[];
    };
  }
}

/** The voice's time for a letter, in milliseconds. */
const PER_LETTER = 50;

/**
 * Puts a British voice of Windows into a page, which makes no sound, but reports each word. To be called before
 * the page is opened.
 */
async function speakWithDevice(
  page: Page,
  { begins }: { readonly begins: boolean },
) {
  await page.addInitScript(
    ([isHeard, pace]) => {
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
        if (!utterance || !isHeard) return;
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
