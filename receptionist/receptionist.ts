import { inLondon } from "./clinic/calendar.ts";
import { amended } from "./dialogue/amend.ts";
import { questionOf } from "./dialogue/written-note.ts";
import { chosenChip } from "./dialogue/chosen-chip.ts";
import { clockTime } from "./dialogue/choose-when.ts";
import {
  CARRY_ON,
  callUs,
  GO_TO_FORM,
  offerForm,
  outlasting,
} from "./dialogue/offers.ts";
import { closed, leave } from "./dialogue/complete.ts";
import {
  alarmAfter,
  askWhetherEmergency,
  emergency,
  insteadOf,
  isOnlyDenial,
} from "./dialogue/alarm.ts";
import { intentHandlers } from "./dialogue/intent-handlers.ts";
import { introduced } from "./dialogue/introduce.ts";
import { joined } from "./dialogue/join-replies.ts";
import { linesToTake } from "./dialogue/lines-to-take.ts";
import {
  addedToForm,
  intoForm,
  numberForForm,
  withoutTrial,
} from "./dialogue/owner.ts";
import { recalled } from "./dialogue/recall.ts";
import { isAnswered, topicAfter } from "./dialogue/topic.ts";
import { clinicIn, rename } from "./dialogue/rename.ts";
import {
  counted,
  finish,
  START,
  type Situation,
  type Turn,
  undoable,
} from "./dialogue/turn.ts";
import wording from "./dialogue/wording.json" with { type: "json" };
import { urgencyOf } from "./emergency/urgency.ts";
import { fillIn } from "./format-spoken.ts";
import type { Handbook, Setting } from "./handbook.ts";
import { DONT_KNOW, QUESTION } from "./nlu/cues.ts";
import { isDay } from "./nlu/entities/day-names.ts";
import { practiceIn } from "./nlu/entities/practice.ts";
import { createKnowledge, type Knowledge } from "./nlu/knowledge.ts";
import { plain } from "./nlu/normalise.ts";
import {
  DECLARES,
  ownsPractice,
  withoutIntroduction,
  withoutPretence,
} from "./nlu/owner.ts";
import { withStops } from "./nlu/stops.ts";
import { wantedInstead } from "./nlu/turns-to.ts";
import { type Heard, understand } from "./nlu/understand.ts";
import { withoutAnswer, yesOrNo } from "./nlu/yes-no.ts";
import type { Receptionist, Reply, State, Understood } from "./types.ts";

/** What a step needs besides the state and the words. */
interface Given extends Setting {
  readonly knowledge: Knowledge;
}

export function createReceptionist(
  handbook: Handbook,
): Receptionist<State, Reply> {
  const knowledge = createKnowledge(handbook);
  return {
    greet: (now) => {
      const clinic = handbook.clinic.name;
      return finish(
        { state: START, say: [fillIn(wording.greeting, { clinic })] },
        { intent: "greet", slots: {} },
        { now, handbook },
      );
    },
    step: (state, words, now) => {
      const given = { now, handbook, knowledge };
      if (state.doubt !== undefined)
        return afterDoubt(state, state.doubt, words, given);
      return afterAlarm(state, words, given) ?? steps(state, words, given);
    },
    rename: (state, name, now) => rename(state, name, { now, handbook }),
  };
}

