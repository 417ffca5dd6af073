import type { Task } from "../types.ts";
import { isOrdinary } from "./entities/name-words.ts";
import { plain } from "./normalise.ts";
import { stem } from "./tokenize.ts";
import { wordsIn } from "./words.ts";

const HESITATION =
  "actually|fair enough|what(?= (?:yes|yeah|aye|yep|no)\\b)|oh my (?:god|days|word|goodness)|thank (?:god|goodness)|for (?:gods|goodness|heavens|petes) sake|oh|ooh|well|do you know what|now|sorry|hmm|look|and|but|wait|hang on|hold on|you know what|tell you what|on second thoughts|i think|(?:one|a|just a) (?:sec|second|moment|minute)|(?:just )?let me (?:see|look|check|think|have a look)|bear with me";

const BEFORE_ANSWER = new RegExp(`^(?:(?:${HESITATION}) )+(?=.)`);

/** "Ta, that's great", of what was read back */
const THANKS =
  /^(?:(?:thanks|thank you|ta|cheers)(?: (?:love|dear|pet|duck|mate|hen|darling|sweetheart))? )+(?=.)/;

const withoutLead = (words: string, isReadBack: boolean): string => {
  const text = words.replace(BEFORE_ANSWER, "");
  return isReadBack ? text.replace(THANKS, "") : text;
};

const YES = wordsIn("yes");
/** "That's all absolutely", before a word of praise */
const IT_IS =
  /^(?:thats?|this|its?|all|everythings?|thatll|itll|thatd|itd|sounds|looks)(?: (?:is|was|would|will|be|all|sounds|looks|absolutely|really|very|quite|just|so|perfectly))* (?=\S)/;
const PRAISE =
  /^(?:right|correct|good|do|it|ideal|works|spot on|the (?:one|ticket))\b/;
const YES_PHRASE =
  /^(?:of course|by all means|go (?:right )?(?:on|ahead|for)|on you go|spot on|very good|(?:too|dead|quite) right|do$|did$|do (?:it|that|so)\b|i (?:do|would|am|did|have)$|i confirm(?: (?:it|that))?$|(?:im )?happy (?:with|to|for)|im afraid so|nice one|works for me|(?:id|i would) (?:like|love) (?:it|that)|i want (?:it|that)$|(?:it|that|this) (?:is|does|suits|works)\b|(?:right|good)(?: then| yes| ok| good| you are)*$|youve? (?:have )?(?:got|have) it|(?:(?:ill|i will|lets|id) )?(?:take|have|do|go (?:with|for)) (?:it|that|this)(?: one)?\b|(?:you (?:can|may) )?(?:book|cancel|move|change|send) (?:it|that)(?: one)?(?: now)?(?: then)?$|you (?:can|may)$)/;
const NO = wordsIn("no");
const NO_PHRASE =
  /^(?:(?:thats?|its?|this|is) (?:is |was )?(?:all |still |definitely )?(?:not|isnt|wrong|incorrect|wasnt|rubbish)\b|dont\b|i (?:dont|didnt|wont|cant)(?: (?:think|want|like|so|it|that))*$|(?:absolutely|definitely|certainly|of course|probably|hardly|maybe) not\b|(?:forget|leave|drop|scrap|skip) (?:it|that|about)|nothing else|none of (?:those|them|these)\b|(?:that|it|those) (?:doesnt|dont|wont) (?:work|suit|do)\b|(?:id|i) (?:prefer|rather|would) not|(?:youve|theres|something|its|thats)(?: \w+){0,3} (?:wrong|mistake|muddled|mixed)\b)/;
/** "No, that's fine" begins like a no, and approves. */
const APPROVAL =
  "(?:thats|that is|its|it is|all|everythings?)(?: is)? (?:all )?(?:right|correct|fine|good|great|perfect|lovely|ok|okay|grand)\\b";
const NOT_NO = new RegExp(
  `^(?:no )*no (?:bother|problem|worries)|^(?:no )+${APPROVAL}(?! (?:not|but))`,
);

