import { SAMPLE_RATE } from "./pico.ts";

/** How far ahead sound is scheduled when none is playing, in seconds: what scheduling itself may take. */
const LEAD = 0.05;
/** The silence that Pico ends every text with, in seconds. */
const TAIL = 0.5;
/** Seconds that Pico takes for a character, to guess how long a sentence will be before it is made. */
const PER_CHARACTER = 0.06;

export interface Progress {
  /** The sentence that is being spoken or comes next, by its index; their number when all are over. */
  readonly sentence: number;
  /** How much of it was spoken, from 0 to 1. */
  readonly part: number;
}

interface Timeline {
  /** Gives the next samples of a sentence their time, in seconds: right after those before them. */
  place(sentence: number, samples: number, now: number): number;
  /** Nothing more comes of this sentence. */
  complete(sentence: number): void;
  progress(time: number): Progress;
}

interface Span {
  start: number | undefined;
  end: number;
  complete: boolean;
}

/** When which sentence is heard, while their sound is still being made. */
export function createTimeline(sentences: readonly string[]): Timeline {
  const spans = sentences.map((): Span => ({
    start: undefined,
    end: 0,
    complete: false,
  }));
  let cursor = 0;

  return {
    place(sentence, samples, now) {
      const at = cursor > now ? cursor : now + LEAD;
      cursor = at + samples / SAMPLE_RATE;
      const span = spans[sentence];
      if (span) {
        span.start ??= at;
        span.end = cursor;
      }
      return at;
    },

    complete(sentence) {
      const span = spans[sentence];
      if (span) span.complete = true;
    },

    progress(time) {
      const current = spans.findIndex(
        ({ complete, end }) => !complete || time < end,
      );
      const span = spans[current];
      if (!span) return { sentence: sentences.length, part: 0 };
      return {
        sentence: current,
        part: part(span, sentences[current] ?? "", time),
      };
    },
  };
}

function part(span: Span, sentence: string, time: number): number {
  if (span.start === undefined || time <= span.start) return 0;
  const made = span.end - span.start;
  const length = span.complete
    ? made - TAIL
    : Math.max(made, sentence.length * PER_CHARACTER);
  return length > 0 ? Math.min(1, (time - span.start) / length) : 1;
}
