import type { Task } from "../types.ts";
import { LEAVES_NOTE, QUESTION, WANTS_IT, WISHES } from "./cues.ts";
import { isOrdinary } from "./entities/name-words.ts";
import { ownsPractice } from "./owner.ts";
import { stem } from "./tokenize.ts";
import { wordsIn } from "./words.ts";

const HESITATION =
  "actually|fair enough|what(?= (?:yes|no)\\b)|oh my (?:god|days|word|goodness)|thank (?:god|goodness)|for (?:gods|goodness|heavens|petes) sake|oh|ooh|well|now|sorry|hmm|look|and|but|wait|hang on|hold on|you know what|(?:one|a|just a) (?:sec|second|moment|minute)|let me (?:see|look|check)";
const BEFORE_ANSWER = new RegExp(`^(?:(?:${HESITATION}) )+(?=.)`);

const YES = wordsIn("yes");
const IT_IS =
  /^(?:thats?|this|its?|all|everythings?|thatll|itll|thatd|itd|sounds|looks)(?: (?:is|was|would|will|be|all|sounds|looks|absolutely|really|very|quite|just|so|perfectly))* (?=\S)/;
/** After "that's": "it's good" approves, and "good" alone does not. */
const PRAISE = /^(?:right|correct|good|do|it|ideal|works|the one)\b/;
const YES_PHRASE =
  /^(?:of course|by all means|(?:i )?(?:suppose|guess) so|go (?:right )?(?:on|ahead|for)|on you go|very good|(?:too|dead|quite) right|do$|did$|do (?:it|that|so)\b|i (?:do|would|am|did|have)$|(?:im )?happy (?:with|to|for)|nice one|works for me|(?:id|i would) (?:like|love) (?:it|that)|(?:it|that|this) (?:is|does|suits|works)\b|(?:right|good)(?: then| yes| ok| good| you are)*$|(?:(?:ill|i will|lets|id) )?(?:take|have|do|go (?:with|for)) (?:it|that|this)\b|(?:you can )?(?:book|cancel|move|change|send) (?:it|that)\b|you can$)/;
const NO = wordsIn("no");
const NO_PHRASE =
  /^(?:(?:thats?|its?|this|is) (?:is |was )?(?:all |still |definitely )?(?:not|isnt|wrong|incorrect|wasnt|rubbish)\b|dont\b|i (?:dont|didnt|wont|cant)(?: (?:think|want|like|so|it|that))*$|(?:absolutely|definitely|certainly|of course|probably|hardly|maybe) not\b|(?:forget|leave|drop|scrap|skip) (?:it|that|about)|none of (?:those|them|these)\b|(?:that|it|those) (?:doesnt|dont|wont) (?:work|suit|do)\b|(?:youve|theres|something|its|thats)(?: \w+){0,3} (?:wrong|mistake|muddled|mixed)\b)/;
/** "No, that's fine" and "no problem" begin like a no, and approve. */
const APPROVES =
  "no (?:bother|problem|worries)\\b|no (?=(?:no )*(?:thats|that is|its|it is|all|everythings?)(?: is)? (?:all )?(?:right|correct|fine|good|great|perfect|lovely|ok|okay|grand)\\b(?! (?:not|but)))";
const BEGINS_APPROVING = new RegExp(`^(?:no )*?(?:${APPROVES})`);

/** What stands in the way of "yes" or "no" at the beginning is no part of the answer. */
const answerIn = (text: string) => text.replace(BEFORE_ANSWER, "");

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

/** Ends what was said before by agreeing after all: "no, just book it", "that was good, actually yes". */
const agreesAtLast = (text: string, task: Task | undefined): boolean =>
  / (?:go on(?: then)?|(?<!\b(?:a|the|say|for|that) )(?:yes|yeah))$/.test(
    text,
  ) ||
  (task !== undefined &&
    new RegExp(
      `(?:^|\\b(?:yes|yeah|aye|no|what|nothing|on|then|and|so|well|oh|fine|whatever|just) )(?:${ACTS[task]}) (?:it|that)(?: (?:then|now|yes|for me|love|dear|will you|would you|thanks|thank you))*$|\\bi (?:only |do )*want (?:it|that) (?:${ACTS[task]})$`,
    ).test(text));

