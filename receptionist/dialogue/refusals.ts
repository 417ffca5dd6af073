import type { Day } from "../clinic/calendar.ts";
import { bankHolidayOn } from "../clinic/bank-holidays.ts";
import {
  closestDays,
  MONTHS_AHEAD,
  refusalOfDay,
  refusalOfTime,
  timesOn,
} from "../clinic/diary.ts";
import {
  fillIn,
  list,
  sayDate,
  sayDay,
  sayTime,
  sayWeekday,
  shortDay,
} from "../format-spoken.ts";
import { disagreement, NO_SUCH_DAY } from "../nlu/entities/day-names.ts";
import wording from "./wording.json" with { type: "json" };

/** Why a day or a time can't be had, and what is near it. */
export interface Refused {
  readonly say: readonly string[];
  readonly chips: readonly string[];
  /** What there is instead of the time that was wanted. */
  readonly nearest?: { readonly day: string; readonly time: string };
}

export function refuse(
  day: string,
  time: string | undefined,
  now: Date,
  /** How long the visit takes, in minutes. */
  length?: number,
): Refused | undefined {
  if (day === NO_SUCH_DAY) return { say: [wording.noSuchDate], chips: [] };
  const either = disagreement(day);
  if (either) return whichDay(...either, now);
  const refused = refuseDay(day, now);
  return refused || !time ? refused : refuseTime(day, time, now, length);
}

function whichDay(date: Day, other: Day, now: Date): Refused {
  const say = fillIn(wording.whichDay, {
    date: sayDate(date, now),
    weekday: sayWeekday(date),
    other: sayWeekday(other),
  });
  return { say: [say], chips: [date, other].map((day) => shortDay(day, now)) };
}

function refuseDay(day: Day, now: Date): Refused | undefined {
  const why = refusalOfDay(day, now);
  if (!why) return undefined;
  const near = closestDays(day, now);
  const nearest = near.length > 1 ? wording.nearestDays : wording.nearestDay;
  const values = {
    day: sayDay(day, now),
    months: String(MONTHS_AHEAD),
    holiday: bankHolidayOn(day) ?? "",
    days: list(near.map((each) => sayDay(each, now))),
  };
  return {
    say: [wording.noDay[why], nearest].map((text) => fillIn(text, values)),
    chips: near.map((each) => shortDay(each, now)),
  };
}

function refuseTime(
  day: Day,
  time: string,
  now: Date,
  length: number | undefined,
): Refused | undefined {
  const why = refusalOfTime(day, time, now, length);
  if (!why) return undefined;
  const near = timesOn(day, now, length).at(why === "late" ? -1 : 0) ?? time;
  const values = { day: sayDay(day, now), time: sayTime(near) };
  return {
    say: [fillIn(wording.noTime[why], values)],
    chips: [],
    nearest: { day, time: near },
  };
}
