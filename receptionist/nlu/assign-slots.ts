import type { ExpectedSlot, Slots } from "../types.ts";
import { MOVES } from "./cues.ts";
import { roles } from "./entities/entity.ts";
import type { Context, Reading } from "./read-entities.ts";

/** What the words give, and whether that is what was asked for. */
export interface Assigned {
  readonly slots: Slots;
  /** A day, a time or a whole phone number was given. */
  readonly given: boolean;
  /** The caller gave what was asked for or, at the read-back, a correction. */
  readonly complete: boolean;
}

/** Days and times belong to the task that begins, or to the one at hand. */
function taskOf({ scores, text }: Reading, { task }: Context) {
  if (!task && MOVES.test(text)) return "move";
  const first = scores[0]?.intent;
  const moves = first === "move" || first === "cancel";
  return moves && task !== "book" ? first : task;
}

export function assignSlots(reading: Reading, context: Context): Assigned {
  const { asks } = context;
  const { days, times, phone, name, scores, corrects } = reading;
  const rest = times.rest;
  const task = taskOf(reading, context);
  // "After Thursday" does not offer Thursday.
  const day = roles(days.rest, days.mentions, task);
  const time = roles(times.rest, times.mentions, task);
  const onlyCurrent = asks === "current-day" && day.old === undefined;
  // "07700 900123, after three" says when to ring.
  const wantsCall = /^(?:human|demo|note)$/.test(scores[0]?.intent ?? "");
  const toRing = (asks === "phone" || wantsCall) && phone?.valid && !corrects;
  const isOther = toRing || (onlyCurrent && day.next !== undefined);
  const when = {
    day: toRing || onlyCurrent ? undefined : day.next,
    // "Not the 18th, the 19th" puts the new day right, and not the old one.
    currentDay: onlyCurrent
      ? day.next
      : asks === "confirm" && day.old === context.slots.day
        ? undefined
        : day.old,
    time: isOther ? undefined : time.next,
    phone: phone?.valid ? phone.digits : undefined,
  };
  // A name or a number alone is no message.
  const isPerson = (name ?? phone) !== undefined && !/[a-z]{2}/.test(rest);
  const message = asks === "message" && !isPerson ? reading.words : undefined;
  const slots = {
    ...when,
    name,
    message,
    treatment: reading.treatment?.treatment.id,
  };
  const given = Object.values(when).some((slot) => slot !== undefined);
  const complete: Readonly<Record<ExpectedSlot, boolean>> = {
    anything: false,
    day: slots.day !== undefined,
    time: slots.time !== undefined,
    name: name !== undefined,
    phone: phone !== undefined,
    message: false,
    "current-day": slots.currentDay !== undefined,
    // "Can we make that quarter to four?"
    confirm: given || name !== undefined,
    "anything-else": false,
  };
  return { slots, given, complete: complete[asks] };
}
