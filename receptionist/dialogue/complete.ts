import { inPart } from "../nlu/entities/times.ts";
import type { State, Task } from "../types.ts";
import { NO_PHONE } from "./fill-slots.ts";
import { titleOf, treatmentOf } from "./treatment-of.ts";
import {
  type Handler,
  isSameReadBack,
  type Situation,
  type Turn,
} from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

const closed = ({
  misses,
  repeats,
  told,
  booked,
  last,
  clinic,
  isOwner,
}: State): State => ({
  misses,
  repeats,
  told,
  booked,
  last,
  clinic,
  isOwner,
  slots: {},
  asks: "anything-else",
  past: [],
});

type Done = (situation: Situation) => Turn;

const bookedOf = ({ state, handbook }: Situation) => {
  const { day = "", time = "", name = "", phone = NO_PHONE } = state.slots;
  const treatment = treatmentOf(handbook, state.slots.treatment);
  return {
    day,
    time,
    name,
    phone,
    ...(treatment && { treatment: titleOf(treatment) }),
  };
};

const DONE: Readonly<Record<Task, Done>> = {
  book: (situation) => {
    const { state } = situation;
    const { day, phone, treatment } = state.slots;
    const appointment = bookedOf(situation);
    const after: State = { ...closed(state), booked: appointment };
    const { another } = state;
    return {
      // The next one is mostly for the same day and number, and within the same hours.
      state: another
        ? {
            ...after,
            task: "book",
            part: inPart(appointment.time, state.part) ? state.part : undefined,
            slots: { day, phone, name: another.name, treatment },
          }
        : after,
      say: [
        wording.booked,
        another ? wording.nowTheOther : wording.nothingReal,
      ],
      effects: [{ name: "booked", appointment }],
    };
  },
  move: (situation) => {
    const appointment = bookedOf(situation);
    return {
      state: { ...closed(situation.state), booked: appointment },
      say: [wording.moved, wording.nothingReal],
      effects: [{ name: "moved", appointment }],
    };
  },
  cancel: ({ state }) => {
    const { name = "", currentDay } = state.slots;
    const appointment = { name, ...(currentDay && { day: currentDay }) };
    return {
      state: { ...closed(state), booked: undefined },
      say: [wording.cancelled, wording.nothingReal],
      effects: [{ name: "cancelled", appointment }],
    };
  },
  note: ({ state }) => {
    const { name = "", phone = NO_PHONE, message = "" } = state.slots;
    return {
      state: closed(state),
      say: [wording.noteLeft, wording.nobodyRings],
      effects: [{ name: "note", note: { name, phone, message } }],
    };
  },
};

/** Only a clear yes counts, and only to the last read-back just as it stands. */
export const confirm: Handler = (situation) => {
  const { state, heard } = situation;
  const isSure =
    heard.clearYes && !state.changing && isSameReadBack(state, state.readBack);
  return isSure && state.task
    ? DONE[state.task](situation)
    : { state: { ...state, changing: undefined }, say: [wording.beSure] };
};

/** Nothing is done, and nothing has changed. */
export const leave = (state: State): Turn => ({
  state: closed(state),
  say: [wording.left],
});
