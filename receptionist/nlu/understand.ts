import type { Day } from "../clinic/calendar.ts";
import { findDays } from "./entities/days.ts";
import { ANY, decide } from "./decide.ts";
import { asksAboutEmergencies, type Said, urgencyOf } from "./emergency.ts";
import { scoreIntents } from "./score-intents.ts";
import { roles } from "./entities/entity.ts";
import { nameIn } from "./entities/names.ts";
import { inDigits } from "./entities/numbers.ts";
import { phoneIn } from "./entities/phone.ts";
import type { ExpectedSlot, Intent, Part, Slots, State } from "../types.ts";
import { findTimes, partOf } from "./entities/times.ts";
import { plain } from "./normalise.ts";
import { isClearYes, withoutGreeting } from "./yes-no.ts";

/** Where the conversation stands, as far as it changes what words mean. */
export type Context = Pick<State, "asks" | "slots"> &
  Partial<Pick<State, "task" | "changing" | "digits">>;

/** All that one utterance says; `currentDay` is the day of an appointment that exists. */
export interface NluResult extends Slots {
  readonly intent: Intent;
  readonly text: string;
  readonly emergency?: "999" | "111" | undefined;
  readonly part?: Part | undefined;
  /** Digits that are no UK number. */
  readonly badPhone?: string | undefined;
  readonly any: boolean;
  readonly clearYes: boolean;
  readonly aboutEmergencies: boolean;
  /** It may be an emergency. */
  readonly doubtful: boolean;
}

/** Longer than this, in words, an answer may tell of something else as well. */
const MAX_PLAIN_ANSWER = 8;

const CORRECTS =
  /\b(?:no|nope|nah|not|cant|isnt|wasnt|wrong|incorrect|should|spel\w+|sorry|actually|name|surname|meant|mean|wait|wanted|asked|change|make it|instead|rather)\b/;

function saidAs(asks: ExpectedSlot, isGiven: boolean, text: string): Said {
  if (isGiven) return "given";
  // A single word tells little: "stroke" is asked about, and "purple" is nothing.
  if (/^[a-z]+$/.test(text)) return "word";
  return asks.startsWith("anything") ? "anything" : "answer";
}

export function understand(
  words: string,
  context: Context,
  today: Day,
): NluResult {
  const { asks, slots: agreed } = context;
  const text = plain(words);
  const corrects = CORRECTS.test(text);
  const isPutRight = asks === "confirm" && corrects;
  const nameAsked = asks === "name" || context.changing === true;
  const expected = isPutRight ? "correction" : undefined;
  const named = nameIn(words, nameAsked ? "asked" : expected);
  // Without the name: April Summers names no month.
  const other = named ? plain(named.rest) : text;
  const digits = inDigits(other);
  const phone = phoneIn(digits, context);
  const days = findDays(
    phone?.rest ?? digits,
    today,
    asks === "day" || asks === "current-day",
    agreed.day ?? agreed.currentDay,
  );
  // A bare number is a time where one is asked for or put right.
  const hasTime = asks === "confirm" || (asks === "name" && agreed.time);
  const asksTime = asks === "time" || Boolean(hasTime && corrects);
  const times = findTimes(days.rest, asksTime, agreed.time);

  const said = withoutGreeting(other);
  const scores = scoreIntents(said || other);
  // Days and times belong to the task that begins, or to the one at hand.
  const first = scores[0]?.intent;
  const moves = first === "move" || first === "cancel";
  const task = moves && context.task !== "book" ? first : context.task;
  // "After Thursday" does not offer Thursday.
  const possible = days.mentions.filter(
    ({ at }) => !/\bafter (?:the )?$/.test(days.rest.slice(0, at)),
  );
  const day = roles(days.rest, possible, task);
  const time = roles(times.rest, times.mentions, task);
  const onlyCurrent = asks === "current-day" && day.old === undefined;
  // "07700 900123, after three" says when to ring.
  const wantsCall = first === "human" || first === "demo";
  const toRing = (asks === "phone" || wantsCall) && phone?.valid && !corrects;
  const isOther = toRing || (onlyCurrent && day.next !== undefined);
  const slots: Slots = {
    day: toRing || onlyCurrent ? undefined : day.next,
    currentDay: onlyCurrent ? day.next : day.old,
    time: isOther ? undefined : time.next,
    phone: phone?.valid ? phone.digits : undefined,
  };
  const given = Object.values(slots).some((slot) => slot !== undefined);
  const name = named?.name;
  const complete = {
    anything: false,
    day: slots.day !== undefined,
    time: slots.time !== undefined,
    name: name !== undefined,
    phone: phone !== undefined,
    "current-day": slots.currentDay !== undefined,
    confirm: (isPutRight && given) || name !== undefined,
    "anything-else": false,
  }[asks];
  const isShort = text.split(" ").length <= MAX_PLAIN_ANSWER;
  const isDigits = asks === "phone" && /^[\d ]+$/.test(digits);
  const { number: emergency, doubtful } = isDigits
    ? { doubtful: false }
    : urgencyOf(words, saidAs(asks, complete && isShort, text));
  // "Yes, at ten" changes what was read back.
  const clearYes = !named && !phone && !given && isClearYes(text, context.task);
  const evidence = {
    asks,
    task: context.task,
    text,
    bare: said,
    scores,
    answered: given || phone !== undefined,
    hasPhone: slots.phone !== undefined,
    named: name !== undefined,
    complete,
    clearYes,
    nameAsked,
  };
  // "Before nine" means the morning.
  const early = times.mentions.some(
    ({ until, out, value }) => until && !out && value <= "12:00",
  );
  return {
    intent: emergency ? "emergency" : decide(evidence),
    text,
    emergency,
    ...slots,
    part: partOf(text) ?? (early ? "morning" : undefined),
    name,
    badPhone: phone && !phone.valid ? phone.digits : undefined,
    any: ANY.test(text),
    clearYes,
    aboutEmergencies: asksAboutEmergencies(text),
    doubtful,
  };
}
