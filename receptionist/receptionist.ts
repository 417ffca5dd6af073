import { twofold } from "./dialogue/twofold.ts";
import { inLondon } from "./clinic/calendar.ts";
import { ofOthers } from "./dialogue/others.ts";
import { amended } from "./dialogue/amend.ts";
import { questionOf, withSecondAnswer } from "./dialogue/answers.ts";
import { chosenChip } from "./dialogue/chosen-chip.ts";
import { clockTime } from "./dialogue/choose-when.ts";
import { leave } from "./dialogue/complete.ts";
import { outlasting } from "./dialogue/offers.ts";
import {
  askWhetherEmergency,
  DENIES_ALARM,
  emergency,
} from "./dialogue/alarm.ts";
import { helpOn, intentHandlers } from "./dialogue/intent-handlers.ts";
import { introduced } from "./dialogue/introduce.ts";
import { afterTrial, withTaskAside } from "./dialogue/owner.ts";
import { clinicIn, rename } from "./dialogue/rename.ts";
import {
  ASIDES,
  finish,
  GIVE_UP,
  isUnusable,
  repeated,
  START,
  type Situation,
  undoable,
} from "./dialogue/turn.ts";
import wording from "./dialogue/wording.json" with { type: "json" };
import { urgencyOf } from "./emergency/urgency.ts";
import { fillIn } from "./format-spoken.ts";
import type { Handbook } from "./handbook.ts";
import { DONT_KNOW, QUESTION } from "./nlu/cues.ts";
import { isDay } from "./nlu/entities/day-names.ts";
import { createKnowledge, type Knowledge } from "./nlu/knowledge.ts";
import { plain } from "./nlu/normalise.ts";
import { type Heard, understand } from "./nlu/understand.ts";
import { withoutAnswer, yesOrNo } from "./nlu/yes-no.ts";
import type { Receptionist, Reply, State, Topic, Understood } from "./types.ts";

/** What a step needs besides the state and the words. */
interface Given {
  readonly now: Date;
  readonly handbook: Handbook;
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
    step: (before, words, now) => {
      const given = { now, handbook, knowledge };
      const state = afterTrial(before, plain(words));
      return state.doubt === undefined
        ? steps(state, words, given)
        : afterDoubt(state, state.doubt, words, given);
    },
    rename: (state, name, now) => rename(state, name, { now, handbook }),
  };
}

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
    const turn = emergency({ state: before }, number, again.help);
    return finish(turn, { intent: "emergency", slots: {} }, given);
  }
  const went = step(before, doubt, given, true);
  if (said === "no" && withoutAnswer(text) === "") return went;
  const reply = step(went.state, words, given);
  return { ...reply, effects: [...went.effects, ...reply.effects] };
}

/** "Yes please. And can you do my husband as well": what is wanted after the yes is heard as well. */
function steps(state: State, words: string, given: Given): Reply {
  const said = twofold(state, words, given);
  if (!said) return step(state, words, given);
  const { yes, more, asksMore } = said;
  const done = step(state, yes, given);
  const next = step(done.state, more, given);
  // "Yes, that'll do nicely" wants nothing more.
  if (next.understood.intent === "unknown" && !asksMore) return done;
  return {
    ...next,
    understood: done.understood,
    say: [...done.say.slice(0, -1), ...next.say],
    effects: [...done.effects, ...next.effects],
  };
}

