import { anyOf } from "./any-of.ts";
import { PRICE, QUESTION } from "./cues.ts";
import { plain } from "./normalise.ts";
import { featuresOf } from "./tokenize.ts";
import { withoutGreeting } from "./yes-no.ts";

/** So often a word that no line has counts as used, in the smaller of the two lists. */
const UNSEEN = 0.3;
/** What a pair of words counts beside a word. */
const PAIR = 0.5;
/** The logarithm of the odds at which either may speak, and how slowly they turn: most sentences say little of who speaks. */
const EVEN = 4;
const SLOWLY = 2;
/** An owner stays one, unless they try her as a patient would. Who has spoken as a patient may still be one who tries her. */
const STAYS = { owner: 4, patient: -2 };
/** Of twelve who name a treatment one is an owner, and of those who ask its price hardly any. */
const OF_TREATMENT = { named: -2.5, priced: -6 };

const PLACES =
  "(?:opticians|pharmac(?:y|ies)|practices?|clinics?|surger(?:y|ies)|salons?|business|groups?)";
const SOME =
  "(?:a couple of|a few|an?|the|1|one|two|three|four|several|our|my own|my(?! (?:\\w+ )?clinic$)|little) ";

/** "I run two dental practices", "I've got a little clinic", "my sister owns a salon", "I'm the practice manager" */
export const DECLARES = new RegExp(
  [
    `\\b(?:(?:my \\w+ and )?(?:i|we) (?:also |just |only |actually )?(?:run|own|manage|have(?: got)?|got)|(?:i|we)ve(?: got)?|were(?: opening)?|im opening|my \\w+ (?:runs|owns|manages)|my \\w+s got) ${SOME}(?:(?!(?:about|with|for|to|from|at|in|on|of|your)\\b)\\w+ ){0,5}?${PLACES}\\b(?! (?:appointment|booked|visit|today|tomorrow|on(?! my own))\\b)`,
    `\\b(?:i|we) look after (?:\\w+ ){1,6}?${PLACES}\\b`,
    "(?<!\\b(?:(?:to|with|for|from) (?:the|your|a)|your|that|(?:ask|get|tell|want|need|see|and|for) the) )\\b(?:practice|clinic|surgery) (?:manager|owner)\\b",
    `\\b(?:im|i am) an? (?:\\w+ ){1,2}with ${SOME}(?:\\w+ ){0,3}?(?:branches|sites|rooms|chairs|${PLACES})\\b`,
    "\\b(?:done (?:as|being)|stop being) (?:a|the) patient\\b(?! (?:here|with you|of))",
    "\\bas (?:an?|the|1) (?:practice |clinic )?owner\\b",
    "\\b(?:im|i am) (?:an?|the|1) (?:principal|(?:dental |clinic |practice )?owner)\\b",
  ].join("|"),
);

/** "What is it for a dental practice", "how many calls does my receptionist miss" */
const HINTS = anyOf([
  /\byou cost\b|\b(?:how much (?:is|does|for)|(?:cost|price) of) ellaira\b/,
  /\b(?:when|while) (?:it|the phones?) (?:rings?|goes)\b|\bmid treatment\b/,
  /\bwe (?:offer|charge|treat)\b/,
  /^(?:(?:hi|hello) )?(?:an? )?(?:podiatrist|dentist|physio\w*|osteopath|chiropractor|optician|gp|hygienist|nurse|injector|beautician|manager|receptionist|practice \w+) here\b/,
  /\b(?:some(?:one|body)|person|talk|speak|put through) (?:in|from|to|with) (?:your )?sales\b/,
  /\bmy boss (?:has )?(?:asked|told|sent|wants?)\b/,
  /\b(?:quid|pounds|\d+) (?:a|per) month\b/,
  /\b(?:clinic|practice|surgery|salon|place) like (?:mine|ours)\b/,
  /\b(?:could|can|does|will|would) it (?:ask|tell|text|ring|call|remind|answer) (?:people|patients|them|callers|clients|my|our)\b/,
  /\bfor an? (?:\w+ ){0,2}(?:practice|clinic|surgery)\b/,
  /\b(?:my|our) (?:(?:two|three|four|five|six|other) (?:sites|branches|practices|clinics)|practice|clinic|surgery|patients|clients|callers|front desk|reception(?:ists?)?|staff|team|diary system|phone system|phones)\b/,
  /\b(?:manager|owner|partner|receptionist|lead) (?:of|at|in|for) (?:an?|the|our)\b/,
  /\bwe(?:re| are| have| are)? .*\b(?:dentists|hygienists?|doctors|nurses|receptionists|surgeries|chairs|practitioners) .*\b(?:we|our)\b/,
  /\b(?:our|my) (?:calls|phone lines?|phones|appointment book)\b|\b(?:our|into my) diary\b/,
  /\bwere (?:just |only )?an? (?:\w+ ){0,4}(?:practice|clinic|surgery|salon|chiropractors?|opticians?|physios?|dentists?|podiatrists?|osteopaths?|beauticians?)\b/,
  /\bwe(?:re)? (?:miss|lose|get|missing|losing|getting) .*\bcalls\b/,
  /\b(?:im|i am) (?:actually |really )?(?:a|an|the) (?:\w+ ){0,2}?(?:dentist|orthodontist|optician|podiatrist|dermatologist|surgeon|consultant|prescriber|gp|doctor|nurse|hygienist|physio\w*|osteopath|chiropractor|beautician|aesthetic\w*|injector|therapist|practitioner|vet|receptionist|owner|manager|clinician|partner)\b/,
  /\b(?:i|we) (?:get|have|lose|lost|miss|missed) (?:\w+ ){0,4}(?:noshows|patients|clients|enquiries|leads)\b/,
  /\b(?:i|we) look after (?:an?|the|our) (?:\w+ ){1,4}(?:diary|diaries|phones?)\b/,
  /\b(?:us|we|weve|we have)(?: got)? (?:two|three|four|five|six|several) (?:sites|practices|clinics|branches|surgeries|rooms)\b/,
  /\bmy clients?\b(?! (?:is|are) \w+ing\b)/,
]);

