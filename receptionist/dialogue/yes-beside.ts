import { BOOKS, QUESTION } from "../nlu/cues.ts";
import { ADDS, isForTeam, SAME_PERSON } from "../nlu/lines.ts";
import { plain } from "../nlu/normalise.ts";
import type { Heard } from "../nlu/understand.ts";
import { STRONG_YES } from "../nlu/yes-no.ts";
import type { Intent, State } from "../types.ts";
import { edited } from "./edit-note.ts";
import { WANTS_NO_NOTE } from "./note.ts";
import { othersIn } from "./others.ts";

/** "Yes, cancel it, and can I have another one after Easter" is as good as two sentences. */
const ENDS =
  /(?<=[.!?])\s+|[,.]?\s(?=(?:and|but) (?:can|could) (?:i|we) (?:have|book|get|rebook)\b(?! (?:it|that|mine)\b)|and then (?:the|an?|one|mine|me|my|\w+(?= at))\b)/i;

export const sentencesOf = (words: string): readonly string[] =>
  words.split(ENDS);

/** What takes back the yes beside it, or makes it hang on something. */
const TAKES_BACK =
  /^(?:(?:oh|well|and) )*(?:but|only|if|unless|provided|after|when(?! (?:will|do|does|is|are|would)\b)|once|as (?:long|soon) as|so long as|no|hang on|hold on|wait|is (?:that|it))\b|\b(?:hang on|hold on|actually|instead|wrong|(?:need|have|got) to (?:ask|check|speak|talk)|think about|have a think|ring back|not sure|let me|lets me|depend\w*|first|(?:has|have) to be|(?:i|we|he|she) cant (?:do|make|come)|assuming|all being|otherwise|nhs|private|insur\w+|bupa|cover\w*|lady|wom[ae]n|m[ae]n|(?:fe)?male|have (?:that|this) one|(?:dont|not) want (?:it|that|this|to (?:book|come))|dont$|wont (?:be (?:there|here|able|coming)|come|make)|joking|kidding|rather|(?:havent|cant|too) (?:got|pay|afford|much)|(?:how much|charge)\b.*\b(?:if|because|cos))\b/;
const CHANGES = /\b(?:chang\w+|cancel|move|make (?:it|that))\b/;

/** It goes on from the yes to something else, whatever that may be. */
const GOES_ON =
  /^(?:and|also|plus|right|now|so|you (?:said|can)|thats)\b|^(?:oh|well) and\b/;
/** "My sister's coming down, you see", "because I've been waiting" */
const EXPLAINS =
  /\byou (?:see|know)$|^(?:because|cos|cause)\b|^i (?:think|suppose|guess)(?: so)?$/;
/** Of the appointment that comes next */
const OF_NEXT =
  /^(?:(?:and|then|now|ok|so) )*(?:then )?(?:mine|his|hers|for me|my \w+|the other one)\b/;
const CLOSES = new Set<Intent>(["yes", "thanks", "goodbye", "demo"]);
const ASKS = new Set<Intent>([
  "ask",
  "treatment",
  "price-of-treatment",
  "medical",
]);
const ARRANGES = new Set<Intent>(["book", "move", "cancel"]);
const MAY_GO_ON = new Set<Intent>(["book", "unknown", "inform"]);

/** It asks for something else than what was read back. */
const ASKS_FOR_OTHER = new Set<Intent>([
  ...ARRANGES,
  "no",
  "back",
  "sooner",
  "inform",
]);

/** What is agreed to, and how. */
interface Agreed extends Pick<State, "task" | "coming"> {
  /** "Yes" or "book it", and not only "lovely". */
  readonly isStrong: boolean;
  /** Nothing was said before the yes. */
  readonly isFirst: boolean;
}

/** "What happens if it gets something wrong", "can I change it if I'm working": it only asks what would be. */
const SUPPOSES =
  /\bwhat (?:happens )?if\b.*$|\bcan i (?:still )?(?:change|move|cancel) (?:it|that) if\b.*$/;

function takesBack(words: string): boolean {
  const text = words.replace(SUPPOSES, "");
  return TAKES_BACK.test(text) || CHANGES.test(text);
}

const tellsSlots = ({ day, time, name, phone, part }: Heard): boolean =>
  (day ?? time ?? name ?? phone ?? part) !== undefined;

/** "Can it be three", "can you tell me the price first": what is not understood may be a wish. */
const MAY_WISH =
  /\b(?:can|could|may) (?:i|we|you|it|he|she|that)\b|\bfirst\b|\bwheres? (?:is )?my\b|\bhave (?:we|you) got\b/;

/** "Does he know about the dizziness?" asks something, and changes nothing of what was read back. */
const onlyAsks = (said: Heard): boolean =>
  QUESTION.test(said.text) &&
  !tellsSlots(said) &&
  said.denied.length === 0 &&
  !ASKS_FOR_OTHER.has(said.intent) &&
  !(said.intent === "unknown" && MAY_WISH.test(said.text)) &&
  !takesBack(
    said.text.replaceAll(/^(?:(?:and|oh) )?is (?:that|it) |\bactually /g, ""),
  );

/** "Nothing, nothing to change" */
const NOTHING = /^(?:no )?(?:nothing ?)+(?:to change|wrong|else)?$/;

