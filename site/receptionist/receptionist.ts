import { receptionist } from "../content/receptionist.ts";
import { aboutEmergencies, answers } from "./answers.ts";
import { inLondon } from "./calendar.ts";
import { isQuestion } from "./evidence.ts";
import { clockTime } from "./fill.ts";
import { moves } from "./moves.ts";
import { practiceIn } from "./practice.ts";
import type { DemoFields, Intent, Reply, State } from "./reply.ts";
import { toChange } from "./tasks.ts";
import { finish, type Turn, without } from "./turn.ts";
import { type Heard, understand } from "./understand.ts";

export { fillNext } from "./patterns.ts";
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
/** What the form's message takes of one utterance, in characters. */
const MAX_MESSAGE = 500;

const START: State = {
  slots: {},
  asks: "anything",
  misses: 0,
  past: [],
  told: {},
  last: { say: [], chips: [] },
};

/** Her first words. */
export const greet = (now: Date): Reply =>
  finish(
    { state: START, say: [receptionist.greeting] },
    { intent: "greet", slots: {} },
    now,
  );

/** Her answer to the next words. Pure: the same state, words and clock give the same answer. */
export function step(state: State, words: string, now: Date): Reply {
  const said = chosenChip(words, state) ?? words;
  const understood = understand(said, {
    asks: state.asks,
    task: state.task,
    today: inLondon(now).day,
    digits: state.digits,
    changing: state.changing,
  });
  const changed = toChange(understood.text, state);
  const intent = changed
    ? "inform"
    : CARRY_ON.test(understood.text)
      ? "yes"
      : understood.intent;
  const heard: Heard = { ...understood, intent };
  const turn = act(prepare(state, heard, words), heard, changed, now);
  const { day = heard.currentDay, time, name, phone } = heard;
  return finish(
    undoable(state, turn, intent),
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

const CARRY_ON = /^(?:carry on|continue|keep (?:going|trying)|go on)$/;

function act(
  state: State,
  heard: Heard,
  changed: ReturnType<typeof toChange>,
  now: Date,
): Turn {
  const { intent, text, day } = heard;
  if (changed) {
    const slots = { ...state.slots };
    delete slots[changed];
    return { state: { ...without(state, "changing"), slots }, say: [] };
  }
  // Never a yes: it is what she offers after an emergency, whatever was asked before.
  if (CARRY_ON.test(text))
    return { state: without(state, "formOffered"), say: [] };
  if (heard.aboutEmergencies && intent !== "emergency")
    return { state, say: aboutEmergencies() };
  return isQuestion(intent)
    ? { state, ...answers[intent]({ text, day, now }) }
    : moves[intent](state, heard, now);
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:the )?(?:first|1st|earlier|former|nearest|next|soonest)(?: one| of those)?(?: please)?$/i,
    0,
  ],
  [/^(?:the )?(?:second|2nd|other)(?: one| of those)?(?: please)?$/i, 1],
  [/^(?:the )?(?:third|3rd)(?: one| of those)?(?: please)?$/i, 2],
  [/^(?:the )?(?:last|later|latter)(?: one| of those)?(?: please)?$/i, -1],
];

/** The day or time of her last offer that an answer such as "the second one" picks. */
function chosenChip(words: string, { asks, last }: State): string | undefined {
  if (asks !== "day" && asks !== "time") return undefined;
  const at = ORDINALS.find(([pattern]) => pattern.test(words.trim()))?.[1];
  return at === undefined ? undefined : last.chips.at(at);
}

/** The state with what the words tell of the speaker, and without what only held for one turn. */
function prepare(state: State, heard: Heard, words: string): State {
  const { intent, name, phone, text } = heard;
  const asksForUs = intent === "demo" || intent === "human";
  const practiceType = asksForUs ? practiceIn(text) : undefined;
  const told: DemoFields = {
    ...state.told,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(practiceType && { practiceType }),
    ...(asksForUs &&
      text.split(" ").length > (intent === "demo" ? 4 : 8) && {
        message: words.trim().slice(0, MAX_MESSAGE),
      }),
  };
  return {
    ...without(state, "formOffered"),
    told,
    misses: intent === "unknown" && !heard.aboutEmergencies ? state.misses : 0,
    ...(state.formOffered &&
      (intent === "yes" || intent === "no") && { formOffered: true }),
  };
}

/** Remembers where a task stood before what was told in this turn. */
function undoable(state: State, turn: Turn, intent: Intent): Turn {
  const after = turn.state;
  const same =
    after.task === state.task &&
    JSON.stringify(after.slots) === JSON.stringify(state.slots);
  if (after.task === undefined || intent === "back" || same) return turn;
  const before = {
    ...(state.task && { task: state.task }),
    slots: state.slots,
    asks: state.asks,
  };
  return {
    ...turn,
    state: { ...after, past: [...after.past, before].slice(-STEPS) },
  };
}
