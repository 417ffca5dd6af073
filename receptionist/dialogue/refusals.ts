import { bankHolidayOn } from "../clinic/bank-holidays.ts";
import { type Day, inLondon } from "../clinic/calendar.ts";
import {
  closestDays,
  closestTimes,
  MONTHS_AHEAD,
  openDays,
  refusalOfDay,
  refusalOfTime,
  timesOn,
} from "../clinic/diary.ts";
import {
  list,
  sayDay,
  sayTime,
  sayWeekday,
  shortDay,
  shortTime,
} from "../format-spoken.ts";
import { disagreement, NO_SUCH_DAY } from "../nlu/entities/day-names.ts";
import wording from "./wording.json" with { type: "json" };

/** Why something cannot be had, and what can. */
export interface Refused {
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

/** Why there is no appointment on a day, or at a time of an open day; nothing when there is. */
export function refuse(
  day: string,
  time: string | undefined,
  now: Date,
): Refused | undefined {
  if (day === NO_SUCH_DAY) return { say: [wording.noSuchDate], chips: [] };
  const either = disagreement(day);
  if (either) return whichDay(...either, now);
  const refused = refuseDay(day, now);
  return refused || !time ? refused : refuseTime(day, time, now);
}

/** A date was named with the weekday of another. */
function whichDay(date: Day, other: Day, now: Date): Refused {
  const the = sayDay(date, now).replace(/^\w+ the/, "The");
  return {
    say: [`${the} is a ${sayWeekday(date)}, not a ${sayWeekday(other)}.`],
    chips: [date, other].map((day) => shortDay(day, now)),
  };
}

function refuseTime(day: Day, time: string, now: Date): Refused | undefined {
  const why = refusalOfTime(day, time, now);
  if (!why) return undefined;
  const near = closestTimes(timesOn(day, now), time, why === "between" ? 2 : 1);
  const times = list(near.map(sayTime));
  const spoken = sayDay(day, now);
  const reasons: Readonly<Record<typeof why, string>> = {
    early: `On ${spoken} the first appointment is at ${times}.`,
    late: `On ${spoken} the last appointment is at ${times}.`,
    past: `It’s past that already. The next appointment today is at ${times}.`,
    between: `Appointments begin every quarter of an hour. The closest are ${times}.`,
  };
  return { say: [reasons[why]], chips: near.map(shortTime) };
}

function refuseDay(day: Day, now: Date): Refused | undefined {
  const why = refusalOfDay(day, now);
  if (!why) return undefined;
  const spoken = sayDay(day, now);
  const reasons: Readonly<Record<typeof why, string>> = {
    past: `${spoken} has already been.`,
    over: "There’s nothing left today, I’m afraid.",
    "too-far": `The diary is open for the next ${MONTHS_AHEAD} months only.`,
    holiday: `We’re closed on ${spoken}. It’s ${bankHolidayOn(day)}.`,
    closed: `We’re closed on ${spoken}.`,
  };
  const isOver = why === "past" || why === "over";
  const near = isOver
    ? openDays(inLondon(now).day, 2, now)
    : closestDays(day, now);
  const named = list(near.map((each) => sayDay(each, now)));
  const are = near.length > 1 ? "days are" : "day is";
  return {
    say: [reasons[why], `The nearest ${are} ${named}.`],
    chips: near.map((each) => shortDay(each, now)),
  };
}
