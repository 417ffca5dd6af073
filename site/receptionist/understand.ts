import type { Day } from "./calendar.ts";
import { findDays } from "./days.ts";
import { asksAboutEmergencies, findEmergency } from "./emergency.ts";
import { chosen, type Mention } from "./mentions.ts";
import { guess } from "./guess.ts";
import { INTENTS } from "./learned.ts";
import { findName } from "./names.ts";
import { inDigits } from "./numbers.ts";
import { weigh } from "./patterns.ts";
import { findPhone } from "./phone.ts";
import { questions } from "./questions.ts";
import type { Asks, Intent, Question, Task } from "./reply.ts";
import { findTimes, type Part, partOf } from "./times.ts";
import { wants } from "./wants.ts";
import { plain } from "./words.ts";
import {
  isClearYes,
  withoutAnswer,
  withoutGreeting,
  yesOrNo,
} from "./yes-no.ts";

/** Where the conversation stands, as far as it changes what words mean. */
export interface Context {
  readonly asks: Asks;
  readonly task: Task | undefined;
  readonly today: Day;
  /** Digits of a phone number that came before. */
  readonly digits?: string | undefined;
}

/** All that was heard in one utterance. */
export interface Heard {
  readonly intent: Intent;
  /** The plain words. */
  readonly text: string;
  readonly emergency?: "999" | "111";
  readonly day?: Day;
  /** The day of the appointment that there is. */
  readonly currentDay?: Day;
  readonly time?: string;
  readonly part?: Part;
  readonly name?: string;
  readonly phone?: string;
  /** Digits that are no UK number. */
  readonly badPhone?: string;
  /** Any time or day will do. */
  readonly any: boolean;
  /** A yes that nothing takes back. */
  readonly clearYes: boolean;
  readonly aboutEmergencies: boolean;
}

/** Evidence that is enough to take an intent for meant: a cue, or a lot of what was learned. */
const isEnough = ({ cue, weight }: Ranked) =>
  cue >= 2 ? weight >= 2 : weight >= 4;
const isStrong = ({ cue, weight }: Ranked) =>
  cue >= 3 ? weight >= 3 : weight >= 6;

const ANY =
  /\b(?:any (?:day|time|slot|date)|anytime|anyday|whenever|either|dont mind|no preference|not fussed|not bothered|im easy|youre choice|you (?:choose|pick|decide)|your choice|up to you|(?:first|next|earliest|soonest) (?:available|possible|one|free|slot|appointment|you)|(?:the )?(?:earliest|soonest)|as soon as(?: possible)?|asap|whatever|doesnt matter|soon as)\b/;

interface Ranked {
  readonly intent: Intent;
  /** All the evidence. */
  readonly weight: number;
  /** What the curated cues say: the sure part of it. */
  readonly cue: number;
}

/** How much a learned point counts beside a cue's: measured on phrases that neither had seen. */
const LEARNED = 1.7;

function rank(text: string): Ranked[] {
  const words = `${text} `;
  const learned = guess(text);
  const change = Math.max(
    weigh(wants.move ?? [], words),
    weigh(wants.cancel ?? [], words),
  );
  return INTENTS.map((intent) => {
    const list = isQuestion(intent) ? questions[intent] : wants[intent];
    // The appointment that is moved or cancelled is the one that booking speaks of, too.
    const cue = intent === "book" && change >= 3 ? 0 : weigh(list ?? [], words);
    return { intent, cue, weight: cue + LEARNED * (learned.get(intent) ?? 0) };
  })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}

/** How a day and a time belong to the task: what moves, and where to. */
function roles<Value>(
  text: string,
  found: readonly Mention<Value>[],
  task: Task | undefined,
) {
  const wanted = found.filter(({ out }) => !out);
  if (task === "book" || task === undefined)
    return {
      next:
        chosen(text, wanted) ??
        (found.length > wanted.length ? undefined : chosen(text, found)),
    };
  const isNew = ({ at }: Mention<Value>) =>
    /\b(?:to|until|till|for|into|make it|do|have|is|instead|rather|come(?: in)?(?: on)?|be|try|free)(?: (?:the|on|like|say|some(?:time|thing)(?: on)?|_+))* ?$/.test(
      text.slice(0, at),
    ) && !/\b(?:is|have)(?: (?:on|for|at))? ?$/.test(text.slice(0, at));
  const next = found
    .filter((each) => !each.old || isNew(each))
    .filter(({ out }) => !out);
  const old = found.find((each) => !next.includes(each));
  return { next: chosen(text, next), old: old?.value };
}

