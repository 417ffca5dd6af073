import { QUESTION } from "../nlu/cues.ts";
import { messageIn } from "../nlu/message.ts";
import { plain } from "../nlu/normalise.ts";
import { turnsTo } from "../nlu/turns-to.ts";
import type { Slots, State } from "../types.ts";
import { leave } from "./complete.ts";
import { withTold } from "./fill-slots.ts";
import { start } from "./tasks.ts";
import type { Handler, Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };
import { addTo, messageOf, TO_BE_TOLD, withoutPerson } from "./written-note.ts";

const REFERS =
  /\b(?:about|of|on|note|pass|ask|say|(?:tell|ask) (?:them|him|her)) (?:that|this|it)\b/;

/** What "ring me about that" is about: what she could not answer, or the question before. */
const referredTo = ({ offer, topic }: State): string | undefined =>
  (offer?.kind === "note" && offer.message) || topic?.text;

/** Takes the message that stands in the words, or else asks for it. */
export const note: Handler = (situation) => {
  const { state, heard } = situation;
  const {
    kind,
    receiver = state.slots.receiver,
    matter,
  } = messageIn(heard.words);
  const before = REFERS.test(heard.text) ? referredTo(state) : undefined;
  const { message: known } = state.slots;
  const told = (matter && withoutPerson(matter, heard)) || before;
  const isTold = told && (kind === "tell" || kind === "message" || !known);
  const message = isTold ? addTo(known, told) : known;
  return start("note")({
    ...situation,
    state: { ...state, slots: { ...state.slots, message, receiver } },
  });
};

/** "The message is, can they ring me": this is what it should have been. */
const PUT_RIGHT =
  /^.*\b(?:(?:(?:message|note) is(?! (?:fine|right|correct|good|perfect|lovely|ok|okay|great|wrong|not)\b)|(?:message|note|it|that) (?:should (?:be|say)|(?:needs|wants|has) to (?:be|say)))|want it to say|change the (?:message|note)[.,:]?(?: to)?(?: (?:say|put|write))?|^(?:no[,.]? )?(?:say|put|write)(?! (?:it|that|again|in|on|down)\b)|(?:just|only) (?:say|put|write|tell (?:them|her|him)))(?: that| just)?[\s,:]+(?=\S+ \S)/i;
const GOES_AHEAD =
  /[.,;]?\s+(?:but |and )?(?:yes,? )?(?:please )?(?:book|move|cancel|send) it[.!]?$/i;
/** Beside a booking, only what is to be written puts the note right. */
const SAYS =
  /\b(?:it|that|the note) (?:should|wants to|needs to|has to) say\b|^(?:no[,.]? )?(?:just )?(?:say|put|write) (?!(?:it|that|again|in|on|down)\b)/i;
const MESSAGE_IS = /\b(?:message|note) is\b/;
/** "That's not what I said", "it still doesn't say amlodipine", "change the note" */
const IS_WRONG =
  /\b(?:change|alter|reword|fix|wrong|not|isnt|wasnt|doesnt|didnt|without|(?:number|name|bit|part) (?:\w+ )?(?:out|in)\b)(?: \w+){0,4} (?:note|message|say|mention)\b|\b(?:note|message)(?:s| is)? (?:wrong|not)\b|\bnot what i (?:said|meant)\b|\b(?:havent|not) (?:said|told you) (?:what|it)\b/;
const IS_ABOUT =
  /^(?:(?:yes|and|oh|also) )*its (?:about|to do with|regarding)\b/;
const WANTS_NONE =
  /\b(?:take|leave) (?:that|this|it|the note)(?: \w+){0,2} (?:out|off)\b|(?<!\bdont )\b(?:no|dont(?! forget)|not (?:want|need)|give up|without|never ?mind|forget|skip|scrap|drop|leave out|take out)\b(?: \w+){0,4} (?:note|notes|message|writing|write)\b/;

/** What becomes of the message beside a booking: none if it is to be left out. */
export function changedMessage(
  { asks, slots: { message } }: State,
  { intent, words, text, clearYes }: Situation["heard"],
): Pick<Slots, "message"> | undefined {
  if (asks !== "confirm" || !message || intent === "emergency")
    return undefined;
  if (SAYS.test(words) && !clearYes) return { message: rightMessage(words) };
  // Not even a yes sends what is not wanted.
  if (WANTS_NONE.test(text)) return { message: undefined };
  if (clearYes) return undefined;
  return toldAnew(words, text);
}

