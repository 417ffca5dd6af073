import {
  addDays,
  type Day,
  inLondon,
  mondayOf,
  nextWeekday,
  weekday,
} from "../clinic/calendar.ts";
import {
  minutes,
  openDays,
  timesOn,
  toTime,
  usualTimes,
} from "../clinic/diary.ts";
import { DONT_KNOW } from "../nlu/cues.ts";
import { isDay } from "../nlu/entities/day-names.ts";
import {
  findDays,
  type FoundDays,
  isBareIn,
  namesDay,
} from "../nlu/entities/days.ts";
import { inDigits } from "../nlu/entities/numbers.ts";
import {
  boundsIn,
  type Stretch,
  stretchIn,
} from "../nlu/entities/stretches.ts";
import { FIRST, inPart, isBeside, isClock } from "../nlu/entities/times.ts";
import { plain } from "../nlu/normalise.ts";
import type { Part, Slots } from "../types.ts";
import { fillIn, sayDay, sayNearDay, sayTime } from "../format-spoken.ts";
import { dayChips } from "./prompts.ts";
import { refuse, type Refused } from "./refusals.ts";
import { treatmentOf } from "./treatment-of.ts";
import type { Situation } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** How she tells of a day and a time that were left to her, or changed. */
type Chosen = "chosen" | "thatIs";

/** What the words fill in, and what was said against it. */
interface Taken {
  readonly slots: Slots;
  readonly refused?: Refused | undefined;
  /** The day or the time was left to the receptionist, who says what she has. */
  readonly chosen?: Chosen;
}

/** The caller doesn't know which day the appointment is on. */
export const UNKNOWN_DAY = "";
export function clockTime(
  time: string,
  day: Day | undefined,
  now: Date,
  part?: Part,
  length?: number,
): string {
  if (isClock(time)) return time;
  const times = day ? timesOn(day, now, length) : [];
  const all = times.length > 0 ? times : usualTimes();
  const wanted = all.filter((each) => inPart(each, part));
  const from = wanted.length > 0 ? wanted : all;
  return from.at(time === FIRST ? 0 : -1) ?? time;
}

/** Among so many open days one fits, if any does: what is left of today, and a weekday that is ruled out. */
const DAYS_AHEAD = 4;

/** "Any day, just not Thursday"; "not Monday afternoon, Monday morning" leaves the Monday. */
export const isRuledOut =
  ({ mentions }: FoundDays) =>
  (day: Day): boolean => {
    const same = mentions.filter(
      ({ value }) => isDay(value) && weekday(value) === weekday(day),
    );
    return same.length > 0 && same.every(({ out }) => out);
  };

/** The first day and time from a day on that fit what is wanted, on a day that was not ruled out. */
export function firstFree(
  from: Day,
  part: Part | undefined,
  now: Date,
  named: FoundDays,
): { day: Day; time: string } {
  const fits = (time: string) => inPart(time, part);
  const isOut = isRuledOut(named);
  // What is left of today may have no free time in the part of the day that is wanted.
  const day =
    openDays(from, DAYS_AHEAD, now).find(
      (each) => !isOut(each) && timesOn(each, now).some(fits),
    ) ?? from;
  const time = timesOn(day, now).find(fits) ?? FIRST;
  return { day, time: clockTime(time, day, now) };
}

/** A bare weekday means the one that was just offered, or that of the weeks spoken of, and not the next one. */
function meantDay(
  { state, heard: { text, days }, now }: Situation,
  day: Day | undefined,
): Day | undefined {
  const { last, task, slots, named, offer } = state;
  if (!day || !isBareIn(days, day)) return day;
  const today = inLondon(now).day;
  // "Tuesday's fine", of what was offered
  if (offer?.kind === "when" && namesDay(days, day, offer.day))
    return offer.day;
  if (namesDay(days, day, slots.day)) return slots.day;
  // After the 19th, or to move what is on the 19th, "the Friday" is that of its week.
  const isLater = offer?.kind === "when" || (named ?? today) > today;
  const had = task === "move" && !isLater ? slots.currentDay : undefined;
  const own = slots.day ?? had;
  const { from } = stretchIn(text, today, slots.day ?? named) ?? {
    from: own && mondayOf(own),
  };
  if (from) return notBefore(from, day);
  if (/\b(?:this|coming) week\b/.test(days.rest)) return day;
  const offered = last.chips
    .flatMap((chip) => findDays(inDigits(plain(chip)), today).mentions)
    .find(({ value }) => weekday(value) === weekday(day));
  // "End of the month", and then "the Monday"
  return notBefore(offered?.value ?? named ?? day, day);
}