export function understand(words: string, context: Context): Heard {
  const text = plain(words);
  const emergency = findEmergency(words);
  const { asks } = context;
  const digits = inDigits(text);
  const least = asks === "phone" ? 3 : 7;
  const phone =
    findPhone(
      asks === "phone" && context.digits
        ? `${context.digits} ${digits}`
        : digits,
      least,
    ) ?? findPhone(digits, least);
  const withoutPhone = phone ? phone.rest : digits;
  const days = findDays(
    withoutPhone,
    context.today,
    asks === "day" || asks === "current-day",
  );
  const times = findTimes(days.rest, asks === "time");
  const name = findName(words, asks === "name");

  const bare = withoutGreeting(text);
  const ranked = rank(withoutAnswer(bare) || bare || text);
  const task = taskOf(ranked, context);
  const day = roles(days.rest, days.mentions, task);
  const time = roles(times.rest, times.mentions, task);
  const old = day.old ?? (asks === "current-day" ? day.next : undefined);
  const next =
    asks === "current-day" && day.old === undefined ? undefined : day.next;
  const slots = {
    ...(next && { day: next }),
    ...(old && { currentDay: old }),
    ...(time.next && { time: time.next }),
    ...(phone?.valid && { phone: phone.digits }),
  };
  const part = partOf(text);
  const answered = Object.keys(slots).length > 0 || phone !== undefined;
  const intent = emergency
    ? "emergency"
    : decide({
        ranked,
        text,
        bare,
        context,
        answered,
        named: name !== undefined,
      });
  return {
    intent,
    text,
    ...(emergency && { emergency }),
    ...slots,
    ...(part && { part }),
    ...(name && keepsName(intent, asks) && { name }),
    ...(phone && !phone.valid && { badPhone: phone.digits }),
    any: ANY.test(text),
    clearYes: isClearYes(text),
    aboutEmergencies: asksAboutEmergencies(text),
  };
}

/** A bare name is one only where nothing else was meant. */
const keepsName = (intent: Intent, asks: Asks) =>
  asks !== "name" ||
  [
    "inform",
    "book",
    "move",
    "cancel",
    "demo",
    "human",
    "yes",
    "no",
    "greet",
  ].includes(intent);

function taskOf(
  ranked: readonly Ranked[],
  { task }: Context,
): Task | undefined {
  const first = ranked[0]?.intent;
  if (task === "book" && (first === "move" || first === "cancel")) return task;
  return first === "book" || first === "move" || first === "cancel"
    ? first
    : task;
}

interface Evidence {
  readonly ranked: readonly Ranked[];
  readonly text: string;
  readonly bare: string;
  readonly context: Context;
  readonly answered: boolean;
  readonly named: boolean;
}

const SMALL = new Set<Intent>(["thanks", "greet", "yes", "no"]);
const isQuestion = (intent: Intent): intent is Question => intent in questions;

function decide({
  ranked,
  text,
  bare,
  context,
  answered,
  named,
}: Evidence): Intent {
  const { asks, task } = context;
  const answer = yesOrNo(text) ?? yesOrNo(bare);
  const wanted = ranked.filter(({ intent }) => !SMALL.has(intent));
  const [first] = ranked;
  const top = wanted[0];
  const best =
    top &&
    top.intent !== "unknown" &&
    isEnough(top) &&
    (top === first || top.cue >= 3)
      ? top
      : undefined;
  const strong = best && isStrong(best) ? best.intent : undefined;
  const words = bare ? bare.split(" ").length : 0;
  const rest = withoutAnswer(bare);
  const greeting = weigh(wants.greet ?? [], `${text} `);

  if (named && asks === "name" && !(strong && words > 3)) return "inform";
  if (
    asks !== "confirm" &&
    answer === "yes" &&
    !best &&
    /\b(?:thanks?|cheers|ta)\b/.test(text) &&
    !/\b(?:yes|yeah|yep)\b/.test(text)
  )
    return "thanks";
  const asked =
    best &&
    (best.cue >= 3 ||
      /\b(?:what|how|when|where|who|can|could|do)\b/.test(text));
  if (
    answer &&
    !answered &&
    (rest === "" || !asked || (asks === "confirm" && best.intent === task))
  )
    return answer;
  if (
    answer === "yes" &&
    best?.intent === "goodbye" &&
    /\b(?:correct|right|fine)\b/.test(text)
  )
    return "yes";
  if (answer === "no" && best?.intent === "goodbye" && !/bye/.test(bare))
    return "no";
  const courtesy = rank(text)[0]?.intent;
  if (
    (courtesy === "greet" || courtesy === "thanks") &&
    !(best && best.cue >= 3)
  )
    return courtesy;
  if (!best && greeting >= 2 && words < 8) return "greet";
  if (answered) {
    if (best?.intent === "hours" && best.cue >= 3) return "hours";
    if (
      strong &&
      ["book", "move", "cancel", "demo", "human"].includes(strong)
    ) {
      const within =
        task === "book" &&
        strong === "move" &&
        !/\b(?:already|existing)\b/.test(text);
      return within || (task === strong && words < 7) ? "inform" : strong;
    }
    if (
      best &&
      isQuestion(best.intent) &&
      best.cue >= 4 &&
      best.intent !== "contact"
    )
      return best.intent;
    if (best?.intent === "medical" && best.cue >= 4) return "medical";
    if (best?.intent === "book") return task ? "inform" : "book";
    if (
      best &&
      ["back", "repeat", "who", "goodbye"].includes(best.intent) &&
      best.cue >= 4
    )
      return best.intent;
    return "inform";
  }
  if (best) return best.intent;
  if (named) return "inform";
  if (answer) return answer;
  if (first && SMALL.has(first.intent) && isEnough(first)) return first.intent;
  if (task && (ANY.test(text) || partOf(text))) return "inform";
  if (greeting > 0) return "greet";
  return ANY.test(text) ? "inform" : "unknown";
}