/** What the message should have been: "no, just say I can't read forms. But yes, move it" ends with no message. */
const rightMessage = (words: string): string =>
  messageOf(words.replace(PUT_RIGHT, "").replace(GOES_AHEAD, ""));

/** Fewer words after an objection tell nothing. */
const MIN_TOLD = 3;

/** What is said after "that's not what I said", or else it is asked for. */
function toldAnew(
  words: string,
  text: string,
): Pick<Slots, "message"> | undefined {
  if (!IS_WRONG.test(text)) return undefined;
  const rest = words.replace(/^.*?[.!?;,]+\s+(?=\S+ \S+ \S)/, "");
  const isTold =
    rest !== words &&
    rest.split(" ").length >= MIN_TOLD &&
    !IS_WRONG.test(plain(rest));
  return { message: isTold ? rightMessage(rest) : TO_BE_TOLD };
}

/** "Forget it, I'll just ask them on Monday" */
const WITHDRAWS =
  /\b(?:forget (?:it|that|about it)|never ?mind|dont (?:worry|bother|send)|scrap (?:it|that))\b|\bill (?:just )?(?:turn up|pop|come|go|ask|tell (?:him|her|them)|speak|get my|ring|call)\b/;
const HEARS_AGAIN =
  /\b(?:did|have) you (?:put|write|written|got|get|say|note)\b|\bread (?:it|that) (?:back|out|again)\b/;
/** What it should have been, or what is wrong is told anew. */
const putRight = ({
  words,
  text,
}: Situation["heard"]): Pick<Slots, "message"> | undefined =>
  PUT_RIGHT.test(words)
    ? { message: rightMessage(words) }
    : toldAnew(words, text);

/** "It's about the letter", "they sent it on Monday", and no question. */
const tellsMore = ({ text, time, day, part }: Situation["heard"]): boolean =>
  !QUESTION.test(text) &&
  (IS_ABOUT.test(text) || (time ?? day ?? part) !== undefined);

/** Of what was not understood, enough to be worth writing down. */
const isRemark = (text: string): boolean =>
  !QUESTION.test(text) && text.split(" ").length >= MIN_TOLD;

/** What is said of the note at hand: it is told more or otherwise, wanted all the same, asked about or withdrawn. */
export function ofNote(
  state: State,
  heard: Situation["heard"],
): Turn | undefined {
  const { text, words, intent, name, phone } = heard;
  const { message } = state.slots;
  const isOther =
    heard.clearYes ||
    /^(?:emergency|goodbye|status|whether-done)$/.test(intent) ||
    turnsTo(text, "note") !== undefined;
  const isReadBack = state.asks === "confirm";
  if (state.task !== "note" || !message) return undefined;
  const isWithdrawn =
    isReadBack &&
    !heard.clearYes &&
    intent !== "goodbye" &&
    WITHDRAWS.test(text);
  if (isWithdrawn && turnsTo(text, "note") === undefined) return leave(state);
  if (isOther) return undefined;
  const person = { ...(name && { name }), ...(phone && { phone }) };
  const withSlots = (slots: Slots): Turn => ({
    state: {
      ...state,
      changing: undefined,
      slots: { ...state.slots, ...person, ...slots },
    },
    say: [],
  });
  const isRight = isReadBack || MESSAGE_IS.test(text);
  const right = isRight ? putRight(heard) : undefined;
  if (right) return withSlots(right);
  if (HEARS_AGAIN.test(text))
    return { state: { ...state, readBack: undefined }, say: [] };
  const { kind, matter, receiver = state.slots.receiver } = messageIn(words);
  const isLed = kind === "tell" || kind === "message";
  if (isLed && matter)
    return withSlots({ message: addTo(message, matter), receiver });
  const isAnswer = name ?? phone ?? heard.time ?? heard.day ?? heard.part;
  // "No, don't book it, just give him the message"
  if (kind && !matter && !isAnswer) return { state, say: [wording.fine] };
  if (!isReadBack) return undefined;
  if (name || phone) return undefined;
  if (heard.told) return { state: withTold({ state, heard }), say: [] };
  if (tellsMore(heard) || (intent === "unknown" && isRemark(text)))
    return withSlots({ message: addTo(message, words) });
  return intent === "inform" && QUESTION.test(text)
    ? { state, say: [wording.teamTells] }
    : undefined;
}
