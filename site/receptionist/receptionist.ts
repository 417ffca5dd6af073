import { receptionist } from "../content/receptionist.ts";
import { settings } from "../settings.ts";
import { answers } from "./answers.ts";
import { inLondon } from "./calendar.ts";
import { clockTime, fill } from "./fill.ts";
import { practiceIn } from "./practice.ts";
import { missing, prompt } from "./prompts.ts";
import type {
  Appointment,
  DemoFields,
  Effect,
  Intent,
  Question,
  Reply,
  State,
  Task,
  Understood,
} from "./reply.ts";
import { type Heard, understand } from "./understand.ts";
import { questions } from "./questions.ts";

export type {
  Appointment,
  Asks,
  DemoFields,
  Effect,
  Intent,
  Reply,
  State,
  Understood,
} from "./reply.ts";

/** How many steps can be undone. */
const STEPS = 12;
/** After this many misses in a row she offers the form. */
const PATIENCE = 3;

interface Turn {
  readonly state: State;
  readonly say: readonly string[];
  /** Instead of what the next question offers. */
  readonly chips?: readonly string[] | undefined;
  readonly effects?: readonly Effect[];
  /** Says all there is to say: no question follows. */
  readonly silent?: boolean;
}

type Move = (state: State, heard: Heard, now: Date) => Turn;

const START: State = {
  slots: {},
  asks: "anything",
  misses: 0,
  past: [],
  told: {},
  last: { say: [], chips: [] },
};

/** Her first words. */
export function greet(now: Date): Reply {
  return finish(
    { state: START, say: [receptionist.greeting] },
    { intent: "greet", slots: {} },
    now,
  );
}

function finish(turn: Turn, understood: Understood, now: Date): Reply {
  const next = prompt(turn.state, now);
  const say = turn.silent ? turn.say : [...turn.say, ...next.say];
  const chips = (
    turn.chips && turn.chips.length > 0 ? turn.chips : next.chips
  ).slice(0, 4);
  const state: State = { ...turn.state, asks: next.asks, last: { say, chips } };
  return {
    state,
    say,
    chips,
    asks: next.asks,
    understood,
    effects: turn.effects ?? [],
  };
}

const without = <Key extends keyof State>(
  state: State,
  ...keys: Key[]
): Omit<State, Key> => {
  const copy = { ...state };
  for (const key of keys) delete copy[key];
  return copy;
};

/** The end of a task: done, or left. */
const closed = (state: State): State => ({
  ...without(state, "task", "part", "digits"),
  slots: {},
  asks: "anything-else",
  past: [],
});

const start =
  (task: Task): Move =>
  (state, heard, now) => {
    const { told, booked } = state;
    const known = {
      ...(told.name && { name: told.name }),
      ...(told.phone && { phone: told.phone }),
      ...(booked &&
        task !== "book" && {
          currentDay: booked.day,
          name: booked.name,
          phone: booked.phone,
        }),
    };
    const slots =
      state.task === task
        ? state.slots
        : {
            ...known,
            ...(state.task && {
              name: state.slots.name ?? known.name,
              phone: state.slots.phone ?? known.phone,
            }),
          };
    const begun: State = {
      ...without(state, "part"),
      task,
      slots: JSON.parse(JSON.stringify(slots)),
    };
    return inform(begun, heard, now);
  };

const inform: Move = (state, heard, now) => {
  if (!state.task) {
    if (heard.day || heard.time || heard.any)
      return start("book")(state, heard, now);
    return {
      state,
      say: heard.name ? [`Hello ${heard.name}.`] : ["Thank you."],
    };
  }
  const { slots, say, chips, part, digits } = fill(state, heard, now);
  const next: State = {
    ...without(state, "part", "digits"),
    slots,
    ...(part && { part }),
    ...(digits && { digits }),
  };
  const accepted =
    say.length === 0 && JSON.stringify(slots) !== JSON.stringify(state.slots);
  return {
    state: next,
    say: say.length > 0 ? say : accepted && missing(next) ? ["Thank you."] : [],
    chips,
  };
};

