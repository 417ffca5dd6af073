import { inLondon } from "../clinic/calendar.ts";
import { ANOTHER, LEAVES_NOTE } from "../nlu/cues.ts";
import type { Knowledge } from "../nlu/knowledge.ts";
import { messageIn } from "../nlu/message.ts";
import { plain } from "../nlu/normalise.ts";
import { understand } from "../nlu/understand.ts";
import { leavesYesAsIs, yesAndMore } from "../nlu/yes-and-more.ts";
import { isStrong } from "../nlu/yes-no.ts";
import type { Intent, State } from "../types.ts";
import { mentionsOther } from "./others.ts";
import { ASIDES } from "./turn.ts";

interface Given {
  readonly now: Date;
  readonly knowledge: Knowledge;
}

interface Twofold {
  readonly yes: string;
  readonly more: string;
  /** The rest only asks. */
  readonly asksMore: boolean;
}

/** A yes with something after it that is heard as a line of its own. */
export function twofold(
  state: State,
  words: string,
  given: Given,
): Twofold | undefined {
  const { offer, task, asks } = state;
  const said = yesAndMore(words, offer ? "book" : task);
  if (!said) return undefined;
  const { yes, more } = said;
  const asksMore =
    asks === "confirm" && isStrong(plain(yes)) && onlyAsks(more, state, given);
  // "Yes please, can I come on Saturday" is said of the booking that was offered.
  const isTwofold = offer
    ? offer.kind === "book"
    : asksMore || (asks === "confirm" && wantsMore(yes, more, state, given));
  return isTwofold ? { yes, more, asksMore } : undefined;
}

const ASKS = new Set<Intent>([...ASIDES, "unknown"]);

/** "Yes please, and tell me, is there a step": a question beside the yes, which leaves it and all that was read back as it is. */
function onlyAsks(
  words: string,
  state: State,
  { now, knowledge }: Given,
): boolean {
  if (!leavesYesAsIs(words)) return false;
  const day = inLondon(now).day;
  const heard = understand(words, state, day, knowledge);
  const isChanged = [
    heard.day,
    heard.time,
    heard.phone,
    heard.name,
    heard.part,
  ];
  return ASKS.has(heard.intent) && isChanged.every((slot) => !slot);
}

/** Another appointment, or a note: one that has still to be told, or that stands beside nothing. */
function wantsMore(
  yes: string,
  words: string,
  state: State,
  { knowledge }: Given,
): boolean {
  const { slots } = state;
  const text = plain(words);
  if (HOLDS.test(text)) return false;
  const isNote =
    LEAVES_NOTE.test(text) && messageIn(words).matter === undefined;
  const found = knowledge.treatmentIn(text);
  const isOther =
    /\b(?:book|move) (?:it|that)\b/i.test(yes) &&
    found?.as === "called" &&
    found.treatment.id !== slots.treatment &&
    WANTS_ANOTHER.test(text);
  const isNext = ANOTHER.test(text) || mentionsOther(words, state);
  return isNote || isOther || isNext;
}

/** "Could you ask them to ring first": the yes waits for it. */
const HOLDS =
  /\b(?:first|before|until|till|unless|if|not|dont|hold|wait|once|when|rather|prefer|keep|probably|maybe|might|think|thoughts|decide|whether|confirm|make sure|check\w*|mov\w+|out of)\b/;

/** "Can I get the hygienist straight after", and not instead */
const WANTS_ANOTHER =
  /^(?!or\b|.*\b(?:instead|rather|change|not|make it|while|same|(?:one|1) visit|that day|(?:for|in) (?:it|that))\b).*\b(?:as well|too|also|another|after(?:wards)?|separate\w*|next)\b/;
