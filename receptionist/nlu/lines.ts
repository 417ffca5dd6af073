import type { Intent } from "../types.ts";
import {
  ASKS_FOR_ANY,
  LEAVES_NOTE,
  OF_IT,
  QUESTION,
  WANTS_A_RING,
  WANTS_DEMO,
} from "./cues.ts";
import { FAMILY } from "./entities/name-words.ts";
import { isStaff } from "./entities/treatments.ts";
import { isAside, isPadding } from "./clauses.ts";
import { isVague, LIKELY, SURE } from "./evidence.ts";
import { messageIn } from "./message.ts";
import { leaving, yesOrNo } from "./yes-no.ts";
import { plain } from "./normalise.ts";
import type { Heard } from "./understand.ts";

/** A number, a treatment and two people have an "and" of their own: "can my husband and I both come". */
const BETWEEN = new RegExp(
  `[,.;?!–—]+\\s|\\s(?:-|(?<!(?:hundred|thousand|scale|clean|address|between (?:an? )?\\w+|with (?:me|him|her|them|us)|my ${FAMILY}(?= and (?:i|me|myself|my|our) )|\\b(?:me|myself)(?= and (?:my|our) )) )and|but|also|plus|btw|by the way)\\s`,
  "i",
);
const MIN_WORDS = 3;
/** As like as the whole line is to the very words of what answers it, and no clause alone. */
const VERBATIM = 1.1;
/** Longer speech must not keep her busy. */
const MAX_PARTS = 10;

const QUESTIONS = new Set<Intent>(["ask", "treatment", "price-of-treatment"]);
/** What may stand in one line with a question about something else. */
const LEADS = new Set<Intent>([
  ...QUESTIONS,
  "yes",
  "no",
  "book",
  "move",
  "cancel",
  "inform",
]);

/** What the team may be told something beside. */
const ARRANGES = new Set<Intent>(["book", "move", "inform"]);

/** Who comes has or needs something that the team should know before. */
const NEEDS =
  /\b(?:allerg\w*|wheelchair|disab\w+|pregnan\w+|diabet\w+|asthma\w*|epilep\w+|pacemaker|warfarin|thinners|deaf|hearing|cant hear|blind|autis\w+|dementia|nervous|anxi\w+|terrified|petrified|scared|phobi\w+|needles|interpreter|stairs|ramp|(?:like|have|see|prefer|rather|be|with) an? (?:lady|female|woman|male|man))\b/;
const OF_PERSON =
  /\b(?:i|im|ive|id|my|he|hes|she|shes|his|they|theyre|we|weve|needs?)\b/;

/** "Could it be a lady dentist please" */
const ASKS_PERSON =
  /\b(?:can|could) (?:it|i|we|she|he) (?:be|have|see|get) (?:seen by |with )?an? (?:lady|female|woman|man|male)\b/;

/** "Will it be the same dentist", "I always see the same lady" */
export const SAME_PERSON =
  /\b(?:the|my) (?:same|usual) (?:dentist|doctor|gp|hygienist|nurse|physio|lady|man|person)\b/;

/** "It's a surprise, so don't text her", "nobody's to ring my mum" */
const KEEPS_QUIET =
  /\b(?:no ?body|no one)(?:s| is| should| must| can)?(?: to)? (?:ring|call|text|phone|contact|email|tell) \w+|(?<!\b(?:i|we|you|they) )\b(?:do not|dont|not to|never)(?: (?:please|ever|go|try to))* (?:ring|call|text|phone|contact|email|tell) (?:me|us|her|him|them|my \w+|the house|at (?:home|work))\b/;

/** "But add sore ear and temperature please" */
export const ADDS =
  /^(?:(?:but|and|also|please|can you|could you|just) )*(?:add|mention)(?: that)? (?!(?:(?:my|the|an?|another|one) (?:number|name|appointment|booking|person|second)|me|us|him|her|it|that|this|one|another)\b)\w+ \w/;