export function yesOrNo(
  words: string,
  isReadBack = false,
): "yes" | "no" | undefined {
  const text = withoutLead(words, isReadBack);
  const [first = ""] = text.split(" ", 1);
  if (isReadBack && NOT_NO.test(text)) return "yes";
  if (NO.has(first) || NO_PHRASE.test(text)) return "no";
  if (YES.has(first) || YES_PHRASE.test(text)) return "yes";
  const praise = text.replace(IT_IS, "");
  const isPraise =
    praise !== text &&
    (PRAISE.test(praise) || YES.has(praise.split(" ", 1)[0] ?? ""));
  return isPraise ? "yes" : undefined;
}

/** A yes with any other word in it is not clear. */
const CLEAR = wordsIn("besideYes");

/** "Yes, cancel it" is a clear yes to a cancellation, and to nothing else. */
const TASK_WORDS: Readonly<Record<Task, RegExp>> = {
  book: /^book(?:ed|ing)?$/,
  move: /^(?:moved?|changed?)$/,
  cancel: /^cancel(?:led)?$/,
  note: /^(?:send|sent|note|noted|pass|team)$/,
};

const VERB: Readonly<Record<Task, string>> = {
  book: "book",
  move: "mov",
  cancel: "cancel",
  note: "send",
};

/** "Yes, is it" has only clear words, but asks. */
const DENIES =
  /\b(?:no|not|am i|(?:are|have) you|do (?:you|i)|(?:is|would|will|does|did|can) (?:it|that|this|you|i|we|my|he|she)|its for my|you (?:already )?said|understand|understood)\b/;
const GRANTED = new RegExp(
  `\\b(?:why not|no problem|no worries|not a problem|no(?= ${APPROVAL}))`,
  "g",
);

/** Said after an answer, and changes nothing. */
const AFTERWARDS =
  / (?:what i (?:want(?:ed)?|said|asked for)|to the ground|a lot|a million|(?:good)?bye|(?:many )?(?:thanks|thank you|ta|cheers)(?: (?:very|so) much)?|if (?:you (?:would|could|can|dont mind)|thats (?:ok|okay|all right))|for (?:(?:all )?your|being(?: (?:so|very))?) (?:help\w*|time|patien\w+|kind\w*|understanding|nice|lovely|quick|good|clear)|(?:im )?(?:so |very )?sorry(?: (?:ta|thanks|love|dear|about that|to (?:mess|bother|trouble) you(?: (?:about|around))?|for the (?:trouble|short notice)))?)$| (?:and )?(?:(?:i|ive) (?:just |already )?said yes(?: get on with it)?|get on with it|on you go|(?:ill|i will|i can) ask (?:(?:him|her|them)(?: (?:myself|meself|then|on the day))?|on the day|then|when (?:i get|im) there)|there we (?:are|go)|(?:ill|i will) (?:let (?:her|him|them|my \w+) know|tell (?:her|him|them|my \w+)|be there|(?:write|jot) (?:it|that) down|(?:put|pop) it in (?:my|the) (?:diary|calendar|phone))|(?:(?:ill|i will) )?see you(?: (?:then|there|all|soon))?)(?= |$)/;

/** "Yeah right" is mostly none, and "got that" only heard it. */
const THINKING =
  /^(?:(?:right|well|oh|so|then|and|good)(?: |$))+(?<!good good)$|^(?:oh )?yeah right$|^(?:ok |okay |right |yes )?(?:i |ive )?(?:got (?:that|it)|see|know)$|^(?:yes|yeah|ok|okay|sure|right|fine) (?:so|and|but|or|why)$/;

const HEDGES = wordsIn("hedges");
/** In "yes, bab", the unknown word only addresses the receptionist. */
const isUnknown = (word: string): boolean =>
  !isOrdinary(word) &&
  !HEDGES.has(word) &&
  !/\d|(?:ly|ish)$/.test(word) &&
  !TAKES_BACK.test(word);

/** "OK, how much is it" has only begun to speak, and is no yes. */
const STRONG =
  /\b(?:yes|yeah|yep|yup|yah|aye|ja|correct|definitely|absolutely|certainly|of course|please do|go ahead|do it|(?:book|move|cancel|send) (?:it|that)|thats (?:right|correct|it|fine|great|perfect|lovely))\b/;

