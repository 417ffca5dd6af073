import { LEAVES_NOTE, QUESTION } from "../nlu/cues.ts";
import { messageIn, receiverIn } from "../nlu/message.ts";
import type { State } from "../types.ts";
import { capital, fillIn } from "../format-spoken.ts";
import { edited, holds } from "./edit-note.ts";
import { offerNote } from "./offers.ts";
import { isSameReadBack, readBackOf } from "./prompts.ts";
import { start } from "./tasks.ts";
import { type Handler, type Situation, type Turn, withSlots } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };
import {
  addTo,
  dictatedIn,
  messageOf,
  TO_BE_TOLD,
  withoutPerson,
} from "./written-note.ts";

const REFERS =
  /\b(?:about|of|on|note|pass|ask|say|(?:tell|ask) (?:them|him|her)) (?:that|this|it)\b/;

/** "How long is she going to take to ring me back" is for her, and not for the team. */
export const ASKS_WHEN_RUNG = /\b(?:when|how long)\b.*\b(?:ring|call|phon)/;

/** What "ring me about that" is about: what she could not answer, or the question before. */
const referredTo = ({ offer, topic }: State): string | undefined =>
  (offer?.kind === "note" && offer.message) || topic?.text;

/** Takes the message that stands in the words, or else asks for it. */
export const note: Handler = (situation) => {
  const { state, heard } = situation;
  const matter = messageIn(heard.words);
  const told = REFERS.test(heard.text)
    ? referredTo(state)
    : matter && withoutPerson(matter, heard);
  const { message: known } = state.slots;
  const isKnown = known !== undefined && known === told;
  const message = told && !isKnown ? addTo(known, told) : known;
  return start("note")({
    ...situation,
    state: withSlots(state, {
      message,
      receiver: told ? undefined : receiverIn(heard.words),
    }),
  });
};

export const matterOf = (words: string): string => messageIn(words) ?? words;

/** What the team should know is read back with the rest. */
export function noted(
  state: State,
  told: string,
  say: string = wording.noted,
): Turn {
  const message = addTo(state.slots.message, told);
  const { offer } = state;
  return {
    state: {
      ...withSlots(state, { message }),
      changing: undefined,
      // The time that was offered is still to be taken.
      ...(offer?.kind === "when" && { offer: { ...offer, again: true } }),
    },
    say: state.task === "note" ? [] : [say],
  };
}

export const WANTS_NO_NOTE =
  /\bdont (?:write|note|add) (?:that|it|this)\b|\bi was (?:talking|speaking) to (?:him|her|them|my \w+|the \w+)\b|\b(?:take|leave) (?:that|this|it|the note|the (?:\w+ )?(?:bit|part))(?: \w+){0,5} (?:out|off)\b|\b(?:neednt|dont (?:need|have) to) (?:write|put|ask|pass|say|note|send) (?:\w+ )?(?:that|this|it)\b|(?<!\bdont )\b(?:no|dont(?! forget| (?:\w+ )?another)|not (?:want|need)|without|never ?mind|forget|skip|scrap|drop|leave out|take out)\b(?: \w+){0,4} (?:note|notes|message)\b/;
const MIN_TOLD = 3;
/** "No, the message should be that she's nervous of needles", "can it say I'd like sedation", "just say the denture's rubbing" */
const INSTEAD =
  /^(?:.*[,.!?]\s+)?(?:(?:um+ |so )?it (?:should (?:just )?|needs to |has to )say|(?:can|could) (?:it|the note) (?:just )?say|just (?:say|put|write)|change (?:the|my) (?:note|message)(?: please)?(?:[,.]? (?:to(?: say)?|and (?:say|put)|say|put|it should say))|(?:the|my) (?:note|message) should (?:just )?(?:say|be))[:,\s]+(?:that )?(?=\S+ \S)|^(?:no|sorry|actually)[\s,.]+(?:(?:the|my) (?:message|note) (?:should (?:be|say)|is)|(?:it|that) should (?:be|say)|(?:please )?(?:say|write|put(?! (?:the|my) \w+ (?:in|on)\b)|tell them))[\s,]*(?:that )?(?=\S+ \S)/i;

/** "That's a mess, start the note again", "bin that and do a new one that says I'm breastfeeding" */
export const ANEW =
  /\bchange (?:it|that|the (?:note|message)) to\b|\bdont send (?:it|that|this)\b(?=.*\b(?:message|note) (?:is|should)\b)|\bhavent (?:told|given|said) you (?:the|my) (?:message|note)\b|\b(?:start (?:(?:it|this|that|the (?:note|message|whole thing)|all) )*(?:again|over|afresh)|(?:bin|scrap|ditch|delete|tear up) (?:it|this|that|the)|(?:do|write|take|make|leave|send) (?:(?:it|that|the (?:note|message)) again|an?(?:other)? (?:new|different|fresh)|a new)|(?:thats|its|what) an? (?:(?:right|complete|total) )?mess|not what i (?:said|wanted|meant|asked)|(?:got|have) (?:it|that) (?:all |completely )?wrong|makes no sense|all wrong)\b/;
/** "But it must go to Grace Adeyemi personally" */
const GOES_TO =
  /\b(?:must|should|has to|needs to|want it to|make sure it) (?:only )?(?:go|goes|get) (?:straight |only )?to (the \p{L}+|\p{L}+(?: (?!the\b|personally|only|please|directly)\p{L}+)?)/iu;

/** Where there is no note yet, "just put me through" begins none. */
const OF_NOTE = /\b(?:note|message|(?:can|could) it)\b/i;