/** "I'm allergic to latex", "make a note that he's deaf": told for the team, and no question. */
export const isForTeam = (words: string, text: string): boolean =>
  LEAVES_NOTE.test(text)
    ? messageIn(words) !== undefined
    : ASKS_PERSON.test(text) ||
      SAME_PERSON.test(text) ||
      ADDS.test(text) ||
      KEEPS_QUIET.test(text) ||
      (NEEDS.test(text) && OF_PERSON.test(text) && !QUESTION.test(text));

/** "I don't know what you mean about a menu" is no question for the team. */
export const LOST =
  /\b(?:dont|didnt) (?:know what you|understand (?:what|that|you)|follow|get what you)\b/;

/** "OK, good" may only lead to the next question. */
const SAYS_YES = /\b(?:yes|please|note|go on)\b/;

/** Fewer words are a slip of the ear. */
const MIN_UNANSWERED = 5;

/** "Could we all come on the same day": a wish for what is being arranged. */
const COMES =
  /\b(?:can|could) (?:i|we|they|he|she) (?:all |both )?(?:come|get in|be seen)\b(?! (?:with|alone|by|early|straight))/;

/** "Can we make it an hour later" */
const CHANGES_IT =
  /\b(?:can|could) (?:i|we|you) (?:make|move|push|shift|bring|put) (?:it|that)\b(?! (?:on|in|through))|\bchange (?:my|the) (?:\w+ )?(?:number|name|surname)\b/;

/** Something answers it; or, while something is arranged, nothing here does, and she says so. */
function isQuestion(heard: Heard, isArranging: boolean): boolean {
  const { intent, source, text, likeness = 1 } = heard;
  if (source === "smalltalk" || LOST.test(text)) return false;
  // "I can only do after five, have you got anything?"
  if (ASKS_FOR_ANY.test(text)) return false;
  if (CHANGES_IT.test(text)) return false;
  if (isArranging && COMES.test(text)) return false;
  if (!QUESTION.test(text)) return !isArranging && isTopic(heard);
  if (QUESTIONS.has(intent)) return likeness >= LIKELY;
  const isUnanswered = intent === "unknown" || intent === "medical";
  return (
    isArranging &&
    isUnanswered &&
    !isVague(text) &&
    text.split(" ").length >= MIN_UNANSWERED
  );
}

/** "Is it in the UK", "can you deal with all of them": it points back, and little in it says what is asked. */
const POINTS_BACK =
  /^(?:(?:and|but|so) )?(?:is|are|do|does|can|could|will|would|has|have)\b.*\b(?:it|that|this|them|those|they)\b/;
const MAX_POINTING = 8;
const MIN_POINTING = 0.66;

/** A treatment was named. */
const isNamed = ({ found }: Heard): boolean =>
  found?.as === "called" && !isStaff(found);

const hasSlots = ({ day, time, name, phone }: Heard): boolean =>
  (day ?? time ?? name ?? phone) !== undefined;

/** It only asks more of what stands before it, and what it is like by itself is another thing. */
const isOfBefore = (
  { intent, text, likeness = 1 }: Heard,
  before: Heard,
): boolean =>
  intent === "ask" &&
  !hasSlots(before) &&
  // "Filler under my eyes, is it safe?" asks nothing of the product.
  (likeness < MIN_POINTING || isNamed(before)) &&
  POINTS_BACK.test(text) &&
  text.split(" ").length <= MAX_POINTING;

/** "Is there steps? I've got a bad knee": it tells why that is asked. */
const isWhy = ({ found, text }: Heard, before: Heard): boolean =>
  found?.as === "eases" &&
  !found.treatment.soon &&
  /^(?:because|cos|cause|ive|i have|my|hes|shes|\w+s (?:got|been)) /.test(
    text,
  ) &&
  before.intent === "ask" &&
  QUESTION.test(before.text) &&
  (before.likeness ?? 0) >= SURE;