function done(state: State): Turn {
  const { task, slots } = state;
  const {
    day = "",
    time = "",
    name = "",
    phone = "",
    reason,
    currentDay,
  } = slots;
  if (task === "cancel")
    return {
      state: without(closed(state), "booked"),
      say: ["That would be cancelled now.", receptionist.real],
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
  return {
    state: { ...closed(state), booked: appointment },
    say: [
      task === "move" ? "That’s moved." : "That’s booked.",
      receptionist.real,
    ],
    effects: [{ name: task === "move" ? "moved" : "booked", appointment }],
  };
}

const leave: Move = (state) => ({
  state: closed(state),
  say: [receptionist.left],
});

const yes: Move = (state, heard, now) => {
  if (state.formOffered) return handOver(state, heard, now);
  if (state.task && !missing(state) && state.asks === "confirm")
    return heard.clearYes
      ? done(state)
      : { state, say: ["I’d like to be sure."] };
  return {
    state:
      state.asks === "anything-else" ? { ...state, asks: "anything" } : state,
    say: [],
  };
};

const no: Move = (state, heard, now) => {
  const gives =
    /\b(?:forget|never ?mind|leave|stop|dont (?:book|bother|do)|drop|keep)\b/.test(
      heard.text,
    );
  if (state.formOffered) return { state, say: ["All right."] };
  if (state.asks === "anything-else") return goodbye(state, heard, now);
  if (!state.task) return { state, say: [] };
  if (gives || state.task === "cancel") return leave(state, heard, now);
  if (state.asks !== "confirm") return { state, say: ["That’s fine."] };
  return {
    state,
    silent: true,
    say: ["What should I change?"],
    chips: ["The day", "The time", "The name", "The phone number"],
  };
};

const goodbye: Move = (state) => ({
  state,
  silent: true,
  say: [receptionist.goodbye],
  chips: ["Book an appointment", "I’d like a demo"],
  effects: [{ name: "end" }],
});

const handOver: Move = (state, heard) => {
  const fields: DemoFields = { ...state.told };
  return {
    state: { ...without(state, "formOffered") },
    silent: true,
    say: [
      heard.intent === "human"
        ? `${receptionist.handOverHuman} ${receptionist.orCall} ${settings.phone}.`
        : "",
      receptionist.handOver,
    ].filter(Boolean),
    chips: ["Carry on"],
    effects: [{ name: "hand-over", fields }],
  };
};

const back: Move = (state) => {
  const before = state.past.at(-1);
  if (!before) return { state, say: [receptionist.nothingToUndo] };
  return {
    state: {
      ...without(state, "task", "digits"),
      ...before,
      past: state.past.slice(0, -1),
    },
    say: [receptionist.backOneStep],
  };
};

const miss: Move = (state, heard) => {
  if (heard.aboutEmergencies)
    return {
      state,
      say: ["Anyone describing an emergency is told to call 999."],
    };
  const misses = state.misses + 1;
  if (misses < PATIENCE)
    return {
      state: { ...state, misses },
      say: [
        state.task || misses > 1
          ? receptionist.notUnderstood
          : receptionist.unknown,
      ],
    };
  return {
    state: { ...state, misses, formOffered: true },
    silent: true,
    say: [
      receptionist.notUnderstood,
      receptionist.offerForm,
      `${receptionist.orCall} ${settings.phone}.`,
    ],
    chips: ["Go to the form", "Carry on", "What can you do?"],
  };
};

const cancel: Move = (state, heard, now) =>
  (state.task === "book" || state.task === "move") &&
  !/\b(?:my|existing|another|an)\b.*\b(?:appointment|booking|visit|one)\b/.test(
    heard.text,
  )
    ? leave(state, heard, now)
    : start("cancel")(state, heard, now);

const moves: Readonly<Record<Exclude<Intent, Question>, Move>> = {
  emergency: (state, heard) => ({
    state,
    silent: true,
    say: [
      receptionist.emergency[heard.emergency ?? "999"],
      receptionist.emergencyNote,
    ],
    chips: ["Carry on", "Goodbye"],
    effects: [{ name: "emergency", number: heard.emergency ?? "999" }],
  }),
  medical: (state) => ({ state, say: [receptionist.medical] }),
  book: start("book"),
  move: start("move"),
  cancel,
  inform,
  yes,
  no,
  human: handOver,
  demo: handOver,
  repeat: (state) => ({ state, silent: true, ...state.last }),
  back,
  goodbye,
  help: (state) => ({ state, say: [receptionist.help, receptionist.helpMore] }),
  thanks: (state) => ({ state, say: [receptionist.thanks] }),
  greet: (state) => ({ state, say: [receptionist.hello] }),
  unknown: miss,
};

const FIELD =
  /^(?:(?:no|change|wrong|different|another|edit|fix|its|that|can|could|i|want|id|like|to|let|me|the|a|my|is|isnt|right|not|of|different)\s)*(day|date|time|name|phone|number|phone number)(?:\s(?:is|isnt|wrong|right|not|was))*$/;

/** The slot that a caller wants to give anew, without giving it yet. */
function toChange({ text }: Heard, { task, asks }: State) {
  const field = task && task !== "cancel" ? FIELD.exec(text)?.[1] : undefined;
  if (!field || (asks !== "confirm" && !/change|wrong|different/.test(text)))
    return undefined;
  return (
    ({ day: "day", date: "day", time: "time", name: "name" } as const)[field] ??
    "phone"
  );
}

const isQuestion = (intent: Intent): intent is Question => intent in questions;

/** What she was told that the form can use. */
function remember(told: DemoFields, heard: Heard, words: string): DemoFields {
  const practiceType = practiceIn(heard.text);
  return {
    ...told,
    ...(heard.name && { name: heard.name }),
    ...(heard.phone && { phone: heard.phone }),
    ...(practiceType &&
      (heard.intent === "demo" || !told.practiceType) &&
      ["demo", "human"].includes(heard.intent) && { practiceType }),
    ...(["demo", "human"].includes(heard.intent) &&
      heard.text.split(" ").length > 4 && {
        message: words.trim().slice(0, 500),
      }),
  };
}

/** Her answer to the next words. Pure: the same state, words and clock give the same answer. */
export function step(state: State, words: string, now: Date): Reply {
  const today = inLondon(now).day;
  const heard = understand(words, {
    asks: state.asks,
    task: state.task,
    today,
    digits: state.digits,
  });
  const changed = toChange(heard, state);
  const intent = changed
    ? "inform"
    : /^(?:carry on|continue|go on|keep going)$/.test(heard.text) &&
        state.asks !== "confirm"
      ? "yes"
      : heard.intent;
  const at: State = {
    ...without(state, "formOffered"),
    told: remember(state.told, heard, words),
    misses: intent === "unknown" ? state.misses : 0,
    ...(state.formOffered &&
      (intent === "yes" || intent === "no") &&
      heard.text !== "carry on" && { formOffered: true }),
  };

  let turn: Turn;
  if (changed) {
    const slots = { ...at.slots };
    delete slots[changed];
    turn = { state: { ...at, slots }, say: [] };
  } else if (isQuestion(intent))
    turn = {
      state: at,
      say: answers[intent]({ text: heard.text, day: heard.day, now }),
    };
  else turn = moves[intent](at, heard, now);

  const before = {
    ...(state.task && { task: state.task }),
    slots: state.slots,
    asks: state.asks,
  };
  const after = turn.state;
  const grew =
    after.task !== undefined &&
    intent !== "back" &&
    (after.task !== state.task ||
      JSON.stringify(after.slots) !== JSON.stringify(state.slots));
  if (grew)
    turn = {
      ...turn,
      state: { ...after, past: [...after.past, before].slice(-STEPS) },
    };

  const { day = heard.currentDay, time, name, phone } = heard;
  return finish(
    turn,
    {
      intent,
      slots: {
        ...(day && { day }),
        ...(time && { time: clockTime(time, day ?? state.slots.day, now) }),
        ...(name && { name }),
        ...(phone && { phone }),
      },
    },
    now,
  );
}
