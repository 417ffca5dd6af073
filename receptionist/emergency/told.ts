import { anyOf } from "../nlu/any-of.ts";
import { plain } from "../nlu/normalise.ts";
import { SIGNS, wordsTold } from "./signs.ts";

const SELF = "im|ive|hes|shes|its|theyre|weve|theres|whos";
/** What a clause of its own begins with. */
const SUBJECT = `(?:${SELF}|i|id|ill|he|she|it|we|they|there|this|that|my|our|his|her|the|now|then|does|do|did|will|would|can|could|should|what|how|is|are|somebody|someone)`;

/** Who may be in need. */
const KIN =
  "(?:baby|toddler|mum|mummy|mam|dad|daddy|nan|gran|granny|grandad|husband|wife|partner|boyfriend|girlfriend|fella|son|daughter|brother|sister|friend|neighbour|boy|girl|lad|lass|(?:little|wee) (?:boy|girl|one))";
/** Whose clause is of now, whatever was asked before it: "is it safe to wait my dad's unconscious". */
export const OWN = `(?:(?:${SELF}) |(?:my|our|me|his|her|the) (?:\\w+ )?${KIN}s?\\b(?! (?:could|would|might|may|will|should|needs?|gets?)\\b)|(?:my|our|his|her|the) \\w+ (?:is|has|cant|wont|isnt|keeps)\\b|my \\w+s (?:\\w+ing|gone|been|got)\\b|mines\\b|i (?:have|cant|cannot|want|think|feel|need|just|took|keep)\\b|(?:he|she|it) (?:is|has|isnt|hasnt|cant|wont|not|just|keeps|never|says|hit)\\b)`;
/** After these words a clause is no new one: "what if my dad", "is it safe for my dad". */
const LEADS_ON =
  "if|when|whether|case|once|after|before|until|as|while|where|how|what|who|and|but|so|because|cos|cause|though|although|since|of|for|with|to|by|from|about|on|in|at|or|than|does|do|did|will|would|can|could|should|is|are|has|have|was|were|someone|somebody|anyone|people|patients?|callers?|person|think|(?:it|she) know|say|says|said|saying|worried|scared|afraid|nervous|hope|wish|suppose|pretend|imagine|told|tell|kill|see|need|not|dont";

const NEW_CLAUSE = new RegExp(
  [
    `(?<=\\S) (?=but )`,
    `(?<=\\S) (?=(?:and|so|because|cos|cause|although|though|which) ${SUBJECT}\\b)`,
    `(?<=\\S) (?=(?:and )(?:cant|wont|isnt|keeps?|still|now)\\b)`,
    // Speech has no full stops: "can you help he's not breathing".
    `(?<!\\b(?:${LEADS_ON})) (?=${OWN})`,
  ].join("|"),
);
/** Where a sentence ends: at a comma, too, if a clause of its own or the rest of "No, chest pain!" follows. */
const END = new RegExp(
  `[.!?;…\\n]+(?=\\s|$)|(?<=\\b(?:no|yes|not that)),\\s|(?:,|\\s[-–—])\\s(?=(?:(?:and|but|so|because|cos|cause|which|although|though) )*(?:${SUBJECT}|but)\\b)`,
  "i",
);

