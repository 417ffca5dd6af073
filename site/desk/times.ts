const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", options).format;

export const hour = written({ timeStyle: "short" });

export const shortDay = written({ day: "numeric", month: "short" });

export const moment = written({ dateStyle: "medium", timeStyle: "short" });

const longDay = written({ dateStyle: "full" });

const DAY_MS = 24 * 60 * 60 * 1000;

export function day(time = 0, now = Date.now()): string {
  // Some browsers put a comma after the day of the week.
  const name = longDay(time).replace(",", "");
  if (isoDay(time) === isoDay(now)) return `Today, ${name}`;
  return isoDay(time) === isoDay(now - DAY_MS) ? `Yesterday, ${name}` : name;
}

/** For a date field, in the visitor's own time zone. Swedish dates have that format. */
export const isoDay = (time: number) => new Date(time).toLocaleDateString("sv");

/** At noon, so that it is the same day in every time zone. */
export const noonOf = (isoDate: string) => Date.parse(`${isoDate}T12:00`);
