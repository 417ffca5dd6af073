const plainWord = (word: string): string =>
  word.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

const FILLER = /^(?:um+|uh+|erm?|hmm+)$/;

const WHOM =
  "it|i|you|he|she|we|they|that|this|there|each|someone|somebody|anyone|anybody";

const VERB = "is|are|do|does|did|cant?|could|will|would|should|have|has";

/** A question begins. */
const BEGINS_QUESTION = new RegExp(
  `^(?:(?:is|are|do|does|did|can|could|will|would|shall|should|am) (?:${WHOM})|(?:is|are|can|will|would|does|do) (?:my|your|the) \\w+|have you (?:got|any)|how(?:s long| (?:much|longs?|many|often|soon|do|does|about))|what(?:s|ll| if| about| happens| exactly| else| (?:\\w+ )?(?:${VERB}))|who(?:s|ll| (?:${VERB}))|where(?:s| (?:${VERB}))|when(?:s| (?:${VERB}))|which (?:one|day|doctor|dentist)|tell me|why (?:${VERB}))\\b(?! (?:think|reckon|mean|know)\\b)`,
);

/** A statement begins that stands by itself. */
const BEGINS_STATEMENT =
  /^(?:(?!(?:what|who|it|that|there|how|where|this)s )\w{3,}s (?:got|been) (?:an?|the|his|her|some|no)|im|ive (?:already|always|been|got|just|left|never|only)|hes|shes|theyre|its for|i (?:always|asked|said|meant|was|wanted|wondered|never|used|finish|cant|dont|just want|only want))\b/;

/** What a note is to say instead, whatever stands before it. */
const SAYS_INSTEAD =
  /^(?:just (?:say|put|write)|it (?:should|needs to|has to) (?:just )?say)\b/;

/** "Tell her I can't lie flat and yes book it please" */
const BEGINS_YES =
  /^(?:(?:and|but|so|then|well|alright|ok|okay) )*(?:yes|yeah|yep|aye|alright|ok|okay) (?:please )?(?:(?:just|dear|love) )*(?:(?:book|send|move|cancel) (?:it|that)|go ahead)\b/;

/** "I was wondering" leads up to a question of its own. */
const LEADS_TO_QUESTION =
  /^i (?:just |only )?(?:want(?:ed)? to (?:know|ask|check)|wondered|was (?:just )?wondering)\b/;

/** A word after which the sentence goes on, whatever comes. */
const OPEN =
  /(?:^|\s)(?:if|whether|than|as|so|and|or|but|because|cos|cause|that|the|an?|my|your|his|her|our|their|to|not|ask|asked|asks|know|(?:ask|asked|give|let|show|tell|told) me|see|check|sure|about|of|for|with|on|at|in|by|from|i|you|we|he|she|they|wonder|wondering|wondered|think|hope|says?|mean|meant|meaning|pretend|told|put|write|can|could|will|would|should|do|does|did|down|note|add|mention|idea|matter|care|mind|suppose|sorry|afraid|is|are|was|its|im|be|since|though|while|until|till|before|after|once|unless|like|just|then|hello|hi|no|yes|how|whats?|which|when|where|whos?|why|whose)$/;

/** "What time …", "how many sessions of laser …": the verb of the question has still to come. */
const IS_ASKED = new RegExp(
  `\\b(?:how|what|which|whose|when|where|who|why)(?: (?!(?:${VERB}|${WHOM})\\b)\\S+){0,6}$|\\b(?:whats|whos|wheres|whens|hows)(?: \\S+)?$`,
);

/** "If somebody rings the wrong clinic, …": the question is of that. */
const DEPENDS =
  /\bif(?! you(?:ve)? (?:have|got|can|dont|could)\b) (?:it|i|im|you|he|she|we|they|somebody|someone|people|the|an?|my|our|your|patients?)\b|^(?:(?:and|but|so|well|yes|ok|okay|right|oh) )*(?:what )?(?:if|when|once|say|suppose|where|because|since)\b/;

/** "Yes please", "no thanks", "yes book it", before something else */
const ANSWERS =
  /^(?:(?:oh|um|ok|okay|right|well|alright) )*(?:yes|yeah|yep|no|nope|perfect|lovely|great|go on)(?: (?:please|then|go on then(?: (?:dear|love))?|thanks|thank you|(?:thats|its) (?:fine|right|it|great|lovely|perfect)|go ahead|(?:just )?(?:book|send|move|cancel|do) (?:it|that)(?: please)?))+$/;

/** What starts a new sentence after a yes; "yes book it for my wife" goes on with it. */
const AFTER_ANSWER = new RegExp(
  `^(?:and|but|so|oh|also|actually|i|im|ive|its|hes|shes|theyre|he|she|we|they|there|theres|that was|how|what|whats|where|wheres|when|whens|who|whos|why|which|${VERB})\\b`,
);
/** What makes the yes before it doubtful is heard with it: "yes please are you sure it's Thursday". */
const DOUBTS =
  /\b(?:dont|joking|kidding|sure|right (?:one|day|time)|did you say|got the money|pay more|afford|charge|working|on the phone)\b/;