/** The first such weekday from a day on, or in its week. */
const notBefore = (from: Day, day: Day): Day =>
  day < from && mondayOf(day) !== mondayOf(from)
    ? nextWeekday(addDays(from, -1), weekday(day))
    : day;

const EITHER = /^s? (?:or|and)(?: (?:on|the|an?|failing that))* ?$/;

/** In "Monday or Wednesday", the one that can be had in the part of the day that is wanted comes first, and of two the sooner. */
function namedDays(situation: Situation, part: Part | undefined) {
  const { heard, now } = situation;
  const { mentions, rest } = heard.days;
  const isOut = (day: Day) =>
    mentions.some(({ out, value }) => out && value === day);
  const wanted = mentions.filter(({ value, limit }) => !isOut(value) && !limit);
  const at = wanted.findLastIndex(({ value }) => value === heard.day);
  const isChoice = (i: number) =>
    EITHER.test(rest.slice(wanted[i]?.end, wanted[i + 1]?.at));
  const others = [
    at > 0 && isChoice(at - 1) ? wanted[at - 1] : undefined,
    at >= 0 && isChoice(at) ? wanted[at + 1] : undefined,
  ].filter((each) => each !== undefined);
  const [named, ...rivals] = [heard.day, ...others.map(({ value }) => value)]
    .map((day) => meantDay(situation, day))
    .filter((day) => day !== undefined);
  const fitting = [named, ...rivals]
    .filter(
      (day) =>
        isDay(day) &&
        timesOn(day ?? "", now).some((time) => inPart(time, part)),
    )
    .toSorted();
  return rivals.length > 0
    ? { named: fitting[0] ?? named, hasOther: fitting.length > 1 }
    : { named, hasOther: false };
}

/** "Have you anything after four", "but I did ask for the afternoon" */
const WISHES_PART =
  /\b(?:have you(?: got)?|(?:is|are) there|any(?:thing)?|(?:can|could) (?:i|we|you|it)|(?:asked?|did ask) for|i said|prefer|rather|instead)\b/;

/** "Can we do the morning instead" and "a bit later" ask for another time, as does another day with a part of it. */
const isOtherPart = ({ state: { asks, slots }, heard }: Situation): boolean =>
  (asks === "confirm" ||
    // "Can I have late afternoon", in place of a name
    (asks === "name" && !heard.name) ||
    WISHES_PART.test(heard.text) ||
    isBeside(heard.text) ||
    (heard.day !== undefined && heard.day !== slots.day)) &&
  heard.part !== undefined &&
  heard.time === undefined &&
  !inPart(slots.time ?? "", heard.part);

/** "The afternoon", after the times of the afternoon were told, leaves the time to the receptionist. */
const isSamePart = ({ state: { asks, part }, heard }: Situation): boolean =>
  asks === "time" &&
  heard.part !== undefined &&
  heard.time === undefined &&
  heard.part.from === part?.from &&
  heard.part.until === part.until;

/** Who says "the week of the 13th" after a day was agreed on wants another. */
const isInBounds = (bounds: Stretch | undefined, day = ""): boolean =>
  day >= (bounds?.from ?? "") && !(bounds?.until && day >= bounds.until);

/** "The Monday after, same time", "bring it forward a week": the time of what was booked stays. */
const KEEPS_TIME =
  /\bsame time\b|\b(?:forward|back) (?:by )?(?:\w+ )?(?:day|week)/;

/** "Any time after six": there is none on any day. */
export const isNever = (part: Part | undefined): boolean =>
  !usualTimes().some((time) => inPart(time, part));

/** What there is instead of a part of the day in which there is never anything. */
export function sayNever({ from }: Part): string {
  const [first = "", ...others] = usualTimes();
  const last = others.at(-1) ?? first;
  return from > last
    ? fillIn(wording.lastOfDay, { time: sayTime(last) })
    : fillIn(wording.firstOfDay, { time: sayTime(first) });
}

/** "Can you move it to later in the day" */
const LATER_THAT_DAY =
  /\b(?:later|earlier) (?:on )?(?:in the|that|the same|on the) (?:same )?day\b/;