/** "Did you put the temperature on it", "what does it say now", "is he going to know I'm scared" */
const ASKS_OF_NOTE =
  /\b(?:did|have) you (?:(?:put|write|written|noted?|add(?:ed)?)(?! (?:me|us|him|her|them|it|my \w+ (?:in|down))\b)|sen[dt] (?:it|that|the|my))\b|\bgoing to know\b|\b(?:does|will) (?:the|my) (?:doctor|dentist|nurse|hygienist|team) know\b|\bwhat does (?:it|(?:the|my) (?:note|message)) say\b|\b(?:note|message)\b.*\bdid (?:it|that) go\b|\b(?:is|was) (?:that|it) (?:in|on) (?:the|my|that) (?:note|message)\b|\bread (?:me )?(?:the|my) (?:note|message)\b|^(?:sorry )?(?:what|which) note\b|\byouve (?:already )?(?:left|sent|done) (?:one|it|(?:a|the) (?:note|message))\b|\bis the \w+ in the (?:note|message)\b/;
/** What stands round the matter of it. */
const ROUND_MATTER =
  /^.*\b(?:know(?: that| about)?|put|written|write|noted?|add(?:ed)?|say|about)\s+(?=\S)|\s*\b(?:(?:on|in) (?:it|there|the note|the message)|on|in|down|now)$/gi;

/** "You'll still ask them about the retinol?", "could you put that in a note" */
const OF_WHAT_IS_NOTED =
  /\bhave (?:i|you) (?:told|asked|let) (?:them|him|her|the \w+)\b|\b(?:no ?body|no one)s going to (?:ring|call|text|phone|tell)\b|\byoull (?:\w+ )?(?:ask|tell|pass|mention)\b|\bput (?:that|it) (?:in|on) (?:a|the) note\b/;

const sayNote = (message: string): string =>
  fillIn(wording.readBack.note, { message: capital(message) });

/** What was noted already is told, and is noted if it was not. */
export function ofNoted(situation: Situation): Turn | undefined {
  const { state, heard } = situation;
  const { task, asks, slots, done = [], offer } = state;
  const { message } = slots;
  const { text, words } = heard;
  // "I only want the lady one, can you put that in the note" changes it.
  if (message && edited(message, words) !== undefined) return undefined;
  if (
    OF_WHAT_IS_NOTED.test(text) &&
    (message || (!task && done.includes("note")))
  )
    return { state, say: [task ? wording.noted : wording.done.note] };
  if (!ASKS_OF_NOTE.test(text) || asks === "message") return undefined;
  const matter = words.replaceAll(ROUND_MATTER, "").trim();
  const isTold = !matter.includes(" ") || holds(message ?? "", matter);
  if (task && message && isTold) return { state, say: [sayNote(message)] };
  if (task) return noted(state, matter);
  const isOfNote = /\b(?:note|message)\b/.test(text) || done.includes("note");
  if (!isOfNote) return undefined;
  if (offer?.kind === "note" && offer.message)
    return {
      state,
      complete: true,
      say: [sayNote(offer.message), wording.again.note],
    };
  return done.includes("note")
    ? { state, say: [wording.done.note] }
    : offerNote(situation, [wording.noNoteYet], matter);
}

/** What is said of the note that is read back: it is left out beside a booking, or there is more to tell. */
export function ofNote({ state, heard }: Situation): Turn | undefined {
  const { task, asks, slots } = state;
  const { text, intent, name, phone, time, part, day } = heard;
  // "I'm free after four", while the name is asked for
  const isWhen = (time ?? part ?? day) !== undefined && !(name ?? phone);
  if (task === "note" && /^(?:name|phone)$/.test(asks) && isWhen)
    return noted(state, heard.words);
  if (asks !== "confirm") return undefined;
  const instead = INSTEAD.exec(heard.words);
  if (instead && (slots.message !== undefined || OF_NOTE.test(instead[0]))) {
    const said = heard.words.slice(instead[0].length);
    const message = messageOf(said.replace(/\s*\?$/, ""));
    return { state: withSlots(state, { message }), say: [] };
  }
  if (slots.message === undefined) return undefined;
  const receiver = task === "note" && GOES_TO.exec(heard.words)?.[1];
  if (receiver && !slots.message.startsWith("For "))
    return {
      state: withSlots(state, { message: `For ${receiver}: ${slots.message}` }),
      say: [],
    };
  const changed = edited(slots.message, heard.words);
  if (changed !== undefined)
    return {
      state: withSlots(state, { message: changed || undefined }),
      say: changed ? [] : [wording.leftOut],
    };
  if (ANEW.test(text)) {
    const message = dictatedIn(heard.words) ?? TO_BE_TOLD;
    return { state: withSlots(state, { message }), say: [wording.anew] };
  }
  if (task !== "note" && WANTS_NO_NOTE.test(text)) {
    const left = withSlots(state, { message: undefined });
    // Who said yes to all of it says so to the rest.
    const isAgreed = isSameReadBack(state, state.readBack);
    return {
      state: isAgreed ? { ...left, readBack: readBackOf(left) } : left,
      say: [wording.leftOut],
    };
  }
  const tells =
    task === "note" &&
    /^(?:unknown|inform|note)$/.test(intent) &&
    !(name ?? phone) &&
    !QUESTION.test(text) &&
    // "I don't think you heard me" is said to her, and not for the team.
    !/\byou\b/.test(text) &&
    text.split(" ").length >= MIN_TOLD;
  // "Yes, tell them I want my money back as well"
  const adds =
    task === "note" &&
    !heard.clearYes &&
    LEAVES_NOTE.test(text) &&
    !ASKS_WHEN_RUNG.test(text);
  return tells || adds ? noted(state, matterOf(heard.words)) : undefined;
}
