import { fillIn, sayTime } from "../format-spoken.ts";
import type { Appointment, Effect, State, Task } from "../types.ts";
import { isSameReadBack } from "./prompts.ts";
import { NO_PHONE, withTold } from "./fill-slots.ts";
import { slotsOf } from "./others.ts";
import { noted, remarkBesideYes } from "./remark.ts";
import { noteOf } from "./written-note.ts";
import { timeAfter, titleOf, treatmentOf } from "./treatment-of.ts";
import { type Handler, type Situation, START, type Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

function closed(state: State): State {
  const { repeats, told, patient, booked, done, last, clinic, isOwner } = state;
  const kept = {
    alarm: state.alarm,
    repeats,
    told,
    patient,
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
      return { name: "note", note: { name, phone, message: noteOf(slots) } };
  }
}

function carryOut(situation: Situation, task: Task): Turn {
  const { state } = situation;
  const effect = effectOf(situation, task);
  const isSet = effect.name === "booked" || effect.name === "moved";
  const booked = isSet ? effect.appointment : undefined;
  const isNoted = task !== "note" && state.slots.message !== undefined;
  const tasks: readonly Task[] = isNoted ? ["note", task] : [task];
  const left = { ...state, done: [...(state.done ?? []), ...tasks] };
  const after = closed(task === "note" ? left : { ...left, booked });
  const effects = isNoted ? [effect, effectOf(situation, "note")] : [effect];
  const say = [wording.done[task], ...(isNoted ? [wording.done.note] : [])];
  const [next, ...others] = state.others;
  if (task === "note" || !next) {
    const real = task === "note" ? wording.nobodyRings : wording.nothingReal;
    return { state: after, say: [...say, real], effects };
  }
  const treatment = treatmentOf(situation.handbook, state.slots.treatment);
  const time =
    task === "book"
      ? timeAfter(state.slots, treatment, situation.now)
      : undefined;
  const slots = { ...slotsOf(next, state), time };
  // With a name it is all read back at once.
  const now =
    time && !next.name
      ? fillIn(wording.nowTheOtherAt, { time: sayTime(time) })
      : wording.nowTheOther;
  return {
    state: { ...after, task, slots, others },
    say: [...say, now],
    effects,
  };
}

/** Only a clear yes counts, and only to the last read-back just as it stands; what is said beside it is read back with it. */
export const confirm: Handler = (situation) => {
  const { heard } = situation;
  const state = { ...situation.state, changing: undefined };
  const isSure = heard.clearYes && isSameReadBack(state, state.readBack);
  if (isSure && state.task)
    return carryOut({ ...situation, state: withTold(situation) }, state.task);
  const remark = heard.clearYes ? undefined : remarkBesideYes(heard);
  return remark ? noted(state, remark) : { state, say: [wording.beSure] };
};

/** Nothing is done, and nothing has changed. */
export const leave = (state: State): Turn => ({
  state: closed(state),
  say: [state.task === "note" ? wording.notSent : wording.left],
});
