import { wording } from "./wording.ts";
import { fill } from "./fill-slots.ts";
import { leaving, withoutAnswer } from "../nlu/yes-no.ts";
import { missing } from "./prompts.ts";
import type { Appointment, Slots, State, Task } from "../types.ts";
import { type IntentHandler, readBackOf, type Turn, without } from "./turn.ts";

/** The end of a task, done or left. */
const closed = (state: State): State => ({
  ...without(
    state,
    "task",
    "part",
    "digits",
    "changing",
    "readBack",
    "formOffered",
  ),
  slots: {},
  asks: "anything-else",
  past: [],
});

/** What earlier words tell about a new task. */
function known({ told, booked, slots }: State, next: Task): Slots {
  const name = slots.name ?? told.name;
  const phone = slots.phone ?? told.phone;
  const person = { ...(name && { name }), ...(phone && { phone }) };
  if (booked && next !== "book")
    return { currentDay: booked.day, name: booked.name, phone: booked.phone };
  // Who books again may book for somebody else.
  return booked && phone ? { phone } : person;
}

export const start =
  (task: Task): IntentHandler =>
  (state, heard, now, facts) => {
    const slots = state.task === task ? state.slots : known(state, task);
    return inform(
      { ...without(state, "part"), task, slots },
      heard,
      now,
      facts,
    );
  };

/** Asks what of the read-back is wrong. */
const whatToChange = (state: State): Turn => ({
  state: { ...state, changing: true },
  complete: true,
  say: [wording.whatToChange],
  chips: ["The day", "The time", "The name", "The phone number"],
});

/** Takes what was told into the task at hand; a day or a time without one begins a booking. */
export const inform: IntentHandler = (state, heard, now, facts) => {
  if (!state.task)
    return heard.day || heard.time || heard.any || heard.part
      ? start("book")(state, heard, now, facts)
      : {
          state,
          say: [heard.name ? `Hello, ${heard.name}.` : wording.noted],
        };
  const { slots, say, chips, part, digits } = fill(state, heard, now);
  const isNew = JSON.stringify(slots) !== JSON.stringify(state.slots);
  if (state.asks === "confirm" && !isNew && say.length === 0)
    return whatToChange(state);
  const next: State = {
    ...without(state, "part", "digits", "changing"),
    slots,
    ...(part && { part }),
    ...(digits && { digits }),
  };
  const thanks =
    missing(next) !== undefined &&
    (slots.name !== state.slots.name || slots.phone !== state.slots.phone);
  return {
    state: next,
    say: thanks ? [wording.noted, ...say] : say,
    chips,
  };
};

/** The effect of a task that was read back and confirmed. */
function done(state: State): Turn {
  const { day = "", time = "", name = "", phone = "", reason } = state.slots;
  const { currentDay } = state.slots;
  if (state.task === "cancel")
    return {
      state: without(closed(state), "booked"),
      say: [wording.cancelled, wording.nothingReal],
      effects: [
        {
          name: "cancelled",
          appointment: { name, ...(currentDay && { day: currentDay }) },
        },
      ],
    };
  const appointment: Appointment = {
    day,
    time,
    name,
    phone,
    ...(reason && { reason }),
  };
  const moved = state.task === "move";
  return {
    state: { ...closed(state), booked: appointment },
    say: [moved ? wording.moved : wording.booked, wording.nothingReal],
    effects: [{ name: moved ? "moved" : "booked", appointment }],
  };
}

const leave: IntentHandler = (state) => ({
  state: closed(state),
  say: [wording.left],
});

/** Only a clear yes to what was read back last, just as it stands, is a yes; any other is asked for again. */
export const confirm: IntentHandler = (state, heard) =>
  heard.clearYes && !state.changing && state.readBack === readBackOf(state)
    ? done(state)
    : { state: without(state, "changing"), say: [wording.beSure] };

const GIVES_UP =
  /\b(?:forget|never ?mind|leave|stop|dont (?:book|bother|do)|drop|keep)\b/;

export const refuse: IntentHandler = (state, heard, now, facts) => {
  if (
    state.task === "cancel" ||
    leaving(heard.text) ||
    GIVES_UP.test(heard.text)
  )
    return leave(state, heard, now, facts);
  if (state.asks === "name" || state.asks === "phone")
    return { state, say: [wording.anyWillDo] };
  if (state.asks !== "confirm") return { state, say: [wording.fine] };
  return whatToChange(state);
};

const OWN =
  /\b(?:my|existing|another|an|our|his|her)\b.*\b(?:appointment|booking|visit|one)\b/;

/** Cancels an appointment; in the middle of a booking, "cancel that" leaves the booking. */
export const cancel: IntentHandler = (state, heard, now, facts) =>
  (state.task === "book" || state.task === "move") && !OWN.test(heard.text)
    ? leave(state, heard, now, facts)
    : start("cancel")(state, heard, now, facts);

const FIELD =
  /^(?:(?:no|not|can|could|i|id|want|like|need|to|let|me|we|change|wrong|different|another|edit|fix|its|that|thats|the|a|my|is|isnt|right|of)\s)*(day|date|time|name|phone|number|phone number)s?(?:\s(?:is|isnt|wrong|right|not|was|again))*$/;

/** Another time, without saying which. */
const SOME_OTHER_TIME =
  /^(?!.*\b(?:day|date|\d+|half|quarter|hour|week)\b)(?:\w+ ){0,7}(?:later|earlier)(?: on| in the day| please| instead| than that)*$/;

/** The slot that a caller wants to give anew, without giving it yet. */
export function toChange(
  text: string,
  { task, asks }: State,
): "day" | "time" | "name" | "phone" | undefined {
  if (leaving(text)) return undefined;
  if (asks === "confirm" && task !== "cancel" && SOME_OTHER_TIME.test(text))
    return "time";
  const field =
    task && task !== "cancel"
      ? FIELD.exec(withoutAnswer(text))?.[1]
      : undefined;
  if (!field) return undefined;
  if (asks !== "confirm" && !/change|wrong|different/.test(text))
    return undefined;
  if (field === "date") return "day";
  return field === "day" || field === "time" || field === "name"
    ? field
    : "phone";
}
