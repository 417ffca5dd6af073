import type { Task } from "../types.ts";
import { QUESTION } from "./cues.ts";
import { wordsIn } from "./words.ts";

const HESITATION =
  "(?:nothing|never ?mind)(?= (?:(?:yes|yeah) )?(?:book|move|cancel|send) (?:it|that|the note)$)|so(?= (?:yes|yeah|yep|yup|go|book|do)\\b)|right(?= (?:yes|yeah|go on|(?:book|move|cancel|send) (?:it|that))\\b)|ha(?:ha)?|lol|actually|fair enough|what(?= (?:yes|no)\\b)|oh my (?:god|days|word|goodness)|bloody hell|blimey|crikey|thank (?:god|goodness)|for (?:gods|goodness|heavens|petes) sake|oh|ooh|well|now|sorry|hmm|look|and|but|wait|hang on|hold on|you know what|(?:one|a|just a) (?:sec|second|moment|minute)|let me (?:see|look|check)|thanks|thank you|ta|cheers";
const BEFORE_ANSWER = new RegExp(`^(?:(?:${HESITATION}) )+(?=.)`);

const YES = wordsIn("yes");
const IT_IS =
  /^(?:thats?|this|its|it(?= (?:is|was|would|will|all|sounds|looks)\b)|all|everythings?|thatll|itll|thatd|itd|sounds|looks)(?: (?:is|was|would|will|be|all|sounds|looks|absolutely|really|very|quite|just|so|perfectly))* (?=\S)/;
/** After "that's": "it's good" approves, and "good" alone does not. */
const PRAISE = /^(?:right|correct|good|do|it|ideal|works|the one)\b/;
const YES_PHRASE =
  /^(?:of course|by all means|see you (?:then|there)$|i think thats (?:right|fine|it)|(?:i )?(?:suppose|guess) so|go (?:right )?(?:on|ahead|for)|on you go|very good|(?:too|dead|quite) right|do$|did$|do (?:it|that|so)\b|i (?:do|would|am|did|have)$|(?:im )?happy (?:with|to|for)|nice one|works for me|(?:id|i would) (?:like|love) (?:it|that)|(?:it|that|this) (?:is|does|suits|works)\b|(?:right|good)(?: then| yes| ok| good| you are)*$|(?:(?:ill|i will|lets|id) )?(?:take|have|do|go (?:with|for)) (?:it|that|this)\b|(?:you can |(?:can|could) you |just )*(?:(?:book|cancel|move|change|send) (?:it|that|the (?:appointment|booking))|send the note)\b|you can$)/;
const NO = wordsIn("no");
const NO_PHRASE =
  /^(?:(?:thats?|its?|this|is) (?:is |was )?(?:all |still |definitely )?(?:not|isnt|wrong|incorrect|wasnt|rubbish)\b|dont\b|i (?:dont|didnt|wont|cant)(?: (?:think|want|like|so|it|that))*$|(?:absolutely|definitely|certainly|of course|probably|hardly|maybe) not\b|(?:forget|leave|drop|scrap|skip) (?:it|that|about)|none of (?:those|them|these)\b|(?:that|it|those) (?:doesnt|dont|wont) (?:work|suit|do)\b|(?:youve|theres|something|its|thats)(?: \w+){0,3} (?:wrong|mistake|muddled|mixed)\b)/;
/** "No, that's fine" and "no problem" begin like a no, and approve. */
const APPROVES =
  "no (?:bother|problem|worries)\\b|no (?=(?:no )*(?:thats|that is|its|it is|all|everythings?)(?: is)? (?:all )?(?:right|correct|fine|good|great|perfect|lovely|ok|okay|grand)\\b(?! (?:not|but)))";
const BEGINS_APPROVING = new RegExp(`^(?:no )*?(?:${APPROVES})`);

/** "No, I just mean yes, book it" */
const MEANS_YES = /^.*\bi meant? (?=yes\b)/;

/** What stands in the way of "yes" or "no" at the beginning is no part of the answer. */
const answerIn = (text: string) =>
  text.replace(MEANS_YES, "").replace(BEFORE_ANSWER, "");

