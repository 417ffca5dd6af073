import type { Slot, Slots, State, Task } from "../types.ts";
import { fillIn } from "../format-spoken.ts";
import { leaving, withoutAnswer } from "../nlu/yes-no.ts";
import { fill } from "./fill-slots.ts";
import { missing } from "./prompts.ts";
import { type Handler, readBackOf, type Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

const closed = ({ misses, repeats, told, booked, last }: State): State => ({
  misses,
  repeats,
  told,
  booked,
  last,
  slots: {},
  asks: "anything-else",
  past: [],
});

function known({ task, told, booked, slots }: State, next: Task): Slots {
  const { currentDay, name = told.name, phone = told.phone } = slots;
  // The caller moves what was to be cancelled, or the other way round.
  if (task && task !== "book" && next !== "book")
    return { currentDay, name, phone };
  if (!booked) return { name, phone };
  return next === "book"
    ? // A second booking may be for somebody else.
      { phone }
    : { currentDay: booked.day, name: booked.name, phone: booked.phone };
}

export const start =
  (task: Task): Handler =>
  ({ state, ...rest }) => {
    const slots = state.task === task ? state.slots : known(state, task);
    return inform({
      ...rest,
      state: { ...state, part: undefined, task, slots },
    });
  };

export const greeting = (name: string | undefined): string | undefined =>
  name && fillIn(wording.helloName, { name });

const whatToChange = (state: State): Turn => ({
  state: { ...state, changing: true },
  complete: true,
  say: [wording.whatToChange],
  chips: ["The day", "The time", "The name", "The phone number"],
});

export const inform: Handler = (situation) => {
  const { state, heard } = situation;
  if (!state.task)
    return heard.day || heard.time || heard.any || heard.part
      ? start("book")(situation)
      : { state, say: [greeting(heard.name) ?? wording.noted] };
  const filled = fill(situation);
  const isNew = readBackOf(filled.state) !== readBackOf(state);
  if (state.asks === "confirm" && !isNew && filled.say.length === 0)
    return whatToChange(state);
  const { name, phone } = filled.state.slots;
  const isIntroduced = name !== state.slots.name || phone !== state.slots.phone;
  return missing(filled.state) && isIntroduced
    ? { ...filled, say: [wording.noted, ...filled.say] }
    : filled;
};

function done(state: State): Turn {
  const {
    currentDay,
    day = "",
    time = "",
    name = "",
    phone = "",
  } = state.slots;
  if (state.task === "cancel")
    return {
      state: { ...closed(state), booked: undefined },
      say: [wording.cancelled, wording.nothingReal],
      effects: [
        {
          name: "cancelled",
          appointment: { name, ...(currentDay && { day: currentDay }) },
        },
      ],
    };
  const booked = { day, time, name, phone };
  const moved = state.task === "move";
  return {
    state: { ...closed(state), booked },
    say: [moved ? wording.moved : wording.booked, wording.nothingReal],
    effects: [{ name: moved ? "moved" : "booked", appointment: booked }],
  };
}

/** Only a clear yes counts, and only to the last read-back just as it stands. */
export const confirm: Handler = ({ state, heard }) =>
  heard.clearYes && !state.changing && state.readBack === readBackOf(state)
    ? done(state)
    : { state: { ...state, changing: undefined }, say: [wording.beSure] };

const leave = (state: State): Turn => ({
  state: closed(state),
  say: [wording.left],
});

const GIVES_UP =
  /\b(?:forget|never ?mind|leave|stop|dont (?:book|bother|do)|drop|keep)\b/;

export const refuse: Handler = ({ state, heard: { text } }) => {
  if (state.task === "cancel" || leaving(text) || GIVES_UP.test(text))
    return leave(state);
  if (state.asks === "confirm") return whatToChange(state);
  const isPersonal = state.asks === "name" || state.asks === "phone";
  return { state, say: [isPersonal ? wording.anyWillDo : wording.fine] };
};

/** In the middle of a booking or a move, "cancel that" only leaves it. */
export const cancel: Handler = (situation) => {
  const { state } = situation;
  return state.task && state.task !== "cancel"
    ? leave(state)
    : start("cancel")(situation);
};

const FIELD =
  /^(?:(?:no|not|can|could|i|id|want|like|need|to|let|me|we|change|wrong|different|another|edit|fix|its|that|thats|the|a|bit|do|my|is|isnt|right|of)\s)*(day|date|time|later|earlier|name|phone|number|phone number)s?(?:\s(?:is|isnt|wrong|right|not|was|again|on|instead))*$/;
const FIELDS: Readonly<Record<string, Slot>> = {
  day: "day",
  date: "day",
  time: "time",
  later: "time",
  earlier: "time",
  name: "name",
};

/** "The time is wrong" names a slot without its new value. */
export function toChange(text: string, state: State): Slot | undefined {
  const { task, asks } = state;
  if (!task || task === "cancel" || leaving(text)) return undefined;
  const field = FIELD.exec(withoutAnswer(text))?.[1];
  if (!field || !(asks === "confirm" || /change|wrong|different/.test(text)))
    return undefined;
  return FIELDS[field] ?? "phone";
}