export const ownsPractice = (text: string): boolean =>
  [DECLARES, HINTS, OF_CALLERS].some((words) => words.test(text));

/** "If somebody rings with a lost crown, what does it do": a clinic's caller, and not the one who speaks */
const OF_CALLERS =
  /\b(?:if|when) (?:somebody|someone|people|an? (?:patient|client|caller)|(?:one of )?(?:my|our) (?:\w+ )?(?:patients?|clients?|callers?|lad(?:y|ies))) (?:rings?|calls?|phones?|cancels?|asks?|wants?|says?|gets?)\b|\bhow (?:would|do|does|will) (?:you|it|she|ellaira) (?:\w+ )?(?:deal|cope|handle)\b(?! (?:with )?(?:that|it|this)\b)/;

/** "I'm going to pretend I'm a patient" */
export const PRETENDS =
  /\b(?:(?:pretend\w*|play\w*|act(?:ing)?)(?: to be| as| like| that)?(?: (?:im|i am|being))?|(?:ill|i will|im going to) be) (?:an?|the|one of my) (?:\w+ )?(?:patient|client|customer|caller|lad(?:y|ie))s?\b/;

/** "Now pretend I'm a patient, I can't make Thursday": it is heard as a patient's. */
const PRETENCE = new RegExp(
  [
    "^(?!.*\\b(?:going to|ll|will) (?:pretend|play|act|be)\\b(?!.*(?:[.!?] \\S|, (?:hi|hello|i['’]|i (?:have|need|want(?! to see))|can|could|my) ?))).*?\\b(?:",
    "(?:(?:let me|i['’]?ll|i will|i['’]?m going to) (?:be|try being|(?:pretend|play|act)(?: to be| as| like)?)|let me try (?:(?:it|this|you|one)(?: out)? )?as|i['’]?m) (?:an?|one of my|your|the) (?!new )(?:\\w+ )?(?:patient|client|customer|caller|lady|ladie)s?|",
    "(?:have|had) a (?:go|try)(?: at (?:it|this|booking))?,? (?:like|as if|as though) i['’]?m (?:an?|one of my) (?:\\w+ )?(?:patient|client|customer|caller|lady|ladie)s?|",
    "i['’]?m (?:still )?(?:pretending|playing|acting)(?: to be| as| like)? (?:an?|one of my|the) (?:\\w+ )?(?:patient|client|customer|caller|lady|ladie)s?|",
    "i was (?:being|playing) (?:an?|the) (?:patient|client|caller)|",
    "let me (?:try|test) (?:it|this|you)(?: out)?(?=(?: then)?[\\s,.]+(?:hi|hiya|hello)\\b)|",
    "let['’]?s say i (?:ring|call|phone)(?: up| you)?|",
    "pretend (?:that )?i['’]?m (?:\\S+ ){1,3}?\\S+(?=[ ,.]+(?:hi|hiya|hello|i|i['’]\\w+|can|could|have)\\b)",
    ")(?:[\\s,.]+(?:now|and|so|then|who)\\b)*[\\s,.]+(?=\\S+ \\S)",
  ].join(""),
  "i",
);

export const withoutPretence = (words: string): string =>
  words.replace(PRETENCE, "");

