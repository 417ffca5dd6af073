import { DONT_RING, QUESTION } from "../nlu/cues.ts";
import { messageIn } from "../nlu/message.ts";
import { plain } from "../nlu/normalise.ts";
import type { Heard } from "../nlu/understand.ts";
import type { State } from "../types.ts";
import { addTo } from "./written-note.ts";
import type { Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** Fewer words are no remark, but "no voicemail" is one. */
const MIN_WORDS = 3;

const YES =
  /^(?:(?:yes|yeah|yep|yup|aye|ok|okay|sure|just|please|lovely|perfect|great|fine|brilliant|(?:that|it)['’]?s (?:right|fine|great|lovely|perfect|all right)|(?:book|move|cancel|send) it|go (?:on|ahead)|do it|and|but|also|oh|so|then|thanks|thank you|love|dear|pet|hen|duck|mate)(?![\p{L}'’])[\s,.!–—-]*)+/iu;
const ENDING =
  /[\s,]*\b(?:i think|i suppose|though|then|please|will you|would you|thanks|thank you)[.!?\s]*$/i;

/** The caller still thinks, talks of the booking itself, or wants it otherwise: nothing for the team. */
const OF_BOOKING =
  /\b(?:chang\w+|mov(?:e|ed|ing)|cancel\w*|book\w*|sen[dt]|instead|rather|different|another|other|earlier|later|sooner|wait|hang|hold|let me|maybe|perhaps|probably|think|thinking|suppose|guess|sure|(?:the|what|which|my) (?:day|date|time|name|number)|right|wrong|correct|said|asked|meant|heard?|wanted|forget|hopeless|useless|ill (?:ring|call|phone)|note|message|yes|yeah|sec|minutes?|moment|(?:did|have|were) you|without (?:an?|the) \w$)\b|^if\b/;

const isRemark = ({ days, time, part }: Heard, text: string): boolean =>
  DONT_RING.test(text) ||
  ((text.split(" ").length >= MIN_WORDS || /^no \w/.test(text)) &&
    days.mentions.length === 0 &&
    (time ?? part) === undefined &&
    !OF_BOOKING.test(text));

/** What follows a yes. */
export function beyondYes(words: string): string | undefined {
  const said = words.trim();
  const rest = said.replace(YES, "");
  return rest && rest !== said ? rest.replace(ENDING, "") : undefined;
}

/** "Yes please, and will it be Rosie", "yeah, no voicemail though" */
export function remarkBesideYes(heard: Heard): string | undefined {
  const remark = beyondYes(heard.words);
  return remark && isRemark(heard, plain(remark)) ? remark : undefined;
}

const TELLS =
  /\b(?:i|im|ive|id|my|me|he|hes|him|she|shes|her|they|theyre|we|were)\b/;

/** "I can't lie right back, it's my hip", of which she understands nothing else */
export const isForTeam = (heard: Heard): boolean =>
  TELLS.test(heard.text) && isRemark(heard, heard.text);

/** What the team should know is read back with the rest. */
export function noted(state: State, words: string): Turn {
  const { matter = words } = messageIn(words);
  const message = addTo(state.slots.message, matter);
  const isAsked = QUESTION.test(plain(words));
  return {
    state: { ...state, slots: { ...state.slots, message } },
    say: [isAsked ? wording.questionForTeam : wording.noted],
  };
}