/** Words that grant, though they look like a no, a question or a condition, and what only ends a call. */
const GRANTS = new RegExp(
  `\\b(?:never ?mind (?=(?:just |then )*(?:yes|go on|book it|move it|send it)\\b)|whatever (?=(?:just )?(?:book|move|send) (?:it|that))|why not|not a problem|${APPROVES}|do (?:it|that|so)\\b|(?:that|it) is (?:it|that)\\b|^do$|or (?:what|not|something|anything)$|if (?:you (?:would|could|can|dont mind)|thats (?:ok|okay|all right))\\b|(?:will|would) you$|(?:so |very )?sorry(?: (?:love|about that|to bother you))?$|(?:ill|i will) (?:let (?:her|him|them|my \\w+) know|be there)|(?:(?:ill|i will) )?see you(?: (?:then|there|all|soon))?\\b)`,
  "g",
);

/** A word of these denies what was read back, changes it, doubts it or makes it depend on something. */
const DOUBT = new RegExp(
  `\\b(?:${[
    "not|never|none|nor|(?:do|ca|wo|is|was|are|were|does|did|has|have|had|should|could|would|ai)nt",
    "wrong|mistake|rather|instead|wait|(?:hang|hold) on|chang\\w+|mov(?:e|ed|ing)|cancel\\w*|(?:book|send) (?:it|that)|swap|switch|make (?:it|that)|different|another|others?|else|earlier|later|sooner|early|late|prefer\\w*|except\\w*|apart|bar|less|minus|without|than|sorry|meant?|should|stop$|undo|(?:leave|scrap) (?:it|that)|forget|keep (?:it|that|the|my)|forward",
    "maybe|might|perhaps|probab\\w+|possib\\w+|option|think\\w*|thoughts?|guess|suppose|reckons?|hope\\w*|almost|nearly|(?:sort|kind) of|unsure|whether|provisional\\w*|pencil\\w*|decid\\w*|check\\w*|confirm|ideally|ish|in (?:theory|principle|a way|two minds)|whatever|still|too (?!kind)\\w+|typical|rude|useless|rubbish",
    "if|unless|until|till|once|before|after|as long|so long|as soon|on condition|assum\\w+|presum\\w+|supposing|provid\\w+|depend\\w*|pending|given|subject|otherwise|only (?:if|when|with|for)|while|despite|permitting|willing|being well|when (?:my|our|the|i|ive|weve|im|he|she|they)|first(?! visit)|last|or|but|only got|afford",
    "let me|give me|coming|get(?:ting)? my|on the phone|talking|hold|ask(?:ed|ing)?|bear with|minutes?|moment|sec|second|hour|tick|in a bit|mo|online|myself|away|abroad|next week|evenings?|same|(?:morning|afternoon)$",
    "(?<!\\bi )said|says?|saying|goes(?! ahead)|told|heard?|understood|i (?:see|know|understand|followed|get it)|listening|here|hello|wanted|want(?! (?:it|that))|used to|was going to|one day|place|would have|have liked|could work|(?<!\\bthats (?:much |a lot )?)better",
    "for (?:my|our|his|her|him|them|both|two)|its (?:for )?(?:my|his|her)|of (?:us|them)|both|repeat|again|(?:am|have|did|was|were) (?:i|you|we|it|that)|(?:the|my|\\w+s) (?:day|date|time|number|(?:sur)?name)|all but",
  ].join("|")})\\b`,
);

/** So much is said while one still thinks; "yeah right" is mostly none, and "got that" only heard it. */
const THINKING =
  /^(?:(?:right|well|oh|so|then|and|good)(?: |$))+(?<!good good)$|^(?:oh )?yeah right$|\b(?:got (?:that|it)|see|know)$| (?:so|and|but|or|why|though)$/;

/** "OK, how much is it" has only begun to speak, and is no yes. */
const STRONG =
  /\b(?:yes|yeah|yep|yup|yah|aye|ja|correct|definitely|absolutely|certainly|of course|go (?:on|ahead)|do it|(?:book|move|cancel|send) (?:it|that)|thats (?:right|correct|it|fine|great|perfect|lovely))\b/;

/** "Yes" or "book it", and not only "lovely". */
export const isStrong = (text: string): boolean => STRONG.test(text);

/** Whether this, said beside a yes, puts it in doubt. */
export const isDoubtful = (text: string, task?: Task): boolean =>
  text.split(" ").some((word) => NO.has(word) || stem(word).startsWith("_")) ||
  DOUBT.test(
    task
      ? text.replaceAll(new RegExp(`\\b(?:${ACTS[task]})\\b`, "g"), "")
      : text,
  );

