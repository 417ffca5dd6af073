import { inLondon } from "./clinic/calendar.ts";
import { answer } from "./dialogue/answers.ts";
import { clockTime } from "./dialogue/fill-slots.ts";
import {
  emergency,
  helpOn,
  intentHandlers,
} from "./dialogue/intent-handlers.ts";
import { toChange } from "./dialogue/tasks.ts";
import {
  finish,
  isUnusable,
  repeated,
  type Situation,
  type Turn,
  undoable,
} from "./dialogue/turn.ts";
import wording from "./dialogue/wording.json" with { type: "json" };
import type { Facts } from "./facts.ts";
import { fillIn, sentences } from "./format-spoken.ts";
import { DONT_KNOW } from "./nlu/decide.ts";
import { urgencyOf } from "./nlu/emergency.ts";
import { isDay } from "./nlu/entities/day-names.ts";
import { practiceIn } from "./nlu/entities/practice.ts";
import { plain } from "./nlu/normalise.ts";
import { prepareNext } from "./nlu/classify.ts";
import { isQuestion } from "./nlu/score-intents.ts";
import { type NluResult, understand } from "./nlu/understand.ts";
import { withoutAnswer, yesOrNo } from "./nlu/yes-no.ts";
import type {
  DemoFields,
  Receptionist,
  Reply,
  Slot,
  State,
  Understood,
} from "./types.ts";

const START: State = {
  slots: {},
  asks: "anything",
  misses: 0,
  repeats: 0,
  past: [],
  told: {},
  last: { say: [], chips: [] },
};

export const createReceptionist = (
  facts: Facts,
): Receptionist<State, Reply> & {
  prepareNext(): boolean;
} => ({
  greet: (now) =>
    finish(
      {
        state: START,
        say: [fillIn(wording.greeting, { clinic: facts.clinicName })],
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

/** After "Is this an emergency now?" it gives the number, or goes on with what was said before. */
function afterDoubt(
  state: State,
  doubt: string,
  words: string,
  now: Date,
  facts: Facts,
): Reply {
  const before = { ...state, doubt: undefined };
  const text = plain(words);
  const said = yesOrNo(text);
  const isUnsure =
    DONT_KNOW.test(text) || /\b(?:maybe|might|could be)\b/.test(text);
  // Whoever tells of it again, instead of a yes or a no, means yes.
  const again = urgencyOf(words);
  const tells = isUnsure || again.doubtful || again.number;
  if (said === "yes" || (said !== "no" && tells)) {
    const number = again.number ?? (isUnsure || !said ? "111" : "999");
    const turn = emergency(before, number);
    return finish(turn, { intent: "emergency", slots: {} }, now);
  }
  const went = step(before, doubt, now, facts, true);
  if (said === "no" && withoutAnswer(text) === "") return went;
  const reply = step(went.state, words, now, facts);
  return { ...reply, effects: [...went.effects, ...reply.effects] };
}

const CARRY_ON = /^(?:carry on|continue|keep (?:going|trying)|go on)$/;

function step(
  state: State,
  words: string,
  now: Date,
  facts: Facts,
  isNoEmergency = false,
): Reply {
  const said = chosenChip(words, state) ?? words;
  const understood = understand(said, state, inLondon(now).day);
  const { text, doubtful } = understood;
  const field = toChange(text, state);
  const carriesOn = !field && CARRY_ON.test(text);
  const intent = field ? "inform" : carriesOn ? "yes" : understood.intent;
  const heard: NluResult = { ...understood, intent };
  const before = introduced(state, heard, words);
  const situation: Situation = { state: before, heard, now, facts };
  // "Carry on" is never a yes to what was asked before.
  const acted = field
    ? giveAnew(before, field)
    : carriesOn
      ? { state: { ...before, formOffered: undefined }, say: [] }
      : act(situation);
  if (doubtful && !isNoEmergency && !isQuestion(intent) && !acted.effects)
    return finish(
      askWhetherEmergency(state, words),
      understoodOf(situation),
      now,
    );
  const turn = repeated(state, acted);
  const isMissed = !field && isUnusable(state, acted, heard);
  const helped = isMissed
    ? helpOn(turn, situation)
    : { ...turn, state: { ...turn.state, misses: 0 } };
  return finish(undoable(state, helped, intent), understoodOf(situation), now);
}

const giveAnew = (state: State, slot: Slot): Turn => ({
  state: {
    ...state,
    changing: undefined,
    slots: { ...state.slots, [slot]: undefined },
  },
  say: [],
});

function act(situation: Situation): Turn {
  const { state, heard, facts } = situation;
  const { intent } = heard;
  if (heard.aboutEmergencies && intent !== "emergency")
    return { state, say: sentences(facts.answers.emergencies) };
  return isQuestion(intent)
    ? { state, ...answer(intent, situation) }
    : intentHandlers[intent](situation);
}

const askWhetherEmergency = (state: State, words: string): Turn => ({
  state: { ...state, doubt: words },
  complete: true,
  say: [wording.inCase, wording.isEmergency],
  chips: ["Yes, it’s an emergency", "No, it isn’t"],
});

function understoodOf({ state, heard, now }: Situation): Understood {
  const { intent, time, name, phone } = heard;
  const day = [heard.day, heard.currentDay].find(isDay);
  return {
    intent,
    slots: {
      day,
      time: time && clockTime(time, day ?? state.slots.day, now),
      name,
      phone,
    },
  };
}

const ORDINALS =
  /^(?:the )?(?:(first|1st|earlier|former|nearest|next|soonest)|(second|other|2nd(?= one))|(third|3rd)|last|later|latter)(?: one| of those)?(?: please)?$/i;

function chosenChip(words: string, { asks, last }: State): string | undefined {
  if (asks !== "day" && asks !== "time") return undefined;
  const chosen = ORDINALS.exec(words.trim())?.slice(1);
  // "The last one" is in none of the groups: -1 is the last chip.
  return chosen && last.chips.at(chosen.findIndex(Boolean));
}

/** "We run a surgery", "what is it for a dental practice". */
const OWNS =
  /\b(?:i|we) (?:run|own|manage)\b|\bfor an? (?:\w+ ){0,2}(?:practice|clinic|surgery)\b/;

const MIN_MESSAGE_WORDS = 8;
const MAX_MESSAGE_LENGTH = 500;

/** Notes what the words tell about the speaker, and forgets an offer of the form that was passed over. */
function introduced(state: State, heard: NluResult, words: string): State {
  const { intent, name, phone, text } = heard;
  const asksForUs = intent === "demo" || intent === "human";
  const practiceType =
    asksForUs || OWNS.test(text) ? practiceIn(text) : undefined;
  const isMessage = asksForUs && text.split(" ").length >= MIN_MESSAGE_WORDS;
  const told: DemoFields = {
    ...state.told,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(practiceType && { practiceType }),
    ...(isMessage && { message: words.trim().slice(0, MAX_MESSAGE_LENGTH) }),
  };
  const isAnswered = intent === "yes" || intent === "no";
  return { ...state, told, formOffered: isAnswered && state.formOffered };
}
