import type { Slots, State } from "../types.ts";
import { addTo, messageOf } from "./fill-slots.ts";
import { LEADS_TOLD, toldIn } from "../nlu/second-question.ts";
import { start } from "./tasks.ts";
import type { Handler, Situation } from "./turn.ts";

/** A wish to leave a message, and not yet the message. */
const NO_MESSAGE =
  /^(?:(?:hi|hello|ok|okay|no|yes|just|please|could|can|may|might|id|i|would|like|want|need|to|you|we|if|possible)\s)*(?:(?:(?:leave|take|send|pass on|write|note|put|add|make)\s(?:down\s)?)?(?:an?|the|my|this)?\s?(?:message|note)|(?:request|have|get)?\s?an? call ?back)(?:\s(?:please|for|to|with|the|team|manager|dentist|doctor|nurse|somebody|someone|dr|mr|mrs|ms|(?<=\s(?:for|dr|doctor|mr|mrs|ms)\s)\w+|clinic|practice|reception|receptionist|them|you|then|on|it|that))*$/;

/** "Dr Shah" of "a message for Dr Shah, please" */
const RECEIVER =
  /\b(?:message|note|word)\s(?:for|to|with)\s(?!(?:you|them|somebody|someone|(?:the )?(?:team|clinic|practice|reception\w*))\b(?! manager))(.+?)(?:,?\s(?:please|then))*[\s.?!]*$/i;

/** "Could you ask the dentist to ring me" */
const WHO_RINGS =
  /\b((?:the|my)\s(?:dentist|doctor|nurse|manager|hygienist|gp))\s(?:to\s)?(?:ring|call|phone)\b/i;

/** "They can ring me back on this number", "note that", "can somebody call me about it" */
const ONLY_RINGS =
  /^(?:(?:well|so|right|then|hi|hello|ok|okay|no|yes|just|please|could|can|id|i|would|like|want|need|to|you|they|we|someone|somebody|the|my|team|dentist|doctor|nurse|get|have|ask|tell)\s)*(?:(?:ring|call|phone|contact|get back to|note)(?:\s(?:me|us|back|that|this|on|please|about|it|then|thanks|for|the|demo|later|number|my|at|as soon as possible))*)$/;

/** The message in the words, if it is more than a wish to be rung. */
export const matterOf = (words: string, text: string): string | undefined =>
  NO_MESSAGE.test(text) || ONLY_RINGS.test(text) ? undefined : written(words);

/** "Can I leave a message for the doctor about", before what the message is */
const LEADS = new RegExp(
  "^.*?\\b(?:(?:can|could|may|would) (?:i|you)|i(?:['’]?d| would) like to|i (?:just )?(?:want|need) to) (?:please |just )?(?:leave|take|send|pass on|give) (?:you )?(?:an? )?(?:message|note)" +
    "(?: (?:for|to) (?<receiver>(?:the|my) \\w+|dr\\.? \\w+|doctor \\w+))?(?: (?:that|saying|to say|asking|to ask)| (?<about>about))?[\\s,:]+(?=\\S+ \\S)",
  "i",
);

/** A message as one writes it down: "For the doctor: about my mum's blood tests". */
function written(words: string): string {
  const { 0: lead = "", groups: { receiver, about = "" } = {} } =
    LEADS.exec(words) ?? {};
  const said = `${about} ${words.slice(lead.length)}`;
  return messageOf(receiver ? `for ${receiver}: ${said.trim()}` : said);
}

const REFERS = /\b(?:that|this|it)\b/;

/** Takes the words themselves for the message, unless they only ask to leave one or to be rung. */
export const note: Handler = (situation) => {
  const { state, heard } = situation;
  const matter = matterOf(heard.words, heard.text);
  const before = REFERS.test(heard.text) ? state.question : undefined;
  const message =
    state.slots.message ?? matter ?? (before && messageOf(before));
  const receiver =
    matter === undefined
      ? (RECEIVER.exec(heard.words) ?? WHO_RINGS.exec(heard.words))?.[1]
      : undefined;
  return start("note")({
    ...situation,
    state: { ...state, slots: { ...state.slots, message, receiver } },
  });
};

/** "The message is, can they ring me": this is what it should have been. */
const PUT_RIGHT =
  /^.*\b(?:(?:(?:message|note) is(?! (?:fine|right|correct|good|perfect|lovely|ok|okay|great|wrong|not)\b)|(?:message|note|it|that) (?:should (?:be|say)|(?:needs|wants|has) to (?:be|say)))|(?:just|only) (?:say|put|write|tell (?:them|her|him)))(?: that| just)?[\s,:]+(?=\S+ \S)/i;
/** Beside a booking, only what is to be written puts the note right. */
const SAYS =
  /\b(?:it|that|the note) (?:should|wants to|needs to|has to) say\b/i;
const IS_WRONG =
  /\b(?:not|isnt|wasnt|wrong)\b.*\b(?:message|note)\b|\b(?:message|note)(?:s| is)? (?:wrong|not)\b|\bnot what i (?:said|meant)\b/;
const IS_ABOUT =
  /^(?:(?:yes|and|oh|also) )*its (?:about|to do with|regarding)\b/;
const WANTS_NONE =
  /\b(?:take|leave) (?:that|it|the note|that note) (?:out|off)\b|(?<!\bdont )\b(?:no|dont(?! forget)|without|never ?mind|forget|skip|scrap|drop|leave out|take out)\b(?: \w+){0,4} (?:note|notes|message|writing|write)\b/;

/** What the message at the read-back becomes by what is said of it: empty if it has still to be told, or to be left out. */
export function changedMessage(
  { task, asks, slots: { message } }: State,
  { intent, words, text, name, phone, time, day, part }: Situation["heard"],
): Pick<Slots, "message" | "name"> | undefined {
  if (asks !== "confirm" || !message || intent === "emergency")
    return undefined;
  if (task !== "note") {
    if (WANTS_NONE.test(text)) return { message: undefined };
    return SAYS.test(words)
      ? { message: messageOf(words.replace(PUT_RIGHT, "")) }
      : undefined;
  }
  if (PUT_RIGHT.test(words))
    return { name, message: messageOf(words.replace(PUT_RIGHT, "")) };
  if (IS_WRONG.test(text)) return { message: undefined };
  if (name || phone) return undefined;
  // "Best after five", "it's about the letter": no other time belongs to a note.
  const isMore = IS_ABOUT.test(text) || (time ?? day ?? part) !== undefined;
  const when = isMore && words.replace(/^(?:yes|and),? /i, "");
  const added = LEADS_TOLD.test(words) ? toldIn(words) : when;
  return added ? { message: addTo(message, added) } : undefined;
}