/** An owner lists topics: "price, and multiple sites". */
const isTopic = ({ source, text, likeness = 0 }: Heard): boolean =>
  source === "product" &&
  likeness >= SURE &&
  text.split(" ").length <= MIN_WORDS;

const isBeside = (each: Heard, isArranging: boolean): boolean =>
  !hasSlots(each) &&
  (each.text.split(" ").length >= MIN_WORDS || (!isArranging && isTopic(each)));

/** "I've got an appointment on Thursday, what time is it?" */
const SAYS_ONLY_THAT =
  /^(?:(?:hi|hello) )?(?:ive(?: got)?|i have(?: got)?) an appointment(?: \w+){0,3}$/;

/** "How much is one area, for the Botox?" */
const FOR_IT = /^for (?:the|my|his|her|an?) \w+(?: \w+)?$/;

/** "When somebody rings and asks how much it is" */
const GOES_ON_TELLING =
  /^(?:(?:ask|want|say|need|refuse|complain)s?|claims?)\b(?! (?:you|the price)\b)/;

/** "What happens when a patient rings, and you don't know the answer" */
const RINGS =
  /\b(?:if|when|where) (?:an? |the |my |our )?\w+ (?:rings?|calls?|phones?)(?: up| in)?$/;

/** "What about my wife's mole, how much is that?" */
const ABOUT = /^(?:and )?(?:what|how) about\b/;

/** "Will there be stairs? Only my knee's bad": why it is asked */
const ONLY = /^only (?:my|i|im|ive|ill|he|hes|she|shes|the|were|weve) /;

/** "What if I panic and can't come": both are supposed. */
const SUPPOSES = /^(?:(?:and|but|so|um) )*(?:what (?:happens )?)?if\b/;

/** What only leads up to a question stays with it, "right, before we start, are you a robot", and what asks of what was told: "I grind my teeth, would that be a problem". */
const partsOf = (words: string): readonly string[] =>
  words
    .split(BETWEEN)
    .filter((part) => /\S/.test(part))
    .reduce<string[]>((parts, part) => {
      const before = parts.at(-1);
      if (before && ONLY.test(plain(part)) && QUESTION.test(plain(before)))
        return parts;
      return before !== undefined &&
        (isPadding(plain(before)) ||
          SAYS_ONLY_THAT.test(plain(before)) ||
          GOES_ON_TELLING.test(plain(part)) ||
          RINGS.test(plain(before)) ||
          FOR_IT.test(plain(part)) ||
          (ABOUT.test(plain(before)) && OF_IT.test(plain(part))) ||
          (SUPPOSES.test(plain(before)) && !QUESTION.test(plain(part))) ||
          isAside(plain(part)))
        ? [...parts.slice(0, -1), `${before}, ${part}`]
        : [...parts, part];
    }, []);

/**
 * "Book me a check-up for Friday, and do you take cards" is heard as two lines: what it is for, and each question or need
 * beside it that is clear by itself.
 * @returns the lines in their order; undefined where the line is to stay whole
 */