export function takeWhen(situation: Situation, part: Part | undefined): Taken {
  const { named: said, hasOther } = namedDays(situation, part);
  const { state, heard, now, handbook } = situation;
  // "It's this Friday, the thirteenth", of the appointment that is moved
  const isCurrent = state.task === "move" && said === state.slots.currentDay;
  const named = isCurrent && state.slots.day ? undefined : said;
  const treatment = state.slots.treatment ?? heard.treatment;
  const { minutes: length } = treatmentOf(handbook, treatment) ?? {};
  const today = inLondon(now).day;
  const refusedDay = named ? refuse(named, undefined, now) : undefined;
  const isDenied = heard.deniedTimes.includes(state.slots.time ?? "");
  const bookedTime = KEEPS_TIME.test(heard.text)
    ? (state.booked?.time ?? state.slots.currentTime)
    : undefined;
  const before =
    isDenied || isOtherPart(situation)
      ? undefined
      : (state.slots.time ?? bookedTime);
  // "Any time after eleven, because the carers come at ten" does not want ten.
  const isReason =
    heard.any &&
    isClock(heard.time ?? "") &&
    !inPart(heard.time ?? "", heard.part);
  const wished = isReason ? undefined : heard.time;
  const time = wished ?? before;
  if (refusedDay)
    return { slots: { day: undefined, time }, refused: refusedDay };
  // Who moves an appointment and names a time only means the same day.
  const sameDay =
    (wished && isClock(wished)) || LATER_THAT_DAY.test(heard.text)
      ? (state.slots.currentDay ?? heard.currentDay)
      : undefined;
  const bounds = boundsIn(heard.text, today, state.slots.day ?? state.named);
  const { day: had } = state.slots;
  const isKept = had && isInBounds(bounds, had) && !isRuledOut(heard.days)(had);
  const agreed = isKept ? had : undefined;
  // "Could it be the same day as Jean?"
  const likeBooked =
    state.task === "book" && /\bsame day\b/.test(heard.text)
      ? state.booked?.day
      : undefined;
  const day = named ?? agreed ?? likeBooked ?? (sameDay || undefined);
  const stretch = stretchIn(heard.text, today, state.slots.day ?? state.named);
  // "Thursday or Friday, I don't mind" leaves no time open.
  const isOpen = (heard.any && !hasOther) || isSamePart(situation);
  // "Any day, at quarter past three"
  const exact = time && { from: time, until: toTime(minutes(time) + 1) };
  if (isOpen && !day && exact && !isNever(exact)) {
    return {
      slots: firstFree(stretch?.from ?? today, exact, now, heard.days),
      chosen: "chosen",
    };
  }
  if (isOpen && (!wished || wished === FIRST)) {
    // "Any evening next week", and then "the first one's fine"
    const later = isDay(state.named) ? state.named : undefined;
    const from = day ?? stretch?.from ?? later ?? today;
    const free = firstFree(from, part, now, heard.days);
    const never = part && isNever(part) ? part.from : undefined;
    const at = time ?? never ?? free.time;
    const taken = takeTime(day ?? free.day, at, part, now, length);
    // Who leaves it open hears what was chosen; of a day that was named, it may not be the first.
    return taken.refused
      ? taken
      : { ...taken, chosen: day ? "thatIs" : "chosen" };
  }
  if (stretch && !day)
    return {
      slots: { day, time },
      refused: {
        say: [],
        chips: heard.part ? [] : dayChips(stretch, now),
        // "Not before Friday, and after three"
        ...(heard.part && {
          nearest: firstFree(stretch.from, heard.part, now, heard.days),
        }),
      },
    };
  if (!day || !time) return { slots: { day, time } };
  const taken = takeTime(day, time, part, now, length);
  // "As late as you can" is told, too.
  const isOpenTime = wished !== undefined && !isClock(wished);
  return !taken.refused && isOpenTime ? { ...taken, chosen: "thatIs" } : taken;
}

function takeTime(
  day: Day,
  wanted: string,
  part: Part | undefined,
  now: Date,
  length: number | undefined,
): Taken {
  const time = clockTime(wanted, day, now, part, length);
  const refused = refuse(day, time, now, length);
  return { slots: { day, time: refused ? undefined : time }, refused };
}

export function takeCurrentDay({ state, heard, now }: Situation): Taken {
  const { currentDay: day, text } = heard;
  if (day && !isDay(day))
    return { slots: {}, refused: refuse(day, undefined, now) };
  const isUnknown = state.asks === "current-day" && DONT_KNOW.test(text);
  const booked = state.booked?.day;
  // "I've parents' evening on the Wednesday", of what was just booked
  const isBooked = day !== undefined && namesDay(heard.days, day, booked);
  if (!day && !isUnknown) return { slots: {} };
  // "Next week", and then "the Wednesday"
  const { named = "" } = state;
  const isOfWeek = day && !state.slots.day && isDay(named);
  const meant =
    isOfWeek && isBareIn(heard.days, day) ? notBefore(named, day) : day;
  const currentDay = (isBooked ? booked : meant) ?? UNKNOWN_DAY;
  return { slots: { currentDay, currentTime: heard.currentTime } };
}

export const sayChosen = (
  chosen: Chosen,
  { day = "", time = "" }: Slots,
  now: Date,
): string =>
  fillIn(wording[chosen], {
    day: chosen === "chosen" ? sayNearDay(day, now) : sayDay(day, now),
    time: sayTime(time),
  });