/** "Not just bleeding" is bleeding, and "out of breath, I just ran" an effort: neither is told in two clauses. */
const TOLD_WITH_THE_NEXT =
  /\bnot (?:just|only) |\b(?:out of breath|breathless|puffed),? (?:as |because |cos )?i(?:['’]ve)? (?:just |have |only )*(?:ran|run|been running|come up|climbed)\b/gi;

/** "There's some swelling after my filler. Is that normal?" is asked of that. */
const ASKED_OF_IT =
  /[.,?!]+\s(?=(?:is|are) (?:that|it|this|they) (?:all )?(?:normal|usual|expected|common|ok(?:ay)?|all right|alright|fine)\b|will (?:it|that|they) (?:be gone|go|settle)\b)/gi;

/** The clauses of a talk; what has no subject belongs to the clause before. */
const clausesOf = (words: string): string[] =>
  words
    .replaceAll(TOLD_WITH_THE_NEXT, "")
    .replaceAll(ASKED_OF_IT, " ")
    .split(END)
    .map((sentence) => plain(sentence, sentence.length))
    .flatMap((sentence) => sentence.split(NEW_CLAUSE));

const NOW =
  /\b(?:now|again|today|tonight|this (?:morning|afternoon|evening)|suddenly|still|at the moment|minutes|quick|earlier|last night|since(?! (?:my|his|her|the) (?:overdose|stroke|heart|seizure)))\b/;

/** "Today" is when they want to come, and not when it happened. */
const TODAY = /\b(?:now|today|tonight|this (?:morning|afternoon|evening))\b/g;
const WISH =
  /\b(?:appointments?|book\w*|come in|be seen|see (?:a|the)|check ?up)\b/;

const isOfNow = (text: string): boolean =>
  NOW.test(WISH.test(text) ? text.replace(TODAY, "") : text);

/** What still happens is not over: "I can't breathe, it's fine, I'll wait". */
const STILL = /\b(?:im|is|are|cant|wont|isnt|keeps?|hes|shes|its|still)\b/;
/** And this has no date, either: "my dad's unconscious", "her face has dropped". But "I just fainted, I'm fine now" is over. */
const ONGOING = new RegExp(
  `${STILL.source}|\\b(?:(?:just|i (?:want|feel|think))\\b|(?:has|ive|${KIN}s) (?!had|heart|stroke))`,
);

/** "Does it bleed", "will I swell", "what if it bleeds", "I'm worried it'll bleed": it has not happened. */
const SUPPOSED = [
  /^(?:(?:and|but|so|also|well|ok|no|lol|i mean|how|how (?:long|much|bad\w*|soon|likely)|what|when) ){0,3}(?:(?:does|will|would|how long should|how much should)(?! (?:you|someone|somebody|anyone|a doctor|the doctor|(?:it|i|he|she|this) (?:stop|wait|be (?:ok|okay|alright|all right|fine|possible|able)))\b)|can(?! (?:not|i|you|we|he|she|someone|somebody|anyone|the|(?:it|this|that) be)\b)) (?!.*\bmean\b)/,
  /\b(?:what|who|where|how) (?:\w+ ){0,5}?(?:if|in case|whether)(?! (?:im|ive|i (?:have|feel|think)|hes|shes|its|theyre|my \w+ (?:is|has|hurts|feels|aches|looks)|you (?:are|have|cant))\b)(?!.*\b(?:cant|wont|isnt|keeps|still)\b)/,
  /\b(?:worr\w+|scared|nervous|afraid|anxious|frightened|terrified|paranoid|fear) (?:that )?(?:(?:it|i|they|my \w+) (?:will|would|might|could|may)|ill|itll|theyll)(?! (?:be|have|kill|hurt|hit|harm|attack|find|come|do|die|end|jump)\b)/,
  /\b(?:worr\w+|scared|nervous|afraid|anxious|frightened|terrified) (?:about|of) (?:having|getting|mine)\b/,
  /\bshould i (?:tell|mention|say|let)\b/,
  /\b(?:in case|to avoid|to prevent|thinking (?:of|about) (?:having|getting)|before (?:i|it|we) (?:book|have|get|go|come)|not had it done|havent had it|planning ahead|next time)\b/,
];

/** "My friend had", which is no "my friend's had". */
const OF_OTHERS =
  /\b(?:friend|mate|neighbour|colleague|boss|cousin|aunt\w*|uncle|girl at work|lad at work) (?:had|got|went|was|nearly|choked|collapsed|died|fainted)\b|\b(?:had|died|went|has) .*\bat (?:thirty|forty|fifty|sixty|seventy|eighty|ninety|\d\d)\b(?! (?:past|minutes))|\bruns in (?:the|my|our) family\b/;

/** "No pain or swelling", "it isn't really bleeding", "I'm not desperate" */
const SYMPTOM =
  "(?:pain\\w*|swelling|swollen|bleeding|blood|fever|temperature|rash|trouble breathing|difficulty \\w+|chest pains?|hurt\\w*|desperate|suicidal|unconscious|collapsed|dying|ambulance|agony|numb\\w*|infect\\w*|choking|fitting|seizures?|emergency|urgent|serious|fits?|breathless|short\\w* of breath|slurring|knocked out|life or death|sick|vomiting|a stroke|a heart attack|thoughts of \\w+)";
const DENIED = new RegExp(
  `\\b(?:no|not|isnt|arent|wasnt|without|nothing|never|havent|hasnt|(?:nobody|no one)s?(?: is| has)?|(?:dont|doesnt|didnt) (?:have|had|got|feel|need|want|say (?:i|it|he|she) (?:was|had)|think (?:i|its|it is|im|hes|shes))) (?:(?:a|any|an|in|been|need|want|said|say|got|having|had|really|actually|even|that|too|very|much|so|sign of|feeling|even in) ){0,4}${SYMPTOM}(?: (?:or|nor|and no|no|or any) (?:\\w+ )?${SYMPTOM})*\\b`,
  "g",
);

/** Whatever is past leaves what was done, which matters for what is now. */
const BEFORE =
  /\b(?:filler\w*|botox|inject\w*|extract\w*|(?:tooth|teeth|wisdom\w*|molar) (?:taken |pulled )?out|root canal|implant|surgery|operation|op|pregnan\w*|birth|fell|hit (?:my|his|her) head|flight|flew|warfarin|thinners?|diabet\w*|asthma|chemo\w*|stung|tablets?)\b/g;

/** Who is well again may have had a stroke or a heart attack all the same. */
const STAYS_GRAVE =
  /\b(?:chest (?:pains?|\w*tight\w*)|face|mouth|arm|hand|speech|slur\w*|words|tablets|pills|paracetamol|overdose\w*|(?:knocked|passed|blacked) out|unconscious|fit|seizure|sight|vision)\b/;

const HARMLESS = wordsTold("harmless");
const ABOUT = wordsTold("about");
/** "On a heart attack course" is of the course, but "floppy after the vaccine" of a person. */
const NAMED_BEFORE =
  /(?:\b(?!(?:at|during|after|since|from|in|on|of|with|for|and|is|are|cant|wont|not|a|an|the|his|her|my|watching|playing|reading|doing)\b)\w+ ){0,3}$/;
const ASKED = anyOf([wordsTold("asked"), ...SUPPOSED]);

const HAPPENED_AT =
  /\b(?:collaps\w+|chok\w+|fit|seizure|stroke|overdose|breathing|stabbed|hit|knocked|electrocuted|bang\w*|fell) (?:[a-z]+ ){0,5}?(?:at|during|outside|watching|on (?:the|a)|to|in) (?:[a-z]+ ){0,2}$/;

/** A clause up to what it asks; and nothing where it then tells of no one in need now. */
function withoutAsked(text: string): string {
  const found = text.search(ABOUT);
  // "He collapsed at football training": there it happened.
  const about =
    found !== -1 && HAPPENED_AT.test(text.slice(0, found)) ? -1 : found;
  const named =
    about === -1 ? text : text.slice(0, about).replace(NAMED_BEFORE, "");
  const asked = named.search(ASKED);
  const before = asked === -1 ? named : named.slice(0, asked);
  const isNow =
    ONGOING.test(before) && (!/\bhad\b/.test(before) || isOfNow(before));
  return before === text || isNow ? before : "";
}

/** A clause that only says when: "that was three years ago" */
const MAX_DATE = 6;

function tellingOf(text: string) {
  const isTold = (how: string) =>
    SIGNS.some(({ says, isIn }) => says === how && isIn(text));
  if (isTold("over")) return "over";
  if (isOfNow(text)) return "now";
  if (isTold("past"))
    return text.split(" ").length <= MAX_DATE ? "dated" : "past";
  return OF_OTHERS.test(text) ? "past" : "now";
}

/**
 * The clauses that tell of what is now. What is asked, supposed, denied or harmless is left out, and so is what is
 * past or over.
 */
export function toldNow(words: string): string[] {
  const clauses = clausesOf(words).map((clause) => {
    const text = withoutAsked(
      clause.replaceAll(HARMLESS, "visit").replaceAll(DENIED, "").trim(),
    );
    return { text, telling: tellingOf(text) };
  });
  return clauses.flatMap(({ text, telling }, i) => {
    const isOver = clauses.slice(i).some((later) => later.telling === "over");
    if (text === "") return [];
    const isStill = telling !== "over" && STILL.test(text);
    const isGrave = STAYS_GRAVE.test(text) && isOfNow(text);
    if (isOver && !isStill && !isGrave) return [];
    const isDated =
      [clauses[i - 1], clauses[i + 1]].some(
        (next) => next?.telling === "dated",
      ) && !ONGOING.test(text);
    if (telling === "past" || telling === "dated" || isDated)
      return text.match(BEFORE) ?? [];
    return [text];
  });
}