/** What follows a yes may take it back, change it or make it depend on something. */
const TAKES_BACK =
  /\b(?:(?:as|so) long as|on condition|after i\w*|assuming|presuming|supposing|given|ideally|prefer\w*|thoughts|away|abroad|(?:ask|asked|check with|let) (?:my|her|him|them|the)|no|not|never|dont|cant|wont|isnt|wasnt|doesnt|didnt|hasnt|havent|shouldnt|couldnt|wouldnt|if|rather|actually|wait|(?:hang|hold) on|chang\w+|mov(?:e|ed|ing)|make (?:it|that)|cancel\w*|different|another|other|later|earlier|sorry|mean|meant|maybe|might|perhaps|provisional\w*|or|only|until|till|first|last|for (?:my|our|her|his|him|them|two|both)|rude|useless|rubbish|(?:leave|forget|keep) (?:it|that)|keep (?:the|my)|still|thinking|whatever|online|myself|asking|let me|too (?!kind)[a-z]+|as soon as|when (?:my|our|the|ive|weve|im|he|she|they)|probably|possibly|almost|nearly|(?:sort|kind) of|in (?:theory|principle|a way|two minds)|(?:all being|god|weather) (?:well|willing|permitting)|(?:check|decid)\w*|bear with|pencil\w*|(?:you|i) heard|i hear|(?:he|she|they) (?:says?|said)|so you said|option|possibility|could work|would have|(?:used|wanted) (?:to|that)|did want|have liked|would be better|next week|ish|listening|(?:im|i am) (?:still )?here|hello|i (?:see|get it|know|understand|followed)(?=$)|i know that|i followed|understood|you (?:already )?said(?: that)?(?=$)|(?:in the )?(?:afternoon|morning)(?=$)|what were|(?:its|for|its for) my (?:sons?|daughters?|husbands?|wifes?|mums?|dads?|partners?|mothers?|fathers?))\b/;
const ASKS =
  /\b(?:is|are|am|was|were|do|does|did|will|would) (?:it|its|that|this|you|i|we|he|she|they)\b|^(?:and |so )*(?:what|when|which|where|how|why|who|is|are|can|could|should|ought|may|have|will|would|did|do|does)\b/;
/** It asks what was read back, or for something else than that: "is that the hygienist", "could we say half past", "what did you say". */
const ASKS_OF_IT =
  /^(?:is|isnt|was|wasnt) (?:that|it|this) (?:(?!free$|far$|easy|busy|quiet|near|open|wheelchair|upstairs|downstairs)\w+)|^(?:am i|is (?:dr|\w+day)|are there (?:any )?(?:women|wom\w+|evening\w*|others?)|are you (?:sure|certain|real\w*)|should|ought|have you (?:got|booked)|would \w+day|did|do i (?:want|really)|does (?:he|she|my)(?! (?:\w+ )?(?:need|have) to (?:bring|pay|fast|eat|wear))|which (?!bus|train|tram|tube|stop|station|road|street|floor|door|entrance|way)|whose|who (?:is|gets|reads|will)|whens? (?!(?:is|are|do|does|did|can|will|would|should)\b)|when (?:is|was|would) (?:it|that|this)|where is (?:it|that) at|what (?:day|date|time|name|number|appointment)(?: \w+)* (?:that|it|say|said|put|got)|what (?:am|are|did|is) (?:i|you|that|it)|how did you|why)\b|^(?:can|could|may|will|would) (?:we|you (?:hold|give|ask|check|spell|say|read|pencil|put|make|wait)|(?:it|that) be|dr|(?:my|the|he|she|they)\b(?!.* with me$)|i (?:still|undo|ring|call|see|have|tell|let|confirm))\b/;

/** Whether a question beside a yes is about what the yes is to, so that the yes waits for the answer. */
export const asksOfReadBack = (text: string): boolean =>
  ASKS_OF_IT.test(text) ||
  /\b(?:forward|hold it|pencil|confirm|again|repeat|minute)\b/.test(text);

/** "Yes" or "book it", and not only "lovely". */
export const isStrong = (yes: string): boolean => STRONG.test(yes);

export const takesBack = (rest: string): boolean =>
  TAKES_BACK.test(rest.replace(/ or (?:what|not|something|anything)$/, ""));

/** Whether what is said beside the first clause of a yes leaves it as it is. */
export const leavesYes = (yes: string, rest: string): boolean =>
  !takesBack(rest) &&
  !rest.split(" ").some((word) => HEDGES.has(word)) &&
  (rest === "" || STRONG.test(yes));