/** "No no, not an emergency," before something else */
const DENIES = /^[^.!?]*?\b(?:no|not|isn['’]t)\b[^.!?]*?emergency[\s,.!]*/i;

/** After "Is this an emergency now?" it gives the number, or answers what was said before. */
function afterDoubt(
  state: State,
  doubt: string,
  words: string,
  given: Given,
): Reply {
  const before = { ...state, doubt: undefined };
  const text = plain(words);
  const said = yesOrNo(text);
  const isUnsure =
    DONT_KNOW.test(text) || /\b(?:maybe|might|could be)\b/.test(text);
  // Who tells of it again, instead of a yes or a no, means yes.
  const again = urgencyOf(words);
  const tells = isUnsure || again.doubtful || again.number || again.help;
  if (said === "yes" || (said !== "no" && tells)) {
    const number = again.number ?? (isUnsure || !said ? "111" : "999");
    const turn = emergency(before, doubt, number, again.help);
    return finish(turn, { intent: "emergency", slots: {} }, given);
  }
  const went = step(before, doubt, given, true);
  if (said === "no" && withoutAnswer(text) === "") return went;
  const rest = words.replace(DENIES, "") || words;
  const reply = step(went.state, rest, given);
  return { ...reply, effects: [...went.effects, ...reply.effects] };
}

/** Once an alarm is denied, what was said is answered after all; "Carry on" denies nothing, and has only a question answered. */
function afterAlarm(
  { alarm, ...state }: State,
  words: string,
  given: Given,
): Reply | undefined {
  const text = plain(words);
  const isDenied = isOnlyDenial(text);
  if (!alarm || alarm.help || !(isDenied || text === plain(CARRY_ON)))
    return undefined;
  const reply = step(state, alarm.words, given, true);
  const { understood, effects } = reply;
  const isMeant = effects.some(({ name }) => name === "answered")
    ? QUESTION.test(plain(alarm.words))
    : isDenied && understood.intent !== "unknown";
  if (!isMeant) return undefined;
  const say = [...(isDenied ? [wording.misheard] : []), ...reply.say];
  return { ...reply, say };
}

/** A line of several sentences is taken as so many lines, where each is clear by itself. */
function steps(was: State, spoken: string, given: Given): Reply {
  // "Is it, like, going to hurt?", "A dentist? I asked who …"
  const said = withStops(spoken)
    .replaceAll(/,\s*like,\s*/gi, " ")
    .replace(/^[^.?!]{1,20}\?\s+(?=(?:no,? )?i asked\b)/i, "");
  const played = was.task ? said : withoutPretence(said);
  // Who tells so in one of the sentences runs a practice in all of them, but for one who plays a patient.
  const text = plain(said);
  const isTrying = was.isInvited === true && !QUESTION.test(text);
  const isOwner =
    played === said && (ownsPractice(text) || (was.isOwner && !isTrying));
  // "Right, leave that, I'm a practice manager": what was being booked was only tried.
  const isTrial = was.task && was.asks !== "message" && DECLARES.test(text);
  const words =
    was.task && !isTrial ? said : withoutIntroduction(isTrial ? said : played);
  const left: State = isTrial ? { ...closed(was), asks: "anything" } : was;
  const practiceType = words === played ? undefined : practiceIn(text);
  const told = { ...left.told, ...(practiceType && { practiceType }) };
  const state = { ...left, isOwner, told };
  const { day: today } = inLondon(given.now);
  const heard = new Map<string, Heard>();
  const [first, ...more] = linesToTake(words, state, (line) => {
    const known =
      heard.get(line) ?? understand(line, state, today, given.knowledge);
    heard.set(line, known);
    return known;
  });
  const begun = step(state, first ?? words, given);
  return more.reduce((done, line) => {
    // Of one topic in two lines nothing is told in other words, and all lines together are one answer.
    const repeats = Math.min(begun.state.repeats, done.state.repeats);
    const before = { ...done.state, answered: left.answered, repeats };
    return joined(done, steps(before, line, given));
  }, begun);
}

function step(
  state: State,
  words: string,
  given: Given,
  isCalm = false,
): Reply {
  const { now, handbook, knowledge } = given;
  const wanted = wantedInstead(state.task, words);
  if (wanted) return step(closed(state), wanted, given);
  const clinic = clinicIn(words, state);
  // Who gives a clinic's name runs one.
  if (clinic) return rename({ ...state, isOwner: true }, clinic, given);
  const said = chosenChip(words, state) ?? words;
  const understood = understand(
    said,
    { ...state, isCalm },
    inLondon(now).day,
    knowledge,
  );
  const isAlarmed = understood.intent === "emergency";
  const of = recalled(state, understood, handbook);
  const first: Situation = { state: of, heard: understood, now, handbook };
  const change = isAlarmed ? undefined : amended(first);
  const heard: Heard = change
    ? { ...understood, entry: undefined, source: undefined, intent: "inform" }
    : understood;
  const calmed = { ...of, alarm: alarmAfter(state, heard) };
  const known = introduced(withoutTrial(calmed, heard), heard);
  const situation: Situation = { state: known, heard, now, handbook };
  const acted = change
    ? { ...change, state: introduced(change.state, heard) }
    : (intoForm(state, situation) ??
      numberForForm(situation) ??
      addedToForm(situation) ??
      intentHandlers[heard.intent](situation));
  const understoodAs = understoodOf(situation);
  const instead = ofAlarm(state, acted, situation);
  if (instead) return finish(instead, understoodAs, given);
  const answered = outlasting(known, acted, situation);
  const counts = counted(state, answered, change ? "status" : heard.intent);
  const turn = wayOut(answered, { ...situation, state: counts });
  const next = undoable(state, turn.state, heard.intent);
  const { effects = [] } = turn;
  return finish(
    {
      ...turn,
      state: {
        ...next,
        topic: topicAfter(known, heard, effects),
        // "No, I asked …" leaves the offer, and asks once more.
        answered:
          heard.entry?.id ??
          (heard.intent === "no" ? state.answered : undefined),
        isInvited: heard.entry?.invites,
        isAtForm: effects.some(({ name }) => name === "hand-over"),
      },
      effects: isAnswered(heard)
        ? [...effects, { name: "answered", question: questionOf(words) }]
        : effects,
    },
    understoodAs,
    given,
  );
}

/** So often answered in vain, a question is answered by another way to us, and then left. */
const OFFERS_FORM = 3;
const GIVES_UP = 6;

function wayOut(turn: Turn, situation: Situation): Turn {
  const { state, heard } = situation;
  const isMissed = /^(?:unknown|inform)$/.test(heard.intent);
  if (state.missed === OFFERS_FORM && isMissed && !turn.effects) {
    const say = [wording.stuck, callUs(situation)];
    if (!state.task) return offerForm(situation, say);
    // In a task it is only told of: a yes belongs to the question at hand.
    return { state, say, chips: [GO_TO_FORM, CARRY_ON, "What can you do?"] };
  }
  if (!state.task || state.missed < GIVES_UP) return { ...turn, state };
  const left = leave(state);
  return turn.complete ? { ...left, say: [...turn.say, ...left.say] } : left;
}

/** What she says instead, where she is in doubt or has just told whom to call. */
function ofAlarm(
  { alarm, ...state }: State,
  acted: Turn,
  { state: before, heard }: Situation,
): Turn | undefined {
  const { intent, urgency, words } = heard;
  if (urgency.doubtful && intent !== "ask" && !acted.effects)
    return askWhetherEmergency({ ...state, alarm }, words);
  return alarm && insteadOf(acted, alarm, { state: before, heard });
}

function understoodOf({ state, heard, now }: Situation): Understood {
  const { intent, entry, source, time, name, phone, treatment } = heard;
  const day = [heard.day, heard.currentDay].find(isDay);
  return {
    intent: source === "smalltalk" ? source : (entry?.id ?? intent),
    slots: {
      day,
      time: time && clockTime(time, day ?? state.slots.day, now),
      name,
      phone,
      treatment,
    },
  };
}
