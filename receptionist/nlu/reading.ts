import type { Day } from "../clinic/calendar.ts";
import type { ExpectedSlot, Slots, State } from "../types.ts";
import { clausesOf, withoutPadding } from "./clauses.ts";
import { cancels, MOVES, PRICE, QUESTION, WOMAN_OR_MAN } from "./cues.ts";
import { findDays, type FoundDays, namesDay } from "./entities/days.ts";
import { type Entity, roles } from "./entities/entity.ts";
import type { Frame } from "./entities/name-run.ts";
import { isOrdinary } from "./entities/name-words.ts";
import { LETTERS, isSpelled } from "./entities/name-spelling.ts";
import { nameIn } from "./entities/names.ts";
import { inDigits } from "./entities/numbers.ts";
import { type FoundPhone, phoneIn } from "./entities/phone.ts";
import { findTimes } from "./entities/times.ts";
import {
  type FoundTreatment,
  isStaff,
  wantedTreatment,
} from "./entities/treatments.ts";
import { isLike } from "./evidence.ts";
import type { Knowledge, Scored } from "./knowledge.ts";
import { withoutOther, withoutSender } from "./message.ts";
import { plain } from "./normalise.ts";
import { isLikelyOwner, ownsPractice } from "./owner.ts";
import { isClearYes, withoutGreeting } from "./yes-no.ts";

/** Where the conversation stands, as far as it changes what words mean. */
export type Context = Partial<State> &
  Pick<State, "asks" | "slots"> & { readonly isCalm?: boolean };

/** All that stands in the words, and what was asked for of it. */
export interface Reading {
  readonly text: string;
  /** Without a name and a greeting. */
  readonly bare: string;
  readonly phone: FoundPhone | undefined;
  /** All that were named, for whatever reason. */
  readonly days: FoundDays;
  readonly times: readonly Entity<string>[];
  /** Without days and times. */
  readonly rest: string;
  /** A day or a time was named before or after which it should be. */
  readonly isLimited: boolean;
  /** How many words there are besides days and times. */
  readonly besides: number;
  readonly treatment: FoundTreatment | undefined;
  /** The id of another one that is wanted besides. */
  readonly also: string | undefined;
  /** The treatments of which it is said that they are not wanted. */
  readonly denied: readonly string[];
  /** How likely the caller speaks of their own practice, from 0 to 1. */
  readonly owner: number;
  readonly isOwner: boolean;
  readonly scores: readonly Scored[];
  readonly slots: Slots;
  /** A day, a time or a whole phone number was given. */
  readonly given: boolean;
  /** The caller gave what was asked for or, at the read-back, a correction. */
  readonly complete: boolean;
}

const CORRECTS =
  /\b(?:no|nope|nah|not|cant|isnt|wasnt|wrong|incorrect|should|spel\w+|sorry|actually|(?:sur)?names?|meant|mean|wait|wanted|asked|change|make it|instead|rather)\b/;

/** "Can I pay in instalments for something like", before the treatment */
const TO_TREATMENT = / (?:for|on|of|with)(?: some\w+ lik\w*)?$/;

/** What is asked of a treatment is told by the words round its name: "how long does it last". */
function asksOf(
  { rest }: FoundTreatment,
  scores: readonly Scored[],
  score: (text: string) => readonly Scored[],
): readonly Scored[] {
  const asked = score(rest.join(" ").replace(TO_TREATMENT, ""));
  return scores
    .map((each) =>
      each.intent !== "ask" || each.verbatim
        ? each
        : (asked.find(({ entry }) => entry === each.entry) ?? {
            ...each,
            likeness: 0,
          }),
    )
    .toSorted((a, b) => b.likeness - a.likeness);
}

/** What an owner says of costs is more like the question of the price than the rest of their words tell. */
const OUR_PRICE = 1.4;
const raised = (likeness: number): number =>
  Math.max(likeness, Math.min(1, likeness * OUR_PRICE));

/** "John", and no more: at the read-back that is the name put right. */
const BARE_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[.!]?$/u;

/** "Reece, Danny Reece", after only "Danny" */
const isLonger = (words: string, name: string | undefined): boolean =>
  name !== undefined &&
  !name.includes(" ") &&
  new RegExp(`\\b${name} \\p{Lu}`, "u").test(words);

/** In words, a name with what leads to it. */
const MAX_NAMED = 5;

