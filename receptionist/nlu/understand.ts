import type { Day } from "../clinic/calendar.ts";
import { findDays } from "./entities/days.ts";
import { ANY } from "./answer-words.ts";
import { decide } from "./decide.ts";
import { asksAboutEmergencies, urgencyOf } from "./emergency.ts";
import { scoreIntents } from "./score-intents.ts";
import { roles } from "./entities/entity.ts";
import { nameIn } from "./entities/names.ts";
import { inDigits } from "./entities/numbers.ts";
import { phoneIn } from "./entities/phone.ts";
import type { Intent, Part, State } from "../types.ts";
import { findTimes, partOf } from "./entities/times.ts";
import { plain } from "./normalise.ts";
import { isClearYes, withoutAnswer, withoutGreeting } from "./yes-no.ts";

/** Where the conversation stands, as far as it changes what words mean. */
export type Context = Pick<State, "asks" | "slots"> &
  Partial<Pick<State, "task" | "changing" | "digits">>;

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
  /** May tell of an emergency, or not. */
  readonly doubtful: boolean;
}

/** Small words around a day, a time or a number, whose places are blanked. */
const FILLERS =
  /^(?:(?:_+|the|on|at|in|of|for|its|it|is|a|then|make|that|do|can|could|we|i|id|like|would|be|about|around|yes|no|ok|and|my|number|mobile)(?: |$))*$/;

/** What was asked for has no more words than these, unless it tells of something beside it. */
const MAX_PLAIN_ANSWER = 8;

/** A read-back that is put right, not approved. */
const CORRECTS =
  /\b(?:no|nope|nah|not|isnt|wasnt|wrong|incorrect|should|spel\w+|sorry|actually|name|surname|meant|mean|wait|wanted|asked|change|instead|rather)\b/;

/** Numbers of these are no times. */
const OF_NUMBERS =
  /\b(?:number|phone|mobile|digits?|ends?|name|surname|spel\w+|with)\b/;

export function understand(
  words: string,
  context: Context,
  today: Day,
): NluResult {
  const { asks, slots: agreed } = context;
  const text = plain(words);
  const isPutRight = asks === "confirm" && CORRECTS.test(text);
  const nameAsked = asks === "name" || context.changing === true;
  const named = nameIn(
    words,
    nameAsked
      ? "asked"
      : isPutRight
        ? "correction"
        : context.task || /\d{3}/.test(text)
          ? "aside"
          : undefined,
  );
  // The words of a name name no day and want nothing: April Summers, Al-Rashid.
  const other = named ? plain(named.rest) : text;
  const digits = inDigits(other);
  const phone = phoneIn(digits, context);
  const asksDay = asks === "day" || asks === "current-day";
  const days = findDays(
    phone ? phone.rest : digits,
    today,
    asksDay,
    agreed.day ?? agreed.currentDay,
  );
  const times = findTimes(
    days.rest,
    asks === "time" || (isPutRight && !OF_NUMBERS.test(text)),
    agreed.time,
  );
  const name = named?.name;

  const bare = withoutGreeting(text);
  const said = withoutGreeting(other);
  const scores = scoreIntents(withoutAnswer(said) || said || other);
  // Whose days and times these are: those of the task that begins, or of the one at hand.
  const first = scores[0]?.intent;
  const moves = first === "move" || first === "cancel";
  const task = moves && context.task !== "book" ? first : context.task;
  const day = roles(
    days.rest,
    // After Thursday is any other day.
    days.mentions.filter(
      ({ at }) => !/\bafter (?:the )?$/.test(days.rest.slice(0, at)),
    ),
    task,
  );
  const time = roles(times.rest, times.mentions, task);
  const onlyCurrent = asks === "current-day" && day.old === undefined;
  const currentDay = onlyCurrent ? day.next : day.old;
  // Beside the number that was asked for a time says when to ring it.
  const toRing = asks === "phone" && phone?.valid && !CORRECTS.test(text);
  const slots = {
    ...(day.next && !toRing && !onlyCurrent && { day: day.next }),
    ...(currentDay && { currentDay }),
    ...(time.next && !toRing && { time: time.next }),
    ...(phone?.valid && { phone: phone.digits }),
  };
  const given = Object.keys(slots).length > 0;
  const complete =
    asks === "confirm"
      ? isPutRight && given
      : asks === "phone"
        ? phone !== undefined
        : (asks === "current-day" ? "currentDay" : asks) in slots;
  const expected = complete || (asks === "name" && name !== undefined);
  // A day, a time or a number that stands alone tells of nothing else.
  const alone = given && FILLERS.test(times.rest);
  const { number: emergency, doubtful } = alone
    ? { doubtful: false }
    : urgencyOf(words, expected && text.split(" ").length <= MAX_PLAIN_ANSWER);
  // A yes that tells of anything beside it changes what was read back.
  const clearYes = !named && !phone && !given && isClearYes(text, context.task);
  const intent: Intent = emergency
    ? "emergency"
    : decide({
        asks,
        task: context.task,
        text,
        bare: name ? said : bare,
        scores,
        answered: given || phone !== undefined,
        named: name !== undefined,
        complete,
        clearYes,
        nameAsked,
      });
  // "Before nine" is in the morning, whatever time it comes to.
  const early = times.mentions.some(
    ({ bound, out, value }) => bound === "until" && !out && value <= "12:00",
  );
  const part = partOf(text) ?? (early ? "morning" : undefined);
  return {
    intent,
    text,
    ...(emergency && { emergency }),
    ...slots,
    ...(part && { part }),
    ...(name && { name }),
    ...(phone && !phone.valid && { badPhone: phone.digits }),
    any: ANY.test(text),
    clearYes,
    aboutEmergencies: asksAboutEmergencies(text),
    doubtful,
  };
}