const LEADS = /^(?:(?:and|but|so|oh|ok|okay|right|great) )+/;
const TAG =
  /^is (?:that|it) (?:right|correct|ok|okay|all right|alright|normal|safe)(?: (?:in your|with) \w+)?(?: or not)?$|^what is it$/;
const OF_WHOM =
  /\b(?:people|patients|clients|callers|those|some(?:one|body)|any(?:one|body)|person|man|woman|lady|son|daughter|husband|wife|mum|dad|dentists?|doctors?|nurses?|one)$/;
const WHY = /^(?:because|cos|cause)$/;
const LINKS =
  /^(?:and|but|so|or|also|then|oh|ok|okay|right|actually|sorry|wait)$/;
const MIN_WORDS = 2;
/** Longer speech must not keep her busy. In words. */
const MAX_WORDS = 120;

/** "Nine hundred um one two three" is one number. */
const NUMBER =
  /^(?:\d+|oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|ten|double|triple|hundred)$/;

/** "If my boss lets me", and not "can it ring me if a patient is upset" */
const isDoubtful = (rest: string): boolean =>
  DOUBTS.test(rest) ||
  (/\b(?:if|unless)\b/.test(rest) &&
    !BEGINS_QUESTION.test(rest.replace(LEADS, "")));

function begins(
  before: string,
  rest: string,
  splitsConditions: boolean,
): boolean {
  const [first = "", ...others] = rest.split(" ");
  const isOpen = OPEN.test(before);
  if (FILLER.test(first)) {
    const isNumber =
      NUMBER.test(before.split(" ").at(-1) ?? "") &&
      NUMBER.test(others[0] ?? "");
    const isSpelled = others[0]?.length === 1 && others[0] !== "i";
    return !isOpen && !isNumber && !isSpelled && others.length >= MIN_WORDS;
  }
  if (ANSWERS.test(before))
    return others.length > 0 && AFTER_ANSWER.test(rest) && !isDoubtful(rest);
  if (BEGINS_YES.test(rest)) return !isOpen;
  if (SAYS_INSTEAD.test(rest)) return !/\bdont$/.test(before);
  const isLinked = LINKS.test(first);
  if (first === "but" && others.length >= MIN_WORDS) return !isOpen;
  const next = isLinked ? others.join(" ") : rest;
  if ((isOpen && !isLinked) || IS_ASKED.test(before)) return false;
  if (LEADS_TO_QUESTION.test(next)) return true;
  // "It's free, is it", "half five, is that right"
  const isTag = next.split(" ").length <= MIN_WORDS || TAG.test(next);
  // "People who are worried about that"
  if (first.startsWith("who") && OF_WHOM.test(before)) return false;
  if (BEGINS_QUESTION.test(next))
    return (
      first !== "or" && !isTag && (splitsConditions || !DEPENDS.test(before))
    );
  // "Is it upstairs cos I've a bad hip"
  if (WHY.test(first))
    return (
      BEGINS_QUESTION.test(before.replace(LEADS, "")) &&
      others.length > MIN_WORDS
    );
  // "The Tuesday I'm down for", "a bill I've had"
  const isRelative =
    /\b(?:the|an?|that)(?: (?:only|one|first|last|next))? \w+$/.test(before) ||
    // "Tell my dentist I'm running late"
    /\b(?:tell|remind|warn)(?: \w+){1,3}$/.test(before);
  const isLong = before.split(" ").length > MIN_WORDS;
  // "Nine hundred three three three and I'm a bit nervous"
  const isCounted = NUMBER.test(before.split(" ").at(-1) ?? "");
  const told = isLinked && isCounted ? next : rest;
  // "Book it, I said"
  const isEnd = told.split(" ").length <= MIN_WORDS;
  return BEGINS_STATEMENT.test(told) && isLong && !isRelative && !isEnd;
}

/**
 * Speech recognition writes no stops: "it's Ann Hart what does it cost" is a name and a question. A full stop goes before
 * each new question or statement, before "but" and fillers, and after an opening yes or no.
 * @param splitsConditions also between "if somebody rings" and what is asked of that
 */
export function withStops(words: string, splitsConditions = false): string {
  const tokens = words.trim().split(/\s+/);
  if (tokens.length > MAX_WORDS) return words;
  const said = tokens.map(plainWord);
  let start = 0;
  return tokens.reduce((text, token, i) => {
    if (/[.?!,;:]$/.test(tokens[i - 1] ?? "")) start = i;
    const before = said.slice(start, i).filter((word) => !FILLER.test(word));
    const isNew =
      before.length >= MIN_WORDS &&
      begins(before.join(" "), said.slice(i).join(" "), splitsConditions);
    if (isNew) start = i;
    return i === 0 ? token : `${text}${isNew ? "." : ""} ${token}`;
  }, "");
}