export function yesOrNo(
  words: string,
  isReadBack = false,
): "yes" | "no" | undefined {
  const text = answerIn(words);
  const [first = ""] = text.split(" ", 1);
  if (isReadBack && BEGINS_APPROVING.test(text)) return "yes";
  if (NO.has(first) || NO_PHRASE.test(text)) return "no";
  if (YES.has(first) || YES_PHRASE.test(text)) return "yes";
  const praise = text.replace(IT_IS, "");
  const isPraise =
    praise !== text &&
    (PRAISE.test(praise) || YES.has(praise.split(" ", 1)[0] ?? ""));
  return isPraise ? "yes" : undefined;
}

/** "Yes, cancel it" is a clear yes to a cancellation, and to nothing else. */
const ACTS: Readonly<Record<Task, string>> = {
  book: "book(?:ed|ing)?",
  move: "moved?|changed?",
  cancel: "cancel(?:led|ling)?",
  note: "send|sent|note|noted|pass|team",
};

/** Words that grant, though they look like a no, and what only ends a call. */
const GRANTS = new RegExp(
  `\\b(?:why not|not a problem|${APPROVES}|do (?:it|that|so)\\b|(?<=^(?:yes|yeah|yep) )do$|(?:that|it) is (?:it|that)\\b|thats (?:him|her|us|them)$|(?:that|the) (?:times?|days?|dates?) (?:is |are )?(?=(?:fine|good|ok|okay|great|perfect)\\b)|youve been (?:very |so )?helpful$|ill be there$|i suppose so$|i think (?=thats)|^(?:can|could) you (?=(?:just )?(?:book|move|cancel|send) (?:it|that)\\b)|thats my number$|(?<=^|yes )put (?:me|us) down (?:for that)?$|^do$|if (?:you (?:would|could|can|dont mind)|thats (?:ok|okay|all right))\\b|(?:will|would) you$|(?:(?:ill|i will) )?see you(?: (?:then|there|all|soon))?\\b)`,
  "g",
);

/** "This is quite good" speaks of her, and not of the appointment. */
const OF_HER =
  /^this (?:is|was|sounds)\b(?! (?:fine|right|correct|it|ok|okay|the one)\b)|^its .*\bthis$/;

const BOOKS_IN = /\b(book|put) (?:me|us|him|her|them) in\b/;

/** "You happy with that, love?", "go on, say yes", or it wants one more: "yes, and one for me". */
const TO_OTHERS =
  /^(?:(?:ok|okay|yeah|yes|right|go on) )*(?:you (?:want|happy)\b|(?:happy with )?that (?:(?:ok|okay|all right|alright) )?(?:with you|love)\b)|\bsay yes$|\band (?:then )?(?:one|me|mine)\b|\b(?:one|then) for\b|\bthen (?:one|me)\b/;

/** So much is said while one still thinks; "yeah right" is mostly none, and "got that" only heard it. */
const THINKING =
  /^(?:(?:right|well|oh|so|then|and|good)(?: |$))+(?<!good good)$|^(?:oh )?yeah right$|\b(?:got (?:that|it)|see|know)$| (?:so|and|but|or|why|when|though)$/;

/** "Yes" or "book it", and not only "lovely"; "OK, how much is it" has only begun to speak. */
export const STRONG_YES =
  /\b(?:yes|yeah|yep|yup|yah|aye|ja|correct|definitely|absolutely|certainly|of course|go (?:on|ahead)|do it|(?:book|move|cancel|send) (?:it|that)|thats (?:right|correct|it|fine|great|perfect|lovely))\b/;

/** "No, it's fine" and "it's all right now" may well keep the appointment. */
const AGREES =
  /^(?:(?:right|um) )*(?:yes|yeah|yep|yup|yah|yess|ye|ya|aye|och|ok|okay|sure|please|correct|go (?:on|ahead)|do (?:it|that)|definitely|absolutely|of course|thats (?:right|correct|it|perfect|great))\b/;