/** "Never mind, I'll ask when I get there", before the yes */
const WAIVES =
  /^(?:(?:oh|well|no|ah) )*(?:never ?mind|(?:it )?doesnt matter|dont worry|not to worry)(?: (?:about (?:it|that)|ill ask (?:(?:him|her|them|someone|when|then|on the day).*)?))?$|^(?:(?:oh|well|ok) )*ill (?:just )?(?:tell|ask|mention it to) (?:him|her|them|the (?:doctor|dentist|nurse|hygienist|gp|desk|team))(?: (?:myself|then|when .*|on the day))?$/;

/** "There's three of us, him, then Maisie, then me", of three, and "I think I saw that somewhere" ask for nothing. */
function addsNothing(said: Heard, agreed: Agreed): boolean {
  const { text } = said;
  const { coming, isStrong, isFirst } = agreed;
  if (NOTHING.test(text) || (!isFirst && isStrong && WAIVES.test(text)))
    return true;
  if (QUESTION.test(text) || takesBack(text)) return false;
  const isAllOfThem = coming.length > 0 && othersIn(text) === coming.length;
  const isFree =
    !tellsSlots(said) &&
    said.denied.length === 0 &&
    said.days.mentions.length === 0;
  return isAllOfThem || (EXPLAINS.test(text) && isFree);
}

/** "When I've checked with work", "can you say that again" */
export const COMES_FIRST =
  /^(?:(?:and|but|so|well|oh) )*(?:if|once|until|till|unless|before|after|as soon as|when (?!will|do|does|is|are|would|can))|\b(?:can|could) you (?:say|read|repeat) (?:that|it)\b/;

/** The yes counts whatever this is. */
function isBeside(said: Heard, agreed: Agreed, isAfter: boolean): boolean {
  const { intent, source, text, day, time, name, phone } = said;
  const { task, coming, isStrong } = agreed;
  const asks = QUESTION.test(text);
  if (!isStrong && asks) return false;
  if (COMES_FIRST.test(text)) return false;
  if (addsNothing(said, agreed)) return true;
  // "Yes please. And then mine after that, the filling"
  const [next] = coming;
  const isNamed = next?.name && text.includes(next.name.toLowerCase());
  if (next && (OF_NEXT.test(text) || isNamed)) return true;
  // "Yes, send it. And can you move Alfie's to Friday", or "when will they ring, do you think", changes nothing of the note.
  const isElse =
    ARRANGES.has(intent) || BOOKS.test(text) || (asks && MAY_GO_ON.has(intent));
  // "Yes, send it, but do you think it'll be today"
  const asked = text.replace(/^but (?=(?:do|will|when|how)\b)/, "");
  if (task === "note" && isElse && !TAKES_BACK.test(asked)) return true;
  if (task && isStrong && onlyAsks(said)) return true;
  const goesOn =
    CLOSES.has(intent) ||
    source === "smalltalk" ||
    (ASKS.has(intent) && asks) ||
    (MAY_GO_ON.has(intent) && GOES_ON.test(text));
  const isFree = (day ?? time ?? name ?? phone) === undefined;
  // What was said before the yes takes nothing of it back.
  return goesOn && isFree && !(isAfter && takesBack(text));
}

/** "Yes, please. And do I have to pay for a child?": a yes that is a sentence of its own counts before what is asked beside it. */
export function yesOfItsOwn(
  words: string,
  { task, coming, slots }: Pick<State, "task" | "coming" | "slots">,
  hear: (line: string) => Heard,
): readonly string[] | undefined {
  const sentences = sentencesOf(words);
  const yes = sentences.findLast((each) => hear(each).clearYes);
  const others = sentences.filter((each) => !hear(each).clearYes);
  if (yes === undefined || others.length === 0) return undefined;
  const rest = others.join(" ");
  const isStrong = STRONG_YES.test(plain(yes));
  // A wish for a lady dentist is for the team as well, but the yes hangs on it.
  const isNoted =
    isStrong &&
    others.every((each) => {
      const text = plain(each);
      const isOfSame = SAME_PERSON.test(text);
      const isOf = isOfSame || ADDS.test(text) || !takesBack(text);
      // What takes something out of the note is read back first.
      const { message } = slots;
      const isAdded = message && edited(message, each)?.startsWith(message);
      return isAdded || (isForTeam(each, text) && isOf);
    });
  // "Nobody's to ring Gemma. Just book it, yes" goes into the note before the rest is done, or "no note" takes it out.
  const isWithout = task !== "note" && WANTS_NO_NOTE.test(plain(rest));
  if (task && (isNoted || isWithout)) return [rest, yes];
  const at = sentences.indexOf(yes);
  const agreed = { task, coming, isStrong, isFirst: at === 0 };
  const isOther = (each: string) =>
    !isBeside(hear(each), agreed, sentences.indexOf(each) > at);
  if (others.some(isOther)) return undefined;
  // "Oh, I suppose so. Well alright, book it" is one yes.
  const more = others.filter((each) => {
    const said = hear(each);
    return said.intent !== "yes" && !addsNothing(said, agreed);
  });
  return more.length > 0 ? [yes, more.join(" ")] : [yes];
}