function step(
  state: State,
  words: string,
  given: Given,
  isNoEmergency = false,
): Reply {
  const { now, handbook, knowledge } = given;
  const clinic = clinicIn(words);
  // Who gives a clinic's name runs one.
  if (clinic) return rename({ ...state, isOwner: true }, clinic, given);
  const said = chosenChip(words, state) ?? words;
  const understood = understand(said, state, inLondon(now).day, knowledge);
  const change =
    ofOthers({ state, heard: understood, now, handbook }) ??
    amended(state, understood);
  const heard: Heard = change
    ? {
        ...understood,
        entry: undefined,
        source: undefined,
        intent: understood.told ? "note" : "inform",
      }
    : understood;
  const { intent } = heard;
  const { alarm } = state;
  const known = ASIDES.has(intent) ? withPerson(state, heard) : state;
  const before = introduced({ ...known, alarm: undefined }, heard);
  const situation: Situation = { state: before, heard, now, handbook };
  const acted = change
    ? { ...change, state: introduced(change.state, heard) }
    : withSecondAnswer(
        withTaskAside(situation, intentHandlers[intent]),
        situation,
      );
  const isCalm = isNoEmergency || intent === "ask" || acted.effects;
  if (heard.urgency.doubtful && !isCalm)
    return finish(
      askWhetherEmergency(state, words),
      understoodOf(situation),
      given,
    );
  const outlasted = outlasting(before, acted, situation);
  const topic = topicAfter(before, heard);
  const tried = repeated(state, {
    ...outlasted,
    state: { ...outlasted.state, topic },
  });
  const turn =
    tried.state.repeats < GIVE_UP
      ? tried
      : { ...leave(tried.state), say: [...tried.say, wording.left] };
  const isMissed = !change && isUnusable(state, acted, heard);
  // "I'm on my own" asks nothing of the clinic.
  const isAboutAlarm =
    isMissed ||
    intent === "unknown" ||
    heard.source === "product" ||
    (intent === "ask" && !QUESTION.test(heard.text));
  const denial = heard.urgency.number ? null : DENIES_ALARM.exec(heard.text);
  if (alarm && denial) {
    const say = denial[1] && !isMissed ? turn.say : [];
    return finish(
      {
        ...(denial[1] ? turn : { state: before }),
        say: [wording.misheard, ...say],
      },
      understoodOf(situation),
      given,
    );
  }
  if (alarm && isAboutAlarm) {
    const again = emergency({ state: before }, alarm.number, alarm.help);
    // Once: she may have heard an alarm where there is none.
    return finish({ ...again, state: before }, understoodOf(situation), given);
  }
  const helped = isMissed
    ? helpOn(turn, situation)
    : { ...turn, state: { ...turn.state, misses: 0 } };
  const { effects = [] } = helped;
  const question = isAnswered(heard) ? questionOf(words) : undefined;
  const done = undoable(state, helped, intent);
  return finish(
    {
      ...done,
      state: question ? { ...done.state, question } : done.state,
      effects: question
        ? [...effects, { name: "answered", question }]
        : effects,
    },
    understoodOf(situation),
    given,
  );
}

/** "Gareth Pugh, and how much is a filling": the name is not asked for again. */
function withPerson(state: State, { name, phone }: Heard): State {
  if (!state.task) return state;
  const slots = {
    ...state.slots,
    ...(name && /^(?:name|phone)$/.test(state.asks) && { name }),
    ...(phone && state.asks === "phone" && { phone }),
  };
  return { ...state, slots };
}

/** What is asked without being known stays, so that it counts with what is said next. */
function topicAfter({ topic, task }: State, heard: Heard): Topic | undefined {
  const { text, treatment, intent, source } = heard;
  // "How much is it", after a note about whitening was sent
  if (task === "note") return treatment ? { ...topic, text, treatment } : topic;
  if (task) return undefined;
  if (intent === "unknown") {
    const before = topic?.missed ? `${topic.text} ` : "";
    return {
      text: `${before}${text}`,
      treatment: treatment ?? topic?.treatment,
      price: topic?.price,
      missed: true,
    };
  }
  const isFollowUp = intent === "ask" && source !== "smalltalk";
  const price = intent === "price-of-treatment";
  if (treatment || isFollowUp || price)
    return { text, treatment: treatment ?? topic?.treatment, price };
  return topic;
}

const isAnswered = ({ intent, source }: Heard): boolean =>
  intent === "treatment" ||
  intent === "price-of-treatment" ||
  (intent === "ask" && source !== "smalltalk");

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