/** "Yes please, and thanks for being so quick": its first clause is a clear yes, and the others leave it as it is. */
export function beginsWithClearYes(
  words: string,
  task: Task | undefined,
): boolean {
  const [first = "", ...others] = words
    .split(/[,.;!?–—]+\s|\sand\s/i)
    .map((clause) => plain(clause))
    .filter(Boolean);
  const rest = others.join(" ").replace(AFTERWARDS, "");
  return isClearYes(first, task) && leavesYes(first, rest) && !ASKS.test(rest);
}

/** Only this books, moves or cancels anything: a yes that nothing in the sentence takes back. */
export function isClearYes(words: string, task: Task | undefined): boolean {
  const text = withoutLead(words, true).replace(AFTERWARDS, "");
  const isClear = (word: string, i: number, all: readonly string[]) =>
    YES.has(word) ||
    CLEAR.has(word) ||
    (task && TASK_WORDS[task].test(word)) ||
    (i > 0 &&
      i === all.length - 1 &&
      isUnknown(word) &&
      STRONG.test(text) &&
      !/^(?:in|to|the|of|for|my|its|is|with|im|at|on|by|dr|doctor)$/.test(
        all[i - 1] ?? "",
      ));
  return (
    yesOrNo(text, true) === "yes" &&
    !THINKING.test(text) &&
    text.split(" ").every(isClear) &&
    !DENIES.test(text.replace(GRANTED, ""))
  );
}

/** The last clause, and nothing else in it: "just book it, will you", "I do just want it cancelling" */
const INSISTS =
  /(?:^|[,.;!?–—]\s+|(?<!\b(?:to|i|you|we|they|he|she|who|people|one|could|would|can|will|should|or|not|i['’]?d|i['’]?ll))\s(?=just (?:book|move|cancel|send) )|\s(?=i (?:just|only) want|(?:yes|yeah|aye)(?: please)? (?:book|move|cancel|send) ))(?:(?:no|oh|so|then|well|look|and|yes|yeah|aye)\s+)*(?:(?:just|yes|yeah|aye|please|go on),?\s+(?:then\s+|please\s+)?(book|move|cancel|send) (?:it|that|mine)(?:,?\s+(?:will you|would you|please|now|then|yes|for me|love|dear|pet|thanks|ta))*|i (?:just|only|do|just do) want (?:to (cancel) (?:it|that)?|(?:it|that|the (?:whole )?(?:appointment|booking|visit|thing)) (book|mov|cancel)(?:led|ling|ed|ing))(?: please| thanks)?)[.!]*$/i;
/** What would make it depend on something, or repeats another person's words. */
const DEPENDS =
  /\b(?:if|once|unless|until|till|when|before|after|said|says?|saying|tell|told|ask(?: my)|cant|wont|wouldnt|couldnt|shouldnt|maybe|perhaps|might|or|other|another|different|instead|chang\w+|havent|hold|stop|never|for (?:my|his|her)|dont|not|is|can|should|would|why|who|how|provid\w+|assuming|presuming|supposing|as long as|so long as|let me|give me|think\w*|reckons?|according|mean|then what|youd|one day|wish|was going to|later|cheaper|some\w+ else|with|under|make|(?:my|his|her) \w+s|goes|like|thought|reads?|shout\w*|keeps?|depend\w*|minds|wait|hang|sec|wrong|want\w*|but(?!$)|anyone|earlier|sooner|morning|afternoon|lady|woman|typical|ignore|listening|easy|youll|you lot|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|for (?!gods?|goodness|heavens?|pete\w*|christ\w*|crying)\w+$)\b/;

/** "What, no, I didn't ask that, just book it", of what was read back */
export function insists(words: string, task: Task | undefined): boolean {
  const match = INSISTS.exec(words);
  return (
    task !== undefined &&
    match !== null &&
    match
      .slice(1)
      .some((act) => act && act.toLowerCase().startsWith(VERB[task])) &&
    !DEPENDS.test(plain(words.slice(0, match.index)))
  );
}