export function linesIn(
  words: string,
  hear: (words: string) => Heard,
  isArranging: boolean,
): readonly string[] | undefined {
  const all = partsOf(words);
  if (all.length < 2 || all.length > MAX_PARTS) return undefined;
  const whole = hear(words);
  // "Can it book, move and cancel, or does it just take messages" is one question.
  // "Yes, and where do I park" is a yes and a question.
  const isYes = yesOrNo(whole.text) === "yes";
  if (whole.entry && (whole.likeness ?? 0) > VERBATIM && !isYes)
    return undefined;
  const parts: string[] = [];
  const heard: Heard[] = [];
  let isCut = false;
  for (const part of all) {
    const each = hear(part);
    const before = heard.at(-1);
    if (before && isWhy(each, before)) {
      isCut = true;
      continue;
    }
    // "Would it write into our diary? We're on Dentally" and "can I have it, or do I need to stop first" ask one thing.
    const isOther = each.intent === "unknown" && /^or\b/i.test(part);
    const isSame = each.entry && each.entry === before?.entry;
    // "Teeth whitening, how much is it?"
    const isItsPrice =
      !isArranging &&
      before?.intent === "book" &&
      isNamed(before) &&
      !hasSlots(before) &&
      OF_IT.test(each.text);
    const isOne = isOther || isSame || isItsPrice;
    if (before && (isOne || isOfBefore(each, before)))
      parts.push([parts.pop(), part].join(", "));
    else heard[parts.push(part) - 1] = each;
  }
  const asks = heard.map(
    (each) => isBeside(each, isArranging) && isQuestion(each, isArranging),
  );
  const isOwn = heard.map(
    (each, i) =>
      asks[i] ||
      (isBeside(each, isArranging) && isForTeam(each.words, each.text)),
  );
  const asked = asks.indexOf(true);
  // "Is it confidential, I'm on her insurance" gives a reason for the question.
  const isReason = (each: Heard, i: number) =>
    isArranging &&
    asked >= 0 &&
    i > asked &&
    !hasSlots(each) &&
    /^(?:ask|unknown)$/.test(each.intent);
  const rest = parts
    .filter((_, i) => !isOwn[i] && !(heard[i] && isReason(heard[i], i)))
    .join(", ");
  const { intent, source, likeness = 1 } = hear(rest);
  const isDemo = intent === "demo" && WANTS_DEMO.test(plain(rest));
  const leads =
    (isDemo || LEADS.has(intent)) &&
    (intent !== "ask" || (source !== "smalltalk" && likeness >= SURE)) &&
    // "I don't want an appointment, can somebody ring me" wants one thing.
    (asks.includes(true) || ARRANGES.has(intent));
  // "Third time, price, and the minimum term" begins with nothing of its own.
  const isEmpty =
    /^(?:ask|unknown)$/.test(intent) && rest.split(" ").length < MIN_WORDS;
  const at = isEmpty ? -1 : isOwn.indexOf(false);
  // "Do you speak Polish and Urdu"
  if (isEmpty && isOwn[0])
    return parts.reduce<string[]>(
      (lines, part, i) =>
        isOwn[i]
          ? [...lines, part]
          : [...lines.slice(0, -1), `${lines.at(-1)}, ${part}`],
      [],
    );
  if (at < 0 || (leads && isOwn.includes(true)))
    return parts.flatMap((part, i) => (i === at ? rest : isOwn[i] ? part : []));
  // "Forget that booking, am I tied in, is there a contract"
  const [first = "", ...others] = parts;
  const isLeft = isArranging && leaving(heard[0]?.text ?? "", "book") === "no";
  if (isLeft && asks.includes(true)) return [first, others.join(", ")];
  // "Yes, note it, and get someone to ring me", "yes, and can one of you do all of them"
  const more = plain(others.join(" "));
  const isMore =
    !isArranging &&
    heard[0]?.intent === "yes" &&
    (WANTS_A_RING.test(more) ||
      (SAYS_YES.test(heard[0].text) && QUESTION.test(more)));
  if (isMore) return [first, others.join(", ")];
  // What leads to a question stays before it: "I run a practice, what does it cost, and does it know Dentally".
  const lines = [""];
  for (const [i, part] of parts.entries()) {
    const lead = lines.at(-1);
    // "She needs a check-up, and can she get into the building": who wants a visit asks something besides.
    if (asks[i] && lead && ARRANGES.has(hear(lead).intent)) lines.push("");
    lines.push([lines.pop(), part].filter(Boolean).join(", "));
    if (asks[i] && asks.includes(true, i + 1)) lines.push("");
  }
  return lines.length > 1 || isCut ? lines : undefined;
}