/** What visitors say who only look around: "I wanted to see if this would be any good for us", "just having a play" */
const LOOKS = new RegExp(
  [
    "\\b(?:see|seeing|find out) what (?:this|it|you)(?: is| are| do| does)?\\b",
    "\\b(?:see|seeing|wants? to know|wonder\\w*) (?:if|whether|what|how)(?: \\w+){1,4}? (?:good|use|useful|worth|like|do|does|works?)\\b",
    "\\b(?:would|could|is|are) (?:this|it|that|you)(?: \\w+){0,3}? (?:good|use|useful)\\b(?! for (?:just |only )?(?:1|one|two|an?|someone)\\b)",
    "\\b(?:have|having|had) an? (?:\\w+ )?(?:look|play|nosy|go|try)\\b(?: at what (?:this|it|you) (?:\\w+ )?(?:is|are|do|does)\\b)?",
    "\\b(?:just|only) (?:testing|trying|looking|playing|browsing)\\b",
    "\\b(?:asked|told|sent) me (?:to|the link to) (?:test|try|ring|have)\\b",
    "\\bthinking (?:of|about) (?:getting|having|trying|buying)\\b",
  ].join("|"),
  "g",
);

const MAX_WORDS_BESIDE = 2;
/** "In Tunbridge Wells", "with three surgeries" */
const IN_TOWN =
  /(?: in \w+(?: \w+)?| with (?:two|three|four|five|six|seven|eight|\d+) \w+)+$/;

/** "Hello, I own a salon": whatever that is like, it tells nothing else. */
export const saysOnlyWho = (text: string): boolean =>
  DECLARES.test(text) &&
  text.replace(DECLARES, "").replace(IN_TOWN, "").trim().split(/\s+/).length <=
    MAX_WORDS_BESIDE;

const ENDS = /[,.;–—]+\s+(?:(?:and|so|but)\s+)?|\s+(?:and|so|but)\s+/gi;
/** Fewer words are no question of their own: "is it for us". */
const MIN_ASKED = 6;

/** "I own a clinic and the phone never stops, what would you do": once it is known who speaks, the rest is heard. */
export function withoutIntroduction(words: string): string {
  const end = [...words.matchAll(ENDS)].find(({ index }) =>
    saysOnlyWho(withoutGreeting(plain(words.slice(0, index)))),
  );
  const rest = end ? words.slice(end.index + end[0].length) : "";
  const isAsked =
    (rest.split(" ").length >= MIN_ASKED || PRICE.test(plain(rest))) &&
    (QUESTION.test(plain(rest).replaceAll(LOOKS, "")) || rest.endsWith("?"));
  return isAsked ? rest : words;
}

const WANTS_PROOF =
  /\b(?:impress|convince|surprise) me\b|\bprove (?:me|it)\b|\bsell it to me\b/;

/** What an owner says of who calls and why, and asks nothing yet. */
export const isIntroduction = (text: string): boolean => {
  const rest = text.replaceAll(LOOKS, "");
  const isAsked = QUESTION.test(rest) || WANTS_PROOF.test(rest);
  return (DECLARES.test(text) || rest !== text) && !isAsked;
};

export const isLikelyOwner = (owner: number): boolean => owner > 0.5;

/** What is known of the caller besides the words. */
export interface Known {
  /** They have spoken as an owner before, or as a patient; undefined if neither is known. */
  readonly isOwner: boolean | undefined;
  readonly treatment?: keyof typeof OF_TREATMENT | undefined;
}

/** In which share of the lines a word stands. */
function sharesOf(lines: readonly string[], unseen: number) {
  const counts = new Map<string, number>();
  for (const feature of lines.flatMap(featuresOf))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return (feature: string) =>
    (counts.get(feature) ?? 0) / lines.length + unseen;
}

/**
 * Tells by the lines of the handbook whether an owner speaks or a patient (naive Bayes).
 * @returns how likely it is an owner, from 0 to 1
 */
export function createOwnerFinder(
  owners: readonly string[],
  patients: readonly string[],
) {
  const unseen = UNSEEN / Math.min(owners.length, patients.length);
  const ofOwners = sharesOf(owners, unseen);
  const ofPatients = sharesOf(patients, unseen);
  const tells = (feature: string) =>
    (feature.includes(" ") ? PAIR : 1) *
    Math.log(ofOwners(feature) / ofPatients(feature));
  return (text: string, { isOwner, treatment }: Known): number => {
    const known =
      isOwner === undefined ? undefined : isOwner ? "owner" : "patient";
    const before =
      (known ? STAYS[known] : 0) + (treatment ? OF_TREATMENT[treatment] : 0);
    const odds = featuresOf(text).reduce(
      (sum, each) => sum + tells(each),
      before,
    );
    return 1 / (1 + Math.exp((EVEN - odds) / SLOWLY));
  };
}
