import type { Speaker } from "./engine.ts";

/** What one of the two said without a break. */
export interface Turn {
  readonly speaker: Speaker;
  readonly text: string;
  /** Still being spoken or understood: the text may change. */
  readonly partial: boolean;
}

export type Transcript = readonly Turn[];

interface Words {
  readonly speaker: Speaker;
  readonly text: string;
  readonly final: boolean;
}

/**
 * Adds words to a transcript. Partial words stand at its end until the next of the same speaker replace
 * them; finished words of a speaker who goes on speaking join into one turn.
 */
export function addWords(transcript: Transcript, words: Words): Transcript {
  const { speaker, final } = words;
  const text = words.text.trim();
  const others = transcript.filter(
    (turn) => !(turn.partial && turn.speaker === speaker),
  );
  if (text === "") return others;
  if (!final) return [...others, { speaker, text, partial: true }];

  // What the other one is just saying comes after what is finished.
  const open = others.filter((turn) => turn.partial);
  const finished = others.filter((turn) => !turn.partial);
  const last = finished.at(-1);
  if (last?.speaker !== speaker)
    return [...finished, { speaker, text, partial: false }, ...open];
  const joined = { ...last, text: `${last.text} ${text}` };
  return [...finished.slice(0, -1), joined, ...open];
}

/** The transcript of a call that has ended: what was half said stays as it is. */
export const closeTranscript = (transcript: Transcript): Transcript =>
  transcript.map((turn) => (turn.partial ? { ...turn, partial: false } : turn));
