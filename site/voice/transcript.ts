import type { Words } from "./engine.ts";

/** In the order in which the utterances began. */
export type Transcript = readonly Words[];

/** Replaces the speaker's partial words, or adds to the end. */
export function addWords(transcript: Transcript, words: Words): Transcript {
  const { speaker, final } = words;
  const text = words.text.trim();
  const at = transcript.findIndex(
    (utterance) => !utterance.final && utterance.speaker === speaker,
  );
  const utterances = text === "" ? [] : [{ speaker, text, final }];
  if (at < 0) return [...transcript, ...utterances];
  return transcript.flatMap((each, i) => (i === at ? utterances : [each]));
}

/** After the end of a call, unfinished words stay as they are. */
export const closeTranscript = (transcript: Transcript): Transcript =>
  transcript.map((utterance) => ({ ...utterance, final: true }));

/** One speaker's words until the other speaks. */
export interface Turn {
  readonly speaker: Words["speaker"];
  readonly utterances: Words[];
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
