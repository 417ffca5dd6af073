import { capital } from "../format-spoken.ts";
import { HURTS, QUESTION } from "../nlu/cues.ts";
import { withoutBeginning } from "../nlu/message.ts";
import { plain } from "../nlu/normalise.ts";
import { withStops } from "../nlu/stops.ts";
import type { Heard } from "../nlu/understand.ts";
import type { Slots } from "../types.ts";

/** Stands for a message that is wanted and has still to be told. */
export const TO_BE_TOLD = "";

/** In characters. */
const MAX_MESSAGE = 300;

const GOOD_DAY =
  /^(?:(?:hi|hello|good (?:morning|afternoon|evening))(?: (?:dear|love|there))?[\s,.]+)+(?=\S+ \S)/i;
/** "Um" anywhere, and "dear" where a sentence begins. */
const FILLERS =
  /(^|[.?!] |\s)(?:(?:um+|uh+|erm?|hmm+)[\s,.]+)+|(?<=^|[.?!] )(?:(?:oh|dear|love)[\s,]+)+/gi;

/** As one writes it down: without what only begins to speak, a please, or the full stop at its end. */
export const messageOf = (words: string): string =>
  withoutBeginning(words.replace(GOOD_DAY, ""))
    .replaceAll(FILLERS, "$1")
    .replaceAll(/,? please\b(?: ?\?(?= ))?/gi, "")
    .replace(/,? (?:ok|okay|all ?right)\s*\?$/i, "")
    .replace(/[\s.!]+$/, "")
    .replaceAll(/(?<![\w'’])i(?=['’ ])/g, "I")
    .replaceAll(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .slice(0, MAX_MESSAGE);

const DICTATES =
  /\b(?:say(?:ing|s)?|put|write|tell (?:them|him|her)|(?:the|my) (?:message|note) (?:is|yet)|change (?:it|that|the (?:note|message)) to(?: say)?) (?:that )?(?=\S+ \S+ \S)/i;

/** The message that is told in so many words: "leave a note say she's nervous". */
export function dictatedIn(words: string): string | undefined {
  const begins = DICTATES.exec(words);
  return begins
    ? messageOf(words.slice(begins.index + begins[0].length))
    : undefined;
}

/** Of a long talk, what it comes to is at its end. In characters. */
const MAX_QUESTION = 200;

/** As it is kept for the demo. */
export function questionOf(words: string): string {
  const said = words.trim();
  return said.length <= MAX_QUESTION
    ? said
    : said.slice(-MAX_QUESTION).replace(/^\S*\s+/, "… ");
}

const PHONE = /[\s,]*(?:on )?\+?\d(?:[\d ]{8,}\d)/;

/** Without the name and the number, which stand beside the message. */
export function withoutWho(
  message: string,
  { name, phone }: Pick<Slots, "name" | "phone">,
): string {
  const named = name
    ? message.replace(
        new RegExp(
          `[\\s,.]*(?:(?:oh )?my name(?:['’]?s| is)? |it['’]?s |i['’]?m )*${name}(?: and\\b)?`,
          "i",
        ),
        "",
      )
    : message;
  const rest = phone ? named.replace(PHONE, "") : named;
  return rest.replace(/^[\s,.]+(?:and\s+)?|[\s,]+$/g, "");
}

/** "My gum is sore, Ann Hart, 07700 900123": what is told, if it is more than a word. */
export function withoutPerson(
  message: string,
  person: Pick<Slots, "name" | "phone">,
): string {
  const rest = withoutWho(message, person);
  return /\S+ \S/.test(rest) ? rest : message;
}

export const sentencesIn = (message: string): string[] =>
  message.split(/(?<=[.?!])\s+/);

/** In words: "a sore tooth" tells no more than the visit does. */
const MIN_COMPLAINT = 4;

/** "My son's got a really sore ear", beside the wish to be seen: who treats him should know. */
export function complaintIn({
  words,
  found,
  name,
  phone,
}: Pick<Heard, "words" | "found" | "name" | "phone">): string | undefined {
  const isOf = (text: string) =>
    HURTS.test(text) || (found?.as === "eases" && text.includes(found.words));
  const told = sentencesIn(withStops(words)).filter(
    (each) => !QUESTION.test(plain(each)) && isOf(plain(each)),
  );
  const complaint = messageOf(withoutPerson(told.join(" "), { name, phone }));
  return complaint.split(" ").length >= MIN_COMPLAINT ? complaint : undefined;
}

/** A message with what is told after it. */
export function addTo(message: string | undefined, words: string): string {
  if (!message) return messageOf(words);
  const end = /[?!]$/.test(message) ? "" : ".";
  return messageOf(`${message}${end} ${capital(messageOf(words))}`);
}
