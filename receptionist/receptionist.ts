import { wording } from "./dialogue/wording.ts";
import { answer } from "./dialogue/answers.ts";
import { inLondon } from "./clinic/calendar.ts";
import { isQuestion } from "./nlu/score-intents.ts";
import { clockTime } from "./dialogue/fill-slots.ts";
import {
  emergency,
  helpOn,
  intentHandlers,
} from "./dialogue/intent-handlers.ts";
import { NO_SUCH_DAY } from "./nlu/entities/day-names.ts";
import { urgencyOf } from "./nlu/emergency.ts";
import { practiceIn } from "./nlu/entities/practice.ts";
import type { DemoFields, Receptionist, Reply, State } from "./types.ts";
import { toChange } from "./dialogue/tasks.ts";
import {
  finish,
  isUnusable,
  repeated,
  type Turn,
  undoable,
  without,
} from "./dialogue/turn.ts";
import type { Facts } from "./facts.ts";
import { sentences } from "./format-spoken.ts";
import { DONT_KNOW } from "./nlu/answer-words.ts";
import { plain } from "./nlu/normalise.ts";
import { prepareNext } from "./nlu/patterns.ts";
import { withoutAnswer, yesOrNo } from "./nlu/yes-no.ts";
import { type NluResult, understand } from "./nlu/understand.ts";

/** A wish of so many words says enough for the form's message, which takes so many characters of it. */
const MIN_MESSAGE = 8;
const MAX_MESSAGE = 500;

const START: State = {
  slots: {},
  asks: "anything",
  misses: 0,
  repeats: 0,
  past: [],
  told: {},
  last: { say: [], chips: [] },
};

/**
 * The receptionist of a voice demo, who knows what the facts say and nothing else of the company. Pure: no browser,
 * no storage, no network, and no clock but the one that it is given.
 */
export const createReceptionist = (
  facts: Facts,
): Receptionist<State, Reply> & {
  /** Prepares a part of what it needs to understand; the first step does what is left. @returns whether there was any */
  prepareNext(): boolean;
} => ({
  greet: (now) =>
    finish(
      {
        state: START,
        say: [`Hello, ${facts.clinicName}. ${wording.greeting}`],
      },
      { intent: "greet", slots: {} },
      now,
    ),
  step: (state, words, now) =>
    state.doubt === undefined
      ? step(state, words, now, facts)
      : afterDoubt(state, state.doubt, words, now, facts),
  prepareNext,
});

/**
 * What follows "Is this an emergency now?": the number after a yes; after anything else it goes on with what was
 * said before, and with the answer where it is more than a no.
 */
function afterDoubt(
  state: State,
  doubt: string,
  words: string,
  now: Date,
  facts: Facts,
): Reply {
  const before = without(state, "doubt");
  const text = plain(words);
  const said = yesOrNo(text);
  const unsure =
    DONT_KNOW.test(text) || /\b(?:maybe|might|could be)\b/.test(text);
  // Who tells of it again instead of a yes or a no means a yes.
  const again = urgencyOf(words);
  if (
    said === "yes" ||
    (said !== "no" && (unsure || again.doubtful || again.number))
  )
    return finish(
      emergency(before, again.number ?? (unsure || !said ? "111" : "999")),
      { intent: "emergency", slots: {} },
      now,
    );
  const went = step(before, doubt, now, facts, true);
  if (said === "no" && withoutAnswer(text) === "")
    return { ...went, understood: { intent: "no", slots: {} } };
  const reply = step(went.state, words, now, facts);
  return { ...reply, effects: [...went.effects, ...reply.effects] };
}

