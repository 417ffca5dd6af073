import type { AudioOutput } from "./audio-output.ts";
import { SAMPLE_RATE } from "./pico.ts";
import { speakable } from "./speakable.ts";
import type { Synthesiser } from "./synthesiser.ts";

/** How far ahead the first sound is scheduled, in seconds, because scheduling takes time. */
const LEAD = 0.05;
/** Between two sentences, in seconds. With their own quiet ends, the pause is a third of a second. */
const PAUSE = 0.25;
/** Seconds per character in Pico's speech, to guess how long a sentence will be. */
const PER_CHARACTER = 0.05;
/** Letters per second that people read with ease: about 200 words a minute. */
const READING_SPEED = 17;
/** The shortest time that a caption is shown, in seconds. */
const MIN_TIME = 1;

interface Progress {
  /** The index of the current or next sentence; past the last one at the end. */
  readonly sentence: number;
  /** The spoken share of that sentence, from 0 to 1. */
  readonly part: number;
}

export interface Playback {
  progress(): Progress;
  readonly failed: boolean;
  /** The loudness, from 0 to 1, of a sound that does not go through our own speakers. */
  level?(): number;
  /** Harmless after the end. */
  cut(): void;
}

export type Voice = (sentences: readonly string[]) => Playback;

/** When a sentence is heard, in seconds, as far as its sound has been made. */
interface Span {
  readonly text: string;
  start: number;
  end: number;
  complete: boolean;
}

/** Makes the next sentences while the first is heard. */
export function playSpeech(
  sentences: readonly string[],
  synthesiser: Synthesiser,
  output: AudioOutput,
): Playback {
  const line = output.openLine();
  const stop = new AbortController();
  const spans = sentences.map((text): Span => ({
    text,
    start: Infinity,
    end: 0,
    complete: false,
  }));
  let scheduled = 0;
  let failed = false;

  async function make(span: Span): Promise<void> {
    span.complete = await synthesiser.speak(
      speakable(span.text),
      stop.signal,
      (samples) => {
        // Directly after the previous samples, or a pause after the previous sentence, unless these samples are late.
        const isFirst = span.start === Infinity;
        const due = isFirst && scheduled > 0 ? scheduled + PAUSE : scheduled;
        const now = output.now();
        const at = due > now ? due : now + LEAD;
        scheduled = at + samples.length / SAMPLE_RATE;
        span.start = Math.min(span.start, at);
        span.end = scheduled;
        line.play(samples, at);
      },
    );
    failed ||= !span.complete;
  }
  for (const span of spans) void make(span);

  return {
    progress() {
      const time = output.heard();
      const sentence = spans.findIndex(
        ({ complete, end }) => !complete || time < end,
      );
      const span = spans[sentence];
      return span
        ? { sentence, part: partAt(span, time) }
        : { sentence: spans.length, part: 0 };
    },
    get failed() {
      return failed;
    },
    cut() {
      stop.abort();
      line.cut();
    },
  };
}

function partAt({ text, start, end, complete }: Span, time: number): number {
  if (time <= start) return 0;
  const made = end - start;
  const length = complete ? made : Math.max(made, text.length * PER_CHARACTER);
  return length > 0 ? Math.min(1, (time - start) / length) : 1;
}

/** Only captions, at reading pace. */
export function showSilently(sentences: readonly string[]): Playback {
  const start = performance.now();
  return {
    progress() {
      let left = (performance.now() - start) / 1000;
      for (const [sentence, text] of sentences.entries()) {
        const time = readingTime(text);
        if (left < time) return { sentence, part: left / time };
        left -= time;
      }
      return { sentence: sentences.length, part: 0 };
    },
    failed: false,
    cut: () => undefined,
  };
}

/** The words that have begun when this share of a sentence (0 to 1) is spoken, timed by their letters. */
export function captionAt(sentence: string, part: number): string {
  const words = sentence.trim().split(/\s+/);
  const spoken = part * letters(sentence);
  let before = 0;
  const begun = words.filter((word) => {
    const began = before < spoken;
    before += word.length;
    return began;
  });
  return begun.join(" ");
}

export function cutCaption(sentence: string, part: number): string {
  const caption = captionAt(sentence, part);
  return part >= 1 || caption === ""
    ? caption
    : `${caption.replace(/[.,;:!?…–—-]+$/, "")}…`;
}

/** In seconds. */
function readingTime(sentence: string): number {
  return Math.max(MIN_TIME, sentence.length / READING_SPEED);
}

export function letters(text: string): number {
  return text.replaceAll(/\s/g, "").length;
}
