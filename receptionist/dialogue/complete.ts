import { capital, fillIn, sayDay, sayTime } from "../format-spoken.ts";
import type { Appointment, Effect, State, Task } from "../types.ts";
import { STRONG_YES } from "../nlu/yes-no.ts";
import { isSameReadBack, wasJustRead } from "./prompts.ts";
import { NO_PHONE } from "./fill-slots.ts";
import { timeAfter, titleOf, treatmentOf } from "./treatment-of.ts";
import { type Handler, type Situation, START, type Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** Without the task, and with what is known of the caller. */
export function closed(state: State): State {
  const { repeats, missed, told, patient, booked, earlier, done, last } = state;
  const kept = {
    alarm: state.alarm,
    repeats,
    missed,
    told,
    patient,
    booked,
    earlier,
    done,
    last,
    clinic: state.clinic,
    isOwner: state.isOwner,
  };
  return { ...START, ...kept, asks: "anything-else" };
}

function appointmentOf({ state, handbook }: Situation): Appointment {
  const { day = "", time = "", name = "", phone = NO_PHONE } = state.slots;
  const treatment = treatmentOf(handbook, state.slots.treatment);
  const title = treatment && { treatment: titleOf(treatment) };
  return { day, time, name, phone, ...title };
}

function effectOf(situation: Situation, task: Task): Effect {
  const { name = "", phone = NO_PHONE, ...slots } = situation.state.slots;
  const { currentDay } = slots;
  switch (task) {
    case "book":
      return { name: "booked", appointment: appointmentOf(situation) };
    case "move":
      return { name: "moved", appointment: appointmentOf(situation) };
    case "cancel": {
      const appointment = { name, ...(currentDay && { day: currentDay }) };
      return { name: "cancelled", appointment };
    }
    case "note":
      return {
        name: "note",
        note: {
          name,
          phone,
          message: capital(slots.message ?? ""),
          ...(situation.state.task !== "note" && { isBeside: true }),
        },
      };
  }
}

export const sayBooked = (
  { day, time, name }: Appointment,
  now: Date,
): string =>
  fillIn(wording.booked, { name, day: sayDay(day, now), time: sayTime(time) });

type Appointments = Pick<State, "booked" | "earlier">;

/** What is booked is the one spoken of from now on, and the one before it is kept. */
function appointmentsAfter(
  { booked, earlier = [], slots }: State,
  effect: Effect,
): Appointments {
  // What is moved or cancelled may not be of this call.
  const isOfCall = booked !== undefined && slots.currentDay === booked.day;
  const kept = booked ? [...earlier, booked] : earlier;
  switch (effect.name) {
    case "booked":
      return { booked: effect.appointment, earlier: kept };
    case "moved":
      return {
        booked: effect.appointment,
        earlier: isOfCall ? earlier : kept,
      };
    case "cancelled": {
      const left = isOfCall ? earlier : kept;
      return { booked: left.at(-1), earlier: left.slice(0, -1) };
    }
    default:
      return { booked, earlier };
  }
}

function carryOut(situation: Situation, task: Task): Turn {
  const { state } = situation;
  const effect = effectOf(situation, task);
  const isNoted = task !== "note" && state.slots.message !== undefined;
  const tasks: readonly Task[] = isNoted ? ["note", task] : [task];
  const left = { ...state, done: [...(state.done ?? []), ...tasks] };
  // "The week after" counts from what was cancelled.
  const named = task === "cancel" ? state.slots.currentDay : undefined;
  const after: State = {
    ...closed({ ...left, ...appointmentsAfter(state, effect) }),
    named,
  };
  const effects = isNoted ? [effect, effectOf(situation, "note")] : [effect];
  const say = [wording.done[task], ...(isNoted ? [wording.done.note] : [])];
  const [next, ...coming] = state.coming;
  if (task === "note" || !next) {
    const real = task === "note" ? wording.nobodyRings : wording.nothingReal;
    return { state: after, say: [...say, real], effects };
  }
  // The next appointment is mostly for the same day and number: of the same person, or the same treatment for another one.
  const { currentDay, day, name, phone, treatment } = state.slots;
  const last = treatmentOf(situation.handbook, treatment);
  const time =
    task === "book" ? timeAfter(state.slots, last, situation.now) : undefined;
  // The read-back tells the time as well.
  const isTold = time !== undefined && !next.name;
  const other =
    next.name ??
    treatmentOf(situation.handbook, next.treatment)?.name ??
    wording.otherOne;
  const now = fillIn(isTold ? wording.nowTheOtherAt : wording.nowTheOther, {
    other,
    time: time ? sayTime(time) : "",
  });
  const when = next.isNew ? {} : { currentDay, day, time };
  const slots = {
    ...(next.isOther ? { ...when, name: next.name } : { day, time, name }),
    phone,
    treatment: next.treatment ?? treatment,
  };
  return {
    state: { ...after, task: next.isNew ? "book" : task, slots, coming },
    say: [...say, now],
    effects,
  };
}

const SAYS_YES = new RegExp(
  `${STRONG_YES.source}|\\bplease\\b|\\b(?:book|move|cancel|send) the \\w+`,
);

/** Only a clear yes counts, and only to the last read-back just as it stands. */
export const confirm: Handler = (situation) => {
  const { heard } = situation;
  const state = { ...situation.state, changing: undefined };
  // "Oh, okay" to the price of something else agrees to nothing.
  const isMeant =
    SAYS_YES.test(heard.text) ||
    wasJustRead(state, situation) ||
    state.last.say.includes(wording.beSure);
  const isSure =
    heard.clearYes && isMeant && isSameReadBack(state, state.readBack);
  if (isSure && state.task)
    return carryOut({ ...situation, state }, state.task);
  return { state, say: [wording.beSure] };
};

/** Nothing more is done, and nothing has changed. */
export function leave(state: State): Turn {
  const { task = "move", booked } = state;
  const isOther = task === "book" && booked !== undefined;
  return {
    state: closed(state),
    say: [isOther ? wording.otherLeft : wording.left[task]],
  };
}