const KEEPS = /\b(?:have|take|keep|want|works?|suits?|happy)\b/;

const BESIDE_YES = wordsIn("besideYes");

/** Only this books, moves or cancels anything: a yes with nothing beside it but words that are known to add nothing. */
export function isClearYes(words: string, task: Task | undefined): boolean {
  const said = answerIn(words);
  if (yesOrNo(said, true) !== "yes") return false;
  const text = said
    .replace(BOOKS_IN, "$1 in")
    .replaceAll(GRANTS, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  if (
    OF_HER.test(said) ||
    TO_OTHERS.test(said) ||
    THINKING.test(text) ||
    QUESTION.test(withoutAnswer(text))
  )
    return false;
  const isCancelled = /\bcancel/.test(text);
  if (
    task === "cancel" &&
    !isCancelled &&
    (!AGREES.test(said) || KEEPS.test(text))
  )
    return false;
  const act = task && new RegExp(`^(?:${ACTS[task]})$`);
  return text
    .split(" ")
    .every(
      (word) =>
        !NO.has(word) &&
        (word === "" ||
          YES.has(word) ||
          BESIDE_YES.has(word) ||
          act?.test(word)),
    );
}

/** "Right, okay": it may agree, and says nothing else. */
export const onlyAgrees = (text: string): boolean =>
  /\b(?:ok|okay|yes|yeah|well|right)\b/.test(text) &&
  text
    .split(" ")
    .every(
      (word) =>
        YES.has(word) ||
        BESIDE_YES.has(word) ||
        /^(?:right|well|oh|um)$/.test(word),
    );

const LEAVES = new RegExp(
  `^(?=.)(?:(?:${HESITATION}|no|right|ok|okay|thats (?:ok|fine)) )*(?:(?:(?:(?:ill|well|lets|id rather|can we|just) )?(?:leave|forget|scrap|drop) (?:it|that|this|about (?:it|that)|(?:the|this|that|my|\\w+s) (?:booking|appointment))|never ?mind(?: (?:about )?(?:it|that))?|dont (?:worry|bother)(?: (?:about|with) (?:it|that))?|(?:ill|i will|i want to|id like to|id rather|can i) (?:keep|stick with) (?:it|that|mine|that one|the appointment)|keep (?:it|\\w+day)|(?:it )?doesnt matter)(?: (?:then|there|for now|now|today|thanks|thank you|cheers|sorry|its (?:ok|fine)|as it is|after all|any ?more))*(?: |$))*((?:ill|i will|ill have to|i can|i might|i need to|i want to|id better|let me) (?:(?:ring|call|phone)(?: you)? back|see how (?:i|it|we|he|she) (?:go|goes|get|gets)|(?:ring|call|phone) (?:them|you|him|her)(?= (?:tomorrow|later|instead|myself|\\w+day)\\b|$)|(?:ring|call|phone|try) (?:again|later|another|(?:some(?:one|body|where) )?else|around)|(?:ask|check with|speak to|talk to) (?:\\w+ ){1,2}and (?:ring|call|phone)(?: you)? back|think (?:about it|it over|on it)|have a think|sleep on it)\\b.*)?$`,
);

/** Nothing was ever wanted, or it is to stop. */
const NOT_WANTED =
  /\b(?:dont|didnt|not) (?:actually |really |even )?(?:want|need)(?:ed|ing)? (?:to (?:book|come|make a booking|make an appointment)|an appointment|a booking|one)\b|\bdont (?:actually )?book (?:it|that|owt|anything|nothing)\b|\b(?:im|i am|was) (?:only|just) (?:testing|trying|playing|looking|having a (?:play|look))\b|(?<!\b(?:youve|have you) )\balready booked\b|\b(?:i|ive|weve|we) (?:(?:have|got) )?(?:it|1|one) already\b|\bjust booked (?:me |it |one )|\bdont want another\b|\bnot (?:really |actually )?booking\b|(?<!\b(?:to|i|you|we|they|where) )\bleave it(?: (?:for now|then|thanks|thank you|as it is|(?:ill|i will) (?:ring|call)(?: you)? back))*$|^stop(?: (?:it|that|this|there|now))*$|\b(?:im|were) done with (?:that|it|this)\b|\benough of that\b|(?<!\b(?:dont|not) )\b(?:cancel|scrap|forget|drop) (?:the|that|this|my) (?:whole )?(?:note|message)\b(?!.*\b(?:say|put|write|new)\b)|\bdont send (?:anything|any of it)\b/;

/** "Something's come up, just cancel it", of what is not booked yet, but not "can I cancel it later" */
const CALLS_OFF =
  /^(?!.*\b(?:if|later|charg\w*|fees?|when|how|what|still)\b).*(?<!\b(?:dont|not|to|i) )\b(?:cancel|scrap|call off) (?:it|that|(?:the|this|my) (?:booking|appointment|\w+ one))\b/;

/** Of what is not booked yet: "cancel", "stop the booking please" */
const STOPS =
  /^(?:no )?(?:please )?(?:stop|cancel)(?: (?:please|now|(?:the|this|my) (?:booking|appointment)))*$/;

/** The whole sentence says that no appointment is wanted. */
export const WANTS_NONE =
  /^(?:no )*(?:i )?dont (?:really )?(?:want|need) (?:to book(?: (?:it|one|anything|an appointment))?|an appointment)(?: (?:yet|now|today|thanks|thank you|ta|dear|love|just wanted to know))*$/;

const FAREWELL =
  /\b(?:bye|goodbye|cheerio|ta (?:ta|ra)|thats me|ill (?:just )?(?:ring|call|phone)(?: them| you| in)?)(?: (?:bye|then|now|love|dear|pet|hen|duck|mate|all|done|ta|thanks))*$/;
/** "I'll see you Monday", and not "can I see you Monday" */
const SEE_YOU =
  /(?<!\b(?:i|we|he|she|they|to|can|could|me|him|her) )\bsee y(?:ou|a)(?: (?:on|next|this|then|there|later|soon|tomorrow|week|in the (?:morning|afternoon)|\w+day|cheers|ta|thanks|thank you|love))*$/;

/** "Never mind" is a no to the task, as is "cancel it" to what is not booked yet; "I'll ring back" ends the call. */
export function leaving(
  words: string,
  task?: Task,
): "no" | "goodbye" | undefined {
  const text =
    task === "book" ? words.replace(/\bcancel (?=it|that)/, "forget ") : words;
  const isOff = task === "book" && (STOPS.test(words) || CALLS_OFF.test(words));
  if (isOff || NOT_WANTED.test(text)) return "no";
  // "Yes, thank you, bye" is a yes before all, and so is "book it then, bye bye".
  const isYes =
    /^(?:yes|yeah|yep|yup|aye)\b|^(?:(?:right|well|ok|so|then|please) )*(?:book|move|cancel|send) (?:it|that|them|both|the two|us)\b/.test(
      text,
    );
  const isFarewell = FAREWELL.test(text) || (!task && SEE_YOU.test(text));
  if (!isYes && isFarewell) return "goodbye";
  const match = LEAVES.exec(text);
  return match ? (match[1] ? "goodbye" : "no") : undefined;
}

export const withoutAnswer = (text: string): string =>
  text
    .replace(
      /^(?:(?:yes|yeah|yep|yup|aye|och|ok|okay|sure|no|nope|nah|right|so|well|and|but|oh|great|lovely|perfect|fine|sorry|actually)(?: |$))+/,
      "",
    )
    .trim();

export const withoutGreeting = (text: string): string =>
  text
    .replace(
      /^(?:(?:hi|hello|hey|hiya|hullo|morning|good (?:morning|afternoon|evening|day)|there|love|darling|dear|mate|pet|duck|hen|my lover|ey up|bore da|sweetheart|sweetie|babe|beautiful|ellaira|again|ok|okay|right|so|well|oh|excuse me|sorry to bother you|yeah|alright)(?: |$))+/,
      "",
    )
    .trim();
