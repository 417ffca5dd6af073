import { wording } from "./wording.ts";
import { bankHolidayOn } from "../clinic/bank-holidays.ts";
import { inLondon } from "../clinic/calendar.ts";
import {
  closestDays,
  closestTimes,
  MONTHS_AHEAD,
  openDays,
  refusal,
  timesOn,
} from "../clinic/diary.ts";
import { disagreement, NO_SUCH_DAY } from "../nlu/entities/day-names.ts";
import {
  list,
  sayDay,
  sayTime,
  sayWeekday,
  shortDay,
  shortTime,
} from "../format-spoken.ts";

/** Why something cannot be had, and what can. */
export interface Refused {
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

const NO_SUCH: Refused = { say: [wording.noSuchDate], chips: [] };

/** That a date has another weekday than was said, and what it may be instead. */
const disagrees = ([date, named]: readonly [string, string], now: Date) => [
  `${sayDay(date, now).replace(/^\w+ the/, "The")} is a ${sayWeekday(date)}, not a ${sayWeekday(named)}.`,
];

/** Why there is no appointment on a day; nothing when there is. */
export function refuseDay(day: string, now: Date): Refused | undefined {
  if (day === NO_SUCH_DAY) return NO_SUCH;
  const either = disagreement(day);
  if (either)
    return {
      say: disagrees(either, now),
      chips: either.map((each) => shortDay(each, now)),
    };
  const why = refusal(day, undefined, now);
  if (!why) return undefined;
  const spoken = sayDay(day, now);
  const passed = why === "past" || why === "over";
  const near = passed
    ? openDays(inLondon(now).day, 2, now)
    : closestDays(day, now);
  const reason =
    why === "past"
      ? `${spoken} has already been.`
      : why === "too-far"
        ? `The diary is open for the next ${MONTHS_AHEAD} months only.`
        : why === "over"
          ? "There’s nothing left today, I’m afraid."
          : why === "holiday"
            ? `We’re closed on ${spoken}. It’s ${bankHolidayOn(day)}.`
            : `We’re closed on ${spoken}.`;
  const days = list(near.map((each) => sayDay(each, now)));
  return {
    say: [
      reason,
      near.length > 1
        ? `The nearest days are ${days}.`
        : `The nearest day is ${days}.`,
    ],
    chips: near.map((each) => shortDay(each, now)),
  };
}

/** Why there is no appointment at a time of an open day; nothing when there is. */
export function refuseTime(
  day: string,
  time: string,
  now: Date,
): Refused | undefined {
  const why = refusal(day, time, now);
  if (!why) return undefined;
  const near = closestTimes(timesOn(day, now), time, why === "between" ? 2 : 1);
  const times = list(near.map(sayTime));
  const reason =
    why === "early"
      ? `On ${sayDay(day, now)} the first appointment is at ${times}.`
      : why === "late"
        ? `On ${sayDay(day, now)} the last appointment is at ${times}.`
        : why === "past"
          ? `It’s past that already. The next appointment today is at ${times}.`
          : `Appointments begin every quarter of an hour. The closest are ${times}.`;
  return { say: [reason], chips: near.map(shortTime) };
}
