import { letters, type Playback, type Voice } from "./playback.ts";
import { speakable } from "./speakable.ts";

/**
 * How the names of good British voices begin, on ChromeOS, Windows and macOS. Women come first, since Pico, which may
 * take over, has a woman's voice. Others are no better than Pico: eSpeak above all, and the novelty voices of macOS.
 */
const GOOD = [
  "Google UK English 2",
  "Chrome OS UK English 2",
  "Microsoft Sonia",
  "Microsoft Libby",
  "Microsoft Hazel",
  "Microsoft Susan",
  "Serena",
  "Kate",
  "Stephanie",
  "Daniel",
  "Oliver",
  "Jamie",
  "Microsoft Ryan",
  "Microsoft George",
];
/** Larger models of a voice, which the device's user has downloaded. */
const FINER = /\b(?:Natural|Premium|Enhanced)\b/;

/** A sentence that has not begun after this time, in milliseconds, never will. */
const START_LIMIT = 1000;
/** Browsers that report words do so at least this often, in milliseconds. */
const WORD_LIMIT = 1000;
/** Milliseconds per letter, to estimate the progress of a voice that reports no words. */
const PER_LETTER = 72;
/** Chrome drops an utterance that follows a cancelled one within this many milliseconds. */
const REST = 100;

export interface DeviceVoice {
  readonly play: Voice;
  /** Whether there is a voice now: Chromium loads the list late. */
  readonly ready: boolean;
  /** Resolves when the list has loaded; without voices, perhaps never. */
  readonly listed: Promise<void>;
  /** The voice does not work on this device. */
  giveUp(): void;
}

/** Speaks with the device's own voice, where a good one is installed. The page gets its events, but not its sound. */
export function createDeviceVoice(synthesis: SpeechSynthesis): DeviceVoice {
  let givenUp = false;
  let rested = 0;
  const find = () => (givenUp ? undefined : goodVoice(synthesis.getVoices()));

  return {
    get ready() {
      return find() !== undefined;
    },
    listed: new Promise((resolve) => {
      if (synthesis.getVoices().length > 0) resolve();
      // Older versions of Safari neither have nor need this event.
      else synthesis.addEventListener?.("voiceschanged", () => resolve());
    }),
    giveUp: () => void (givenUp = true),

    play(sentences): Playback {
      const voice = find();
      let failed = !voice;
      let sentence = 0;
      let speaking = false;
      /** The last event: how much of the sentence had been spoken, and for how long that can be true. */
      let last = { part: 0, at: performance.now(), until: 0 };
      const mark = (part: number, hold: number) => {
        const at = performance.now();
        last = { part, at, until: at + hold };
      };

      const utterances = sentences.map((text, index) => {
        const spoken = speakable(text);
        const utterance = new SpeechSynthesisUtterance(spoken);
        utterance.voice = voice ?? null;
        utterance.lang = "en-GB";
        utterance.addEventListener("start", () => {
          speaking = true;
          mark(0, 0);
        });
        utterance.addEventListener("boundary", ({ name, charIndex }) => {
          if (name !== "word") return;
          // Half a letter later, the word has begun.
          const before = letters(spoken.slice(0, charIndex)) + 0.5;
          mark(before / letters(spoken), WORD_LIMIT);
        });
        utterance.addEventListener("end", () => {
          speaking = false;
          sentence = index + 1;
          mark(0, 0);
        });
        utterance.addEventListener("error", () => (failed = true));
        return utterance;
      });

      const begin = () => {
        mark(0, 0);
        for (const utterance of utterances) synthesis.speak(utterance);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = rested - performance.now();
      if (wait > 0) timer = setTimeout(begin, wait);
      else begin();

      return {
        progress() {
          if (!speaking) return { sentence, part: 0 };
          const since = Math.max(0, performance.now() - last.until);
          const length = letters(sentences[sentence] ?? "") * PER_LETTER;
          return { sentence, part: Math.min(1, last.part + since / length) };
        },
        get failed() {
          const isLate = performance.now() - last.at > START_LIMIT;
          return failed || (!speaking && sentence < sentences.length && isLate);
        },
        // Invented, because the sound can't be measured: it swells like syllables, and starts again with each reported word.
        level() {
          const time = performance.now() - last.at;
          return speaking ? 0.03 + 0.07 * Math.abs(Math.cos(time / 90)) : 0;
        },
        cut() {
          clearTimeout(timer);
          if (sentence === sentences.length) return;
          synthesis.cancel();
          rested = performance.now() + REST;
        },
      };
    },
  };
}

function goodVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const british = voices.filter(
    ({ localService, lang }) => localService && /^en[-_]GB/.test(lang),
  );
  const good = GOOD.flatMap((start) =>
    british.filter(({ name }) => name.startsWith(start)),
  );
  return good.find(({ name }) => FINER.test(name)) ?? good[0];
}

/** Whether speaking may disturb the microphone. An iPad says that it is a Mac, which has no touch screen. */
export const isAppleMobile = () =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