/** It asks of what was read back, so that a yes beside it waits for the answer: "is that the hygienist", "are you sure". */
export const asksOfReadBack = (text: string): boolean =>
  /^(?:is(?! there)|isnt|was|am|are|did|have|has|should|ought|may|why|which|whose|who|whens? (?:is|was|would)|do i (?:want|really)|does (?!it\b|the\b|(?:\w+ ){1,2}(?:need|have) to)|will (?!i\b|you\b|it\b|they\b|there\b)|what (?:about|day|date|time|name|number|did|have|was|were|are|is)|(?:can|could|would) (?!some(?:one|body)\b|(?:i|my \w+) (?:park|pay|bring|eat|drive|get|come)\b|(?:i|you) (?:also )?(?:book|add|write|do)\b))\b/.test(
    text,
  );

/** "What do I do till then", "do you do Welsh": asked of something else, whatever words are in it. */
const ASKS_ELSE =
  /^(?:what (?:do|does|should|happens|if)|how|where|do you|do i (?:need|have|pay)|does (?:your|the)|whats (?:the|your) (?!(?:day|date|time|name|number)\b)|is there|are there|will (?:i|you|they|there))\b/;
const WAITS =
  /\b(?:unless|(?:as|so) long as|until|once|provid\w*|depend\w*|otherwise|instead|rather|earlier|later|sooner|different|another|other|chang\w+|mov\w+|keep\w*|wait|(?:hang|hold) on|think\w*|sure|maybe|might|meant?|actually)\b|(?<!^what (?:happens )?)\bif\b/;
const DENIES = /\b(?:not|no|never|(?:do|ca|wo|is|did|does)nt)\b/;
const SORRY =
  /^(?:im |i am )?(?:\w+ )?sorry (?:to|for|about) (?:\w+ )?(?:you|me|that|this)?(?: about)? ?/;

const TELLS_WHY = /^(?:i|im|ive|my|its|we|were|weve|he|hes|she|shes|sorry)\b/;

/** What is said after a yes makes it wait. Why a caller can't come only tells why they cancel: "I can't face it". */
export function takesBack(text: string, task: Task | undefined): boolean {
  if (ASKS_ELSE.test(text) || ownsPractice(text))
    return WAITS.test(text) || DENIES.test(text);
  if (asksOfReadBack(text)) return true;
  return task === "cancel" && TELLS_WHY.test(text)
    ? WAITS.test(text)
    : isDoubtful(text.replace(SORRY, ""));
}

/** "I'm that nervous anyway, I hate the dentist" neither asks nor wishes for anything. */
export const isChatter = (text: string): boolean =>
  TELLS_WHY.test(text) &&
  !ownsPractice(text) &&
  ![QUESTION, WISHES, WANTS_IT, LEAVES_NOTE].some((cue) => cue.test(text));

const BESIDE_YES = wordsIn("besideYes");

const wordsBeside = (text: string, task: Task | undefined): string[] =>
  text
    .split(" ")
    .filter(
      (word) =>
        word &&
        !YES.has(word) &&
        !BESIDE_YES.has(word) &&
        !(task && new RegExp(`^(?:${ACTS[task]})$`).test(word)),
    );

/** An unknown word at the end only addresses the receptionist: "yes, bab". */
const ADDRESSES =
  /(?<!\b(?:in|to|the|of|for|my|its|is|with|im|at|on|by|dr|doctor)) [a-z]+$/;

/** "What, no, I didn't ask that, just book it" */
const EXASPERATED =
  /^(?:(?:what|no|nothing|i said|i didnt ask(?: for)? that) )+(?=(?:(?:yes|go on) )*(?:book|move|cancel|send) (?:it|that)\b)/;
const THANKS =
  /^(?:(?:thanks|thank you|ta|cheers)(?: (?:love|dear|pet|duck|mate))? )+(?=.)/;

/** A yes at the read-back, and how far it is clear: plain if nothing at all is said beside it. */
function clarity(words: string, task: Task | undefined) {
  const said = answerIn(words).replace(THANKS, "").replace(EXASPERATED, "");
  const text = said.replaceAll(GRANTS, " ").replaceAll(/ +/g, " ").trim();
  const isAtLast = agreesAtLast(said, task);
  if (yesOrNo(said, true) !== "yes" && !isAtLast) return "none";
  if (
    THINKING.test(text) ||
    QUESTION.test(withoutAnswer(text)) ||
    isDoubtful(text, task)
  )
    return "none";
  const beside = wordsBeside(text, task);
  const unknown = beside.filter((word) => !isOrdinary(word));
  const isAddress = text.endsWith(unknown[0] ?? "?") && ADDRESSES.test(text);
  if (beside.length === 0) return "plain";
  if (!isAtLast && !STRONG.test(said)) return "none";
  if (beside.length === 1 && unknown.length === 1)
    return isAddress ? "plain" : "none";
  return unknown.length === 0 ? "clear" : "none";
}

