import { minutes, toTime } from "../clinic/diary.ts";
import { inPart } from "../nlu/entities/times.ts";
import type { Appointment, Effect, State, Task } from "../types.ts";
import { sayChosen } from "./choose-when.ts";
import { NO_PHONE, withTold } from "./fill-slots.ts";
import { titleOf, treatmentOf, USUAL_LENGTH } from "./treatment-of.ts";
import {
  type Handler,
  isSameReadBack,
  type Situation,
  START,
  type Turn,
} from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

function closed(state: State): State {
  const { misses, repeats, told, booked, done, last, clinic, isOwner } = state;
  const kept = {
    misses,
    repeats,
    told,
    booked,
    done,
    last,
    clinic,
    isOwner,
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
  const { currentDay, message = "" } = slots;
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
      return { name: "note", note: { name, phone, message } };
  }
}

function carryOut(situation: Situation, task: Task): Turn {
  const { state } = situation;
  const effect = effectOf(situation, task);
  const isSet = effect.name === "booked" || effect.name === "moved";
  const booked = isSet ? effect.appointment : undefined;
  const left = { ...state, done: [...(state.done ?? []), task] };
  const after = closed(task === "note" ? left : { ...left, booked });
  const isNoted = isSet && state.slots.message !== undefined;
  const effects = isNoted ? [effect, effectOf(situation, "note")] : [effect];
  const say = [wording.done[task], ...(isNoted ? [wording.done.note] : [])];
  if (task !== "book" || !state.another) {
    const real = task === "note" ? wording.nobodyRings : wording.nothingReal;
    return { state: after, say: [...say, real], effects };
  }
  // The next one is mostly for the same day and number, and within the same hours.
  const { day, time = "", phone, treatment } = state.slots;
  const { name, treatment: other = treatment, isStraightAfter } = state.another;
  const part = inPart(time, state.part) ? state.part : undefined;
  const { minutes: length = USUAL_LENGTH } =
    treatmentOf(situation.handbook, treatment) ?? {};
  const next = isStraightAfter ? toTime(minutes(time) + length) : undefined;
  const slots = { day, time: next, phone, name, treatment: other };
  return {
    state: { ...after, task, part, slots },
    say: [
      ...say,
      wording.nowTheOther,
      ...(next ? [sayChosen("thatIs", slots, situation.now)] : []),
    ],
    effects,
  };
}

/** Only a clear yes counts, and only to the last read-back just as it stands. */
export const confirm: Handler = (situation) => {
  const { state, heard } = situation;
  const isSure =
    heard.clearYes && !state.changing && isSameReadBack(state, state.readBack);
  return isSure && state.task
    ? carryOut({ ...situation, state: withTold(situation) }, state.task)
    : { state: { ...state, changing: undefined }, say: [wording.beSure] };
};

/** Nothing is done, and nothing has changed. */
export const leave = (state: State): Turn => ({
  state: closed(state),
  say: [wording.left],
});