function frameOf(words: string, context: Context): Frame {
  const { asks, changing, offer, slots, task, booked } = context;
  // Who is asked what to change may say all of it again.
  const isBrief = words.split(" ").length <= MAX_NAMED;
  // "Put EMIS Web on the note" names nobody.
  const isAtForm =
    context.isAtForm && !/^(?:put|add|note|write|include)\b/i.test(words);
  if (asks === "name" || isAtForm || (changing === true && isBrief))
    return "asked";
  const isWhole = LETTERS.test(words) || isLonger(words, slots.name);
  if (asks === "phone" && slots.name && isWhole) return "asked";
  const isAwaited = task ? !slots.name && asks !== "message" : booked;
  const other = isAwaited ? "awaited" : undefined;
  if (asks !== "confirm" && asks !== "message" && !offer) return other;
  const bare = words.trim();
  const all = bare.split(/\s+/);
  if (offer?.kind === "note" && all.length === 2 && !all.some(isOrdinary))
    return "asked";
  const isName =
    BARE_NAME.test(bare) && !isOrdinary(bare.split(/[ .!]/, 1)[0] ?? "");
  if (isName || isSpelled(bare)) return "asked";
  const isPutRight = asks === "confirm" && CORRECTS.test(plain(words));
  return isPutRight ? "correction" : other;
}

/** "Message for Tom" names who is to have it, and not the caller. */
const FOR_SOMEBODY =
  /\b(?:message|note|word) (?:for|to|with) (?!.*\b(?:im|i am|my names?|this is|its|from)\b)/;

/** "It's Peter Lomax here" */
const SAYS_NAME =
  /\b(?:its|it is|im|i am|this is|my names?|name|is|here|speaking|please|oh|and|number|on)\b/g;

/** "Growth Plan" looks like a name, and is a question. */
function isKnown(text: string, isOwner: boolean, knowledge: Knowledge) {
  const bare = withoutGreeting(text);
  const [best] = knowledge.score([bare], knowledge.ownerIn(bare, { isOwner }));
  const isTalk = best?.source === "smalltalk" && isLike(best);
  return best?.verbatim || isTalk;
}

/** "Thursday would be best" names the new day, though the old one was asked for. */
const WOULD_SUIT =
  /\b(?:would|might|may) (?:be|suit|do|work)\b|\bprefer\w*\b|\bideally\b/;

