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

/** Why there is no appointment on a day, or at a time of an open day; nothing when there is. */
export function refuse(
  day: string,
  time: string | undefined,
  now: Date,
): Refused | undefined {
  if (day === NO_SUCH_DAY) return { say: [wording.noSuchDate], chips: [] };
  const inDays = (days: readonly string[]) => ({
    named: list(days.map((each) => sayDay(each, now))),
    chips: days.map((each) => shortDay(each, now)),
  });
  const either = disagreement(day);
  if (either) {
    const [date, other] = either;
    const the = sayDay(date, now).replace(/^\w+ the/, "The");
    return {
      say: [`${the} is a ${sayWeekday(date)}, not a ${sayWeekday(other)}.`],
      chips: inDays(either).chips,
    };
  }
  const why = refusal(day, time, now);
  if (!why) return undefined;
  const spoken = sayDay(day, now);
  if (time !== undefined) {
    const count = why === "between" ? 2 : 1;
    const near = closestTimes(timesOn(day, now), time, count);
    const times = list(near.map(sayTime));
    const say =
      why === "early"
        ? `On ${spoken} the first appointment is at ${times}.`
        : why === "late"
          ? `On ${spoken} the last appointment is at ${times}.`
          : why === "past"
            ? `It’s past that already. The next appointment today is at ${times}.`
            : `Appointments begin every quarter of an hour. The closest are ${times}.`;
    return { say: [say], chips: near.map(shortTime) };
  }
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
  const { named, chips } = inDays(near);
  const are = near.length > 1 ? "days are" : "day is";
  return { say: [reason, `The nearest ${are} ${named}.`], chips };
}