/** "Yes, Friday at ten is perfect", of the day and the time that were read back */
export const repeatsWithYes = (text: string, task: Task | undefined): boolean =>
  STRONG.test(text) &&
  !DENIES.test(text) &&
  isClearYes(
    text
      .split(" ")
      .filter(
        (word) =>
          !stem(word).startsWith("_") &&
          !/^(?:at|on|for|the|to|past|is|\d+\w*)$/.test(word),
      )
      .join(" "),
    task,
  );

const LEAVES = new RegExp(
  `^(?=.)(?:(?:${HESITATION}|no|right|ok|okay|thats (?:ok|fine)) )*(?:(?:(?:(?:ill|well|lets|id rather|can we|just) )?(?:leave|forget|scrap|drop) (?:it|that|this|about (?:it|that))|never ?mind(?: (?:about )?(?:it|that))?|dont (?:worry|bother)(?: (?:about|with) (?:it|that))?|(?:ill|i will|i want to|id like to|id rather|can i) (?:keep|hang on to|stick with) (?:it|that|mine|that one|the appointment)(?: as it is| after all)?|(?:it )?doesnt matter)(?: (?:then|there|for now|now|today|please|thanks|thank you|cheers|sorry|its (?:ok|fine)|i dont (?:want|need) (?:it|(?:to (?:book|move|cancel|come))|an appointment)|after all|any ?more))*(?: |$))*((?:ill|i will|ill have to|i can|i might|i need to|i want to|id better|let me) (?:(?:ring|call|phone)(?: you)? back|(?:ring|call|phone|try) (?:again|later|another|some other|(?:some(?:one|body|where) )?else|elsewhere|around)|(?:ask|check with|speak to|talk to) (?:\\w+ ){1,2}and (?:ring|call|phone)(?: you)? back|think (?:about it|it over|on it)|have a think|sleep on it)\\b.*)?$`,
);

/** Nothing was ever wanted, or it is to stop. */
const NOT_WANTED =
  /\b(?:dont|didnt|not) (?:actually |really |even )?(?:want|need)(?:ed|ing)? (?:to (?:book|come|make a booking|make an appointment)|an appointment|a booking|one)\b|\bdont (?:actually )?book (?:it|owt|anything|nothing)\b|\b(?:im|i am|was) (?:only|just) (?:testing|trying|playing|looking|having a (?:play|look))\b|\b(?:its|ive|weve) (?:already )?booked (?:it|that|already)\b|\balready booked\b|\bdont want another\b|\bleave (?:it|that) as (?:it|that) is\b|\bnot (?:really |actually )?booking\b|(?<!\b(?:to|i|you|we|they|where) )\bleave it(?: (?:for now|then|thanks|thank you|(?:ill|i will) (?:ring|call)(?: you)? back))*$|^(?:please )?stop(?: (?:it|that|this|please|now))*$/;

/** The whole sentence says that no appointment is wanted. */
export const WANTS_NONE =
  /^(?:no )?(?:i )?dont (?:really )?(?:want|need) (?:to book(?: (?:it|one|anything|an appointment))?|an appointment)(?: (?:yet|now|today|thanks|thank you|ta|just wanted to know))*$/;

/** "I'll see you Monday", and not "can I see you Monday" */
const SEE_YOU =
  /(?<!\b(?:i|we|he|she|they|to|can|could|me|him|her) )\bsee you(?: (?:on|next|this|then|there|later|soon|tomorrow|week|\w+day))*$/;

/** "Never mind" is a no to the task, as is "cancel it" to what is not booked yet; "I'll ring back" ends the call. */
export function leaving(
  words: string,
  task?: Task,
): "no" | "goodbye" | undefined {
  const text =
    task === "book" ? words.replace(/\bcancel (?=it|that)/, "forget ") : words;
  if (NOT_WANTED.test(text)) return "no";
  // "Yes, thank you, bye" is a yes before all.
  const isYes = /^(?:yes|yeah|yep|yup|aye)\b/.test(text);
  if (
    !isYes &&
    /\b(?:bye|goodbye|cheerio|ta (?:ta|ra))(?: (?:bye|then|now|love|dear|pet|hen|duck|mate|all))*$/.test(
      text,
    )
  )
    return "goodbye";
  if (!isYes && !task && SEE_YOU.test(text)) return "goodbye";
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
