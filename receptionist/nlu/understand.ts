import type { Day } from "../clinic/calendar.ts";
import { findDays } from "./entities/days.ts";
import { ANY, decide } from "./decide.ts";
import { asksAboutEmergencies, findEmergency } from "./emergency.ts";
import { rank, type Ranked } from "./score-intents.ts";
import { roles } from "./entities/entity.ts";
import { type FoundName, nameIn } from "./entities/names.ts";
import { inDigits } from "./entities/numbers.ts";
import { findPhone } from "./entities/phone.ts";
import type { ExpectedSlot, Intent, Part, Task } from "../types.ts";
import { findTimes, partOf } from "./entities/times.ts";
import { plain } from "./normalise.ts";
import { isClearYes, withoutAnswer, withoutGreeting } from "./yes-no.ts";

/** Where the conversation stands, as far as it changes what words mean. */
export interface Context {
  readonly asks: ExpectedSlot;
  readonly task: Task | undefined;
  readonly today: Day;
  /** She asked what to change: a bare name is a new one. */
  readonly changing?: boolean | undefined;
  /** Digits of a phone number that came before. */
  readonly digits?: string | undefined;
}

/** All that was heard in one utterance. */
export interface NluResult {
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

/** Digits that are an attempt at a phone number: fewer where one was asked for. */
const MIN_DIGITS = { asked: 3, unasked: 7 } as const;

const CAPITALS = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** The emergency numbers, given for a phone number of one's own. */
const GIVEN_NUMBER = /^(?:(?:its|my|the|number|phone|is) )*(?:999|111)$/;

function phoneIn(text: string, { asks, digits }: Context) {
  if (asks !== "phone") return findPhone(text, MIN_DIGITS.unasked);
  const whole = digits && findPhone(`${digits} ${text}`, MIN_DIGITS.asked);
  return whole || findPhone(text, MIN_DIGITS.asked);
}

/** A read-back that is put right, not approved. */
const CORRECTS =
  /\b(?:no|nope|nah|not|isnt|wasnt|wrong|incorrect|should|spel\w+|sorry|actually|name|surname|meant|mean|wait|wanted|asked|change)\b/;

function findName(
  words: string,
  text: string,
  { asks, task, changing }: Context,
): FoundName | undefined {
  if (asks === "name" || changing) return nameIn(words, "asked");
  if (asks === "confirm")
    return nameIn(words, CORRECTS.test(text) ? "correction" : undefined);
  // In the middle of a task two or three words with capitals are a name, whatever was asked.
  const capitals = task !== undefined && CAPITALS.test(words.trim());
  return nameIn(words, capitals ? "asked" : undefined);
}

/** Whose days and times these are: those of a task that begins, or of the one at hand. */
function taskOf(
  ranked: readonly Ranked[],
  { task }: Context,
): Task | undefined {
  const first = ranked[0]?.intent;
  if (first === "book") return first;
  return task !== "book" && (first === "move" || first === "cancel")
    ? first
    : task;
}

/** Whether what was asked for is given, or what was read back is put right. */
function gives(
  { asks }: Context,
  slots: Pick<NluResult, "day" | "currentDay" | "time" | "phone">,
  digits: boolean,
  text: string,
): boolean {
  switch (asks) {
    case "day":
      return slots.day !== undefined;
    case "time":
      return slots.time !== undefined;
    case "current-day":
      return slots.currentDay !== undefined;
    case "phone":
      return digits;
    case "confirm":
      return CORRECTS.test(text) && Object.keys(slots).length > 0;
    default:
      return false;
  }
}

/** What else an answer to the question for a name may be without taking the name away. */
const NAMED = new Set<Intent>([
  "inform",
  "book",
  "move",
  "cancel",
  "demo",
  "human",
  "yes",
  "no",
  "greet",
]);

export function understand(words: string, context: Context): NluResult {
  const { asks, today } = context;
  const text = plain(words);
  const emergency =
    asks === "phone" && GIVEN_NUMBER.test(text)
      ? undefined
      : findEmergency(words);

  const named = findName(words, text, context);
  // The words of a name name no day and want nothing: April Summers, Al-Rashid.
  const other = named ? plain(named.rest) : text;
  const digits = inDigits(other);
  const phone = phoneIn(digits, context);
  const asksDay = asks === "day" || asks === "current-day";
  const days = findDays(phone ? phone.rest : digits, today, asksDay);
  const bareTime =
    asks === "confirm" &&
    CORRECTS.test(text) &&
    !/\b(?:number|phone|mobile|digits?|ends?|name)\b/.test(text);
  const times = findTimes(days.rest, asks === "time" || bareTime);
  const name = named?.name;

  const bare = withoutGreeting(text);
  const said = withoutGreeting(other);
  const ranked = rank(withoutAnswer(said) || said || other);
  const task = taskOf(ranked, context);
  const day = roles(days.rest, days.mentions, task);
  const time = roles(times.rest, times.mentions, task);
  const onlyCurrent = asks === "current-day" && day.old === undefined;
  const currentDay = onlyCurrent ? day.next : day.old;
  const slots = {
    ...(day.next && !onlyCurrent && { day: day.next }),
    ...(currentDay && { currentDay }),
    ...(time.next && { time: time.next }),
    ...(phone?.valid && { phone: phone.digits }),
  };
  const intent: Intent = emergency
    ? "emergency"
    : decide({
        asks,
        task: context.task,
        text,
        bare: name ? said : bare,
        ranked,
        answered: Object.keys(slots).length > 0 || phone !== undefined,
        named: name !== undefined,
        complete: gives(context, slots, phone !== undefined, text),
        clearYes: isClearYes(text),
        nameAsked: asks === "name" || context.changing === true,
      });
  const part = partOf(text);
  return {
    intent,
    text,
    ...(emergency && { emergency }),
    ...slots,
    ...(part && { part }),
    ...(name && (asks !== "name" || NAMED.has(intent)) && { name }),
    ...(phone && !phone.valid && { badPhone: phone.digits }),
    any: ANY.test(text),
    clearYes: isClearYes(text),
    aboutEmergencies: asksAboutEmergencies(text),
  };
}
