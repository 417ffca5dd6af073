import type { LeadFilter } from "../store/lead-admin.ts";
import type { LeadState } from "../store/schema.ts";
import { UsageError, type ParsedArgs, type Option } from "./command.ts";

const STATES: readonly LeadState[] = ["pending", "delivered", "dead", "held"];

export const filterOptions = {
  state: {
    type: "string",
    multiple: true,
    hint: "STATE",
    help: `only those that are ${STATES.join(", ")}; may be given again`,
  },
  held: { type: "boolean", help: "the same as --state held" },
  since: {
    type: "string",
    hint: "DATE",
    help: "only those accepted on or after it",
  },
  until: {
    type: "string",
    hint: "DATE",
    help: "only those accepted up to the end of that day, or before that instant",
  },
} as const satisfies Record<string, Option>;

/** @throws {UsageError} that names the option */
export function readFilter({ values }: ParsedArgs): LeadFilter {
  const { state, held, since, until } = values;
  const from = typeof since === "string" ? readDate("since", since) : undefined;
  const to = typeof until === "string" ? readDate("until", until) : undefined;
  if (from && to && to.end <= from.start)
    throw new UsageError("--until should not be earlier than --since.");
  const states = Array.isArray(state) ? state.map(readState) : [];
  if (held === true) states.push("held");
  return {
    states: states.length > 0 ? states : undefined,
    since: from?.start,
    before: to?.end,
  };
}

function readState(given: string | boolean): LeadState {
  const state = STATES.find((name) => name === given);
  if (state) return state;
  throw new UsageError(`--state should be one of ${STATES.join(", ")}.`);
}

const DATE =
  /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day from its start to its end, or an instant, which is both; in UTC where no other zone is said. */
function readDate(option: string, text: string) {
  const [, day = "", zone] = DATE.exec(text) ?? [];
  // 30 February is no day, though `Date` may read it as a March one.
  const isDay =
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day);
  const start = Date.parse(text === day || zone ? text : `${text}Z`);
  if (!isDay || Number.isNaN(start))
    throw new UsageError(
      `--${option} should be a date such as 2025-07-01 or 2025-07-01T09:30Z.`,
    );
  return { start, end: text === day ? start + DAY_MS : start };
}