function step(
  state: State,
  words: string,
  now: Date,
  facts: Facts,
  /** The receptionist has asked whether it is an emergency. */
  calm = false,
): Reply {
  const said = chosenChip(words, state) ?? words;
  const understood = understand(said, state, inLondon(now).day);
  const changed = toChange(understood.text, state);
  const intent = changed
    ? "inform"
    : CARRY_ON.test(understood.text)
      ? "yes"
      : understood.intent;
  const heard: NluResult = { ...understood, intent };
  const acted = act(prepare(state, heard, words), heard, changed, now, facts);
  const turn = isUnusable(state, acted, heard, changed !== undefined)
    ? helpOn(repeated(state, acted), state.misses + 1, heard, now, facts)
    : repeated(state, { ...acted, state: { ...acted.state, misses: 0 } });
  const { day = heard.currentDay, time, name, phone } = heard;
  const inDoubt = heard.doubtful && !calm && TELLS.has(intent);
  const asksWhether: Turn | undefined =
    inDoubt && !acted.effects
      ? {
          state: { ...state, doubt: words },
          complete: true,
          say: [wording.inCase, wording.isEmergency],
          chips: ["Yes, it’s an emergency", "No, it isn’t"],
        }
      : undefined;
  return finish(
    asksWhether ?? undoable(state, turn, intent),
    {
      intent,
      slots: {
        ...(day && day !== NO_SUCH_DAY && { day: day.slice(0, 10) }),
        ...(time && { time: clockTime(time, day ?? state.slots.day, now) }),
        ...(name && { name }),
        ...(phone && { phone }),
      },
    },
    now,
  );
}

const CARRY_ON = /^(?:carry on|continue|keep (?:going|trying)|go on)$/;

function act(
  state: State,
  heard: NluResult,
  changed: ReturnType<typeof toChange>,
  now: Date,
  facts: Facts,
): Turn {
  const { intent, text, day } = heard;
  if (changed) {
    const slots = { ...state.slots };
    delete slots[changed];
    return { state: { ...without(state, "changing"), slots }, say: [] };
  }
  // Never a yes: it is what the receptionist offers after an emergency, whatever was asked before.
  if (CARRY_ON.test(text))
    return { state: without(state, "formOffered"), say: [] };
  if (heard.aboutEmergencies && intent !== "emergency")
    return { state, say: sentences(facts.answers.emergencies) };
  return isQuestion(intent)
    ? { state, ...answer(intent, { text, day, now }, facts) }
    : intentHandlers[intent](state, heard, now, facts);
}

const ORDINALS =
  /^(?:the )?(?:(first|1st|earlier|former|nearest|next|soonest)|(second|other|2nd(?= one))|(third|3rd)|last|later|latter)(?: one| of those)?(?: please)?$/i;

/** The day or time of the last offer that an answer such as "the second one" picks. */
function chosenChip(words: string, { asks, last }: State): string | undefined {
  if (asks !== "day" && asks !== "time") return undefined;
  const chosen = ORDINALS.exec(words.trim())?.slice(1);
  // None of the three numbers is the last.
  return chosen && last.chips.at(chosen.findIndex(Boolean));
}

/** Said by whoever has a practice, whatever else they want. */
const OWNS = /\b(?:i|we) (?:run|own|manage)\b/;

/** The state with what the words tell of the speaker, and without what only held for one turn. */
function prepare(state: State, heard: NluResult, words: string): State {
  const { intent, name, phone, text } = heard;
  const asksForUs = intent === "demo" || intent === "human";
  const practiceType =
    asksForUs || OWNS.test(text) ? practiceIn(text) : undefined;
  const told: DemoFields = {
    ...state.told,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(practiceType && { practiceType }),
    ...(asksForUs &&
      text.split(" ").length >= MIN_MESSAGE && {
        message: words.trim().slice(0, MAX_MESSAGE),
      }),
  };
  return {
    ...without(state, "formOffered"),
    told,
    ...(state.formOffered &&
      (intent === "yes" || intent === "no") && { formOffered: true }),
  };
}

/** What somebody may want who tells of something that may be an emergency. */
const TELLS = new Set<string>(
  "medical unknown book move cancel inform help human greet".split(" "),
);