/** A yes, and nothing beside it. */
export const isPlainYes = (text: string, task: Task | undefined): boolean =>
  clarity(text, task) === "plain";

/** Only this books, moves or cancels anything: a yes that nothing in the sentence takes back. */
export const isClearYes = (text: string, task: Task | undefined): boolean =>
  clarity(text, task) !== "none";

const LEAVES = new RegExp(
  `^(?=.)(?:(?:${HESITATION}|no|right|ok|okay|thats (?:ok|fine)) )*(?:(?:(?:(?:ill|well|lets|id rather|can we|just) )?(?:leave|forget|scrap|drop) (?:it|that|this|about (?:it|that))|never ?mind(?: (?:about )?(?:it|that))?|dont (?:worry|bother)(?: (?:about|with) (?:it|that))?|(?:ill|i will|i want to|id like to|id rather|can i) (?:keep|stick with) (?:it|that|mine|that one|the appointment)|keep (?:it|\\w+day)|(?:it )?doesnt matter)(?: (?:then|there|for now|now|today|thanks|thank you|cheers|sorry|its (?:ok|fine)|as it is|after all|any ?more))*(?: |$))*((?:ill|i will|ill have to|i can|i might|i need to|i want to|id better|let me) (?:(?:ring|call|phone)(?: you)? back|see how (?:i|it|we|he|she) (?:go|goes|get|gets)|(?:ring|call|phone) (?:them|you|him|her)(?= (?:tomorrow|later|instead|myself|\\w+day)\\b|$)|(?:ring|call|phone|try) (?:again|later|another|(?:some(?:one|body|where) )?else|around)|(?:ask|check with|speak to|talk to) (?:\\w+ ){1,2}and (?:ring|call|phone)(?: you)? back|think (?:about it|it over|on it)|have a think|sleep on it)\\b.*)?$`,
);

/** Nothing was ever wanted, or it is to stop. */
const NOT_WANTED =
  /\b(?:dont|didnt|not) (?:actually |really |even )?(?:want|need)(?:ed|ing)? (?:to (?:book|come|make a booking|make an appointment)|an appointment|a booking|one)\b|\bdont (?:actually )?book (?:it|owt|anything|nothing)\b|\b(?:im|i am|was) (?:only|just) (?:testing|trying|playing|looking|having a (?:play|look))\b|\balready booked\b|\b(?:i|ive|weve|we) (?:(?:have|got) )?(?:it|1|one) already\b|\bjust booked (?:me |it |one )|\bdont want another\b|\bnot (?:really |actually )?booking\b|(?<!\b(?:to|i|you|we|they|where) )\bleave it(?: (?:for now|then|thanks|thank you|as it is|(?:ill|i will) (?:ring|call)(?: you)? back))*$|^stop(?: (?:it|that|this|now))*$/;

/** Of what is not booked yet: "cancel", "stop the booking please" */
const STOPS =
  /^(?:no )?(?:please )?(?:stop|cancel)(?: (?:please|now|(?:the|this|my) (?:booking|appointment)))*$/;

/** The whole sentence says that no appointment is wanted. */
export const WANTS_NONE =
  /^(?:no )?(?:i )?dont (?:really )?(?:want|need) (?:to book(?: (?:it|one|anything|an appointment))?|an appointment)(?: (?:yet|now|today|thanks|thank you|ta|just wanted to know))*$/;

const FAREWELL =
  /\b(?:bye|goodbye|cheerio|ta (?:ta|ra)|thats me|ill (?:just )?(?:ring|call|phone)(?: them| you| in)?)(?: (?:bye|then|now|love|dear|pet|hen|duck|mate|all|done|ta|thanks))*$/;
/** "I'll see you Monday", and not "can I see you Monday" */
const SEE_YOU =
  /(?<!\b(?:i|we|he|she|they|to|can|could|me|him|her) )\bsee you(?: (?:on|next|this|then|there|later|soon|tomorrow|week|in the (?:morning|afternoon)|\w+day))*$/;

/** "Never mind" is a no to the task, as is "cancel it" to what is not booked yet; "I'll ring back" ends the call. */
export function leaving(
  words: string,
  task?: Task,
): "no" | "goodbye" | undefined {
  const text =
    task === "book" ? words.replace(/\bcancel (?=it|that)/, "forget ") : words;
  if (NOT_WANTED.test(text) || (task === "book" && STOPS.test(text)))
    return "no";
  // "Yes, thank you, bye" is a yes before all.
  const isYes = /^(?:yes|yeah|yep|yup|aye)\b/.test(text);
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