export function read(
  words: string,
  context: Context,
  today: Day,
  knowledge: Knowledge,
): Reading {
  const { asks, slots: agreed } = context;
  const text = plain(words);
  const corrects = CORRECTS.test(text);
  const nameAsked = asks === "name" || context.changing === true;
  const isNoName =
    FOR_SOMEBODY.test(text) ||
    // "The same day as Jean"
    /\bsame (?:day|time) as\b/.test(text) ||
    // "That's my mobile, I'm Grace": it may be booked for another person.
    (asks === "phone" &&
      agreed.name !== undefined &&
      !corrects &&
      !LETTERS.test(words) &&
      !isLonger(words, agreed.name)) ||
    // "It's Microgynon, and I've a week left" names no caller.
    (asks === "confirm" &&
      context.task === "note" &&
      agreed.name !== undefined &&
      !corrects &&
      !isSpelled(words.trim()) &&
      /^(?:it['’]?s|it is) /i.test(words)) ||
    // "Champion" is a yes.
    (asks === "confirm" && isClearYes(text, context.task)) ||
    (!nameAsked && isKnown(text, context.isOwner === true, knowledge));
  // "I'm Joan, his wife": it is about him.
  const isForTwo = (context.coming?.length ?? 0) > 0;
  const ofPatient = withoutSender(isForTwo ? withoutOther(words) : words);
  const named = isNoName
    ? undefined
    : nameIn(ofPatient, frameOf(ofPatient, context));
  // Without the name: April Summers names no month.
  const other = named ? plain(named.rest) : text;
  const digits = inDigits(other);
  const phone = phoneIn(digits, context);
  const days = findDays(
    phone?.rest ?? digits,
    today,
    asks === "day" || asks === "current-day",
    agreed.day ?? context.named ?? agreed.currentDay ?? context.booked?.day,
  );
  // A bare number is a time where one is asked for or put right.
  const isBeside = /\b(?:early|late)\b/.test(text);
  const hasTime =
    asks === "confirm" ||
    (agreed.time && (asks === "name" || (asks === "phone" && isBeside)));
  const isNumber = /^(?:at |say )?\d{1,2}(?: please| is \w+)?$/.test(days.rest);
  const puts = corrects || isBeside || (asks === "name" && isNumber);
  const asksTime = asks === "time" || Boolean(hasTime && puts);
  const times = findTimes(
    days.rest,
    asksTime,
    agreed.time ?? context.booked?.time,
  );
  const bare = withoutGreeting(other);
  const {
    found: treatment,
    also,
    denied,
  } = wantedTreatment(other, knowledge.treatmentIn, isForTwo);
  const asked = withoutPadding(bare || other);
  // To an owner "price" is ours, unless a treatment is named.
  const isOurPrice =
    context.isOwner && !context.task && !treatment && PRICE.test(text);
  const owner =
    isOurPrice || ownsPractice(text)
      ? 1
      : knowledge.ownerIn(asked, {
          isOwner: context.isOwner,
          treatment: treatment && (PRICE.test(text) ? "priced" : "named"),
        });
  const all = knowledge
    .score([asked, ...clausesOf(words)], owner)
    .map((each) =>
      isOurPrice && each.entry?.id === "price"
        ? { ...each, likeness: raised(each.likeness) }
        : each,
    )
    .toSorted((a, b) => b.likeness - a.likeness);
  const scores =
    treatment &&
    !isStaff(treatment) &&
    !isLikelyOwner(owner) &&
    !WOMAN_OR_MAN.test(other)
      ? asksOf(treatment, all, (said) => knowledge.score([said], owner))
      : all;

  // Days and times belong to the task that begins, or to the one at hand.
  const first = scores[0]?.intent;
  const moves = first === "move" || first === "cancel";
  const elseWants = cancels(text) ? "cancel" : undefined;
  const wants = MOVES.test(text) ? "move" : elseWants;
  const begins = context.task ? undefined : wants;
  const isKept =
    context.task === "book" ||
    (context.task === "move" &&
      (asks === "confirm" || !(scores[0] && isLike(scores[0]))));
  const task = begins ?? (moves && !isKept ? first : context.task);
  // "After Thursday" does not offer Thursday.
  // Which day the appointment is on has been told, and changes at the read-back alone.
  const isTold =
    agreed.currentDay !== undefined && (asks === "day" || asks === "time");
  const day = roles(days.rest, days.mentions, isTold ? "book" : task);
  const time = roles(times.rest, times.mentions, task);
  const isRefused = days.mentions.some(
    ({ value, out }) => out && value === day.old,
  );
  const onlyCurrent =
    asks === "current-day" && day.old === undefined && !WOULD_SUIT.test(text);
  // "Monday, the sixteenth" names one day twice, and "my test last Tuesday" wants no Tuesday.
  const isOver = asks === "anything" && (day.next ?? today) < today;
  // "How much will it be on Tuesday", of the Tuesday that was read back
  const isRepeated =
    asks === "confirm" &&
    QUESTION.test(text) &&
    namesDay(days, day.next ?? "", agreed.day);
  const nextDay =
    day.next === day.old || isOver || isRepeated ? undefined : day.next;
  // "It's the 18th, not tomorrow", where tomorrow was read back as the day of the appointment
  const putsOldRight =
    asks === "confirm" &&
    context.task === "move" &&
    agreed.currentDay !== agreed.day &&
    (isRefused
      ? day.old === agreed.currentDay
      : day.old !== undefined && day.old !== agreed.day && !nextDay);
  // "07700 900123, after three" says when to ring.
  const wantsCall =
    asks === "phone" || /^(?:human|demo|note)$/.test(first ?? "");
  const toRing = wantsCall && phone?.valid && !corrects;
  const isOther =
    toRing || putsOldRight || (onlyCurrent && day.next !== undefined);
  const when = {
    day: toRing || onlyCurrent || putsOldRight ? undefined : nextDay,
    // "Not the 18th, the 19th" puts the new day right, and not the old one.
    currentDay:
      onlyCurrent || (putsOldRight && isRefused)
        ? day.next
        : asks === "confirm" && (isRefused || day.old === agreed.day)
          ? undefined
          : day.old,
    time: isOther ? undefined : time.next,
    phone: phone?.valid ? phone.digits : undefined,
  };
  const given = Object.values(when).some((slot) => slot !== undefined);
  const isNamed = named !== undefined;
  // A name or a number alone is no message.
  const besideName = times.rest.replaceAll(SAYS_NAME, "");
  const isPerson = (named ?? phone) && !/[a-z]{2}/.test(besideName);
  const complete: Readonly<Partial<Record<ExpectedSlot, boolean>>> = {
    day: when.day !== undefined,
    time: when.time !== undefined,
    name: isNamed,
    phone: phone !== undefined,
    "current-day": when.currentDay !== undefined,
    // "Can we make that quarter to four?"
    confirm: given || isNamed,
  };
  // "Today's no good, I'm on site till five, tomorrow": why the other day is not.
  const ruledOut = days.mentions.find(({ out }) => out);
  const wanted = days.mentions.find(({ value }) => value === nextDay);
  const isReason = ({ limit, at }: Entity<string>) =>
    limit !== undefined &&
    ruledOut !== undefined &&
    wanted !== undefined &&
    ruledOut.at < at &&
    at < wanted.at;
  return {
    text,
    bare,
    phone,
    days,
    times: times.mentions.filter((each) => !isReason(each)),
    rest: times.rest,
    isLimited: [...days.mentions, ...times.mentions].some(
      ({ limit, out }) => limit && !out,
    ),
    besides: times.rest.split(" ").filter((word) => /^[a-z]/.test(word)).length,
    treatment,
    also: also?.treatment.id,
    denied,
    owner,
    isOwner: isLikelyOwner(owner),
    scores,
    slots: {
      ...when,
      currentTime:
        putsOldRight || (onlyCurrent && day.next) ? time.next : undefined,
      name: named?.name,
      message: asks === "message" && !isPerson ? words : undefined,
      treatment: treatment?.treatment.id,
    },
    given,
    complete: complete[asks] ?? false,
  };
}
