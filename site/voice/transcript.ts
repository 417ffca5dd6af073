import type { Words } from "./engine.ts";

/** A sentence or so, as it is understood or spoken. */
export interface Utterance {
  readonly speaker: Words["speaker"];
  readonly text: string;
  readonly partial: boolean;
}

/** Utterances in the order in which they began. */
export type Transcript = readonly Utterance[];

/** Adds words to a transcript: in place of their speaker's partial ones, or at its end. */
export function addWords(transcript: Transcript, words: Words): Transcript {
  const { speaker, final } = words;
  const text = words.text.trim();
  const at = transcript.findIndex(
    (utterance) => utterance.partial && utterance.speaker === speaker,
  );
  const utterances = text === "" ? [] : [{ speaker, text, partial: !final }];
  if (at < 0) return [...transcript, ...utterances];
  return transcript.toSpliced(at, 1, ...utterances);
}

/** The transcript of a call that has ended: what was half said stays as it is. */
export const closeTranscript = (transcript: Transcript): Transcript =>
  transcript.map((utterance) =>
    utterance.partial ? { ...utterance, partial: false } : utterance,
  );

/** What one of the two says until the other does. */
export interface Turn {
  readonly speaker: Words["speaker"];
  readonly utterances: Utterance[];
}

export function turnsOf(transcript: Transcript): Turn[] {
  const turns: Turn[] = [];
  for (const utterance of transcript) {
    const { speaker } = utterance;
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.utterances.push(utterance);
    else turns.push({ speaker, utterances: [utterance] });
  }
  return turns;
}
