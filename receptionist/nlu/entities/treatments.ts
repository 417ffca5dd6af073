import { ASKS_WHICH } from "../asked.ts";
import type { Treatment } from "../../handbook.ts";
import { linesOf } from "../matcher.ts";
import { stemsOf } from "../tokenize.ts";

/** Words that say nothing of what is done: "get my lips done". */
const EMPTY =
  /^(?:a|an|the|my|our|some|get|got|have|need|to|of|on|for|in|with|done|please|i|is|it|has|been|this|that)$/;

/** What words side by side count besides their number. */
const SIDE_BY_SIDE = 0.9;

/** "She had some blood tests done", "my blood test results" */
const PAST =
  /(?<!\b(?:never|ever|last|not|havent|hasnt|if \w+) )\bhad (?!to\b|another\b|hoped\b|wanted\b|(?:[a-z]+ ){0,4}booked\b)(?:[a-z]+ ?){1,6}|\b(?:[a-z]+ )?(?:tests?|scans?|smear|swab|bloods?) (?:[a-z]+ )?results?\b/g;
const AGAIN = /\b(?:again|another|more|top up|redo\w*|same)\b/;

export interface FoundTreatment {
  readonly treatment: Treatment;
  /** It is named, or something near it that is not done, or what people have it for. */
  readonly as: "called" | "near" | "eases";
  /** The handbook's words that were found. */
  readonly words: string;
  /** What stands besides, in the words' stems. */
  readonly rest: readonly string[];
}

const DENIED =
  /\bno(?: (?:an?|any|more|new))* $|\b(?:not|leave(?: out)?|(?<!dont )forget|skip|without|dont (?:want|need)|didnt (?:want|say|ask for)|isnt|instead of)(?: (?:an?|the|that|any|my|for|after|new|whole|another|got|had))* $/;
const MAX_NAMED = 3;

/** "Not a GP appointment, it's the lip filler": what is wanted, and what is not. */
export function wantedTreatment(
  text: string,
  find: (text: string) => FoundTreatment | undefined,
  isForTwo: boolean,
): {
  readonly found: FoundTreatment | undefined;
  /** Another one that is wanted besides: "a check-up and a clean". */
  readonly also: FoundTreatment | undefined;
  readonly denied: string[];
} {
  const denied: string[] = [];
  const wanted: FoundTreatment[] = [];
  let rest = text;
  for (let i = 0; i < MAX_NAMED; i++) {
    const found = find(rest);
    if (!found) break;
    const at = rest.search(new RegExp(`\\b${found.words}\\b`));
    // The words of a name may stand apart: "can I see the physio, not the doctor".
    const [last = ""] = found.words.split(" ").slice(-1);
    const from = at === -1 ? rest.search(new RegExp(`\\b${last}\\b`)) : at;
    if (from !== -1 && DENIED.test(rest.slice(0, from)))
      denied.push(found.treatment.id);
    else wanted.push(found);
    if (at === -1 && !isForTwo) break;
    if (at === -1) {
      // "Mine's a filling, and she wants a mole checked": each has one.
      const said = new RegExp(
        `\\b(?:${found.words.replaceAll(" ", "|")})\\b`,
        "g",
      );
      rest = rest.replaceAll(said, "");
      continue;
    }
    rest = rest.slice(0, at) + rest.slice(at + found.words.length);
  }
  const [first, ...others] = wanted;
  const also = others.find(
    (each) =>
      each.treatment !== first?.treatment &&
      [first, each].every((one) => one && isVisit(one)) &&
      (/\b(?:and|plus|also|both|as well|then)\b/.test(text) ||
        ASKS_WHICH.test(text)),
  );
  // Of two visits the one that is named first is done first.
  const at = ({ words }: FoundTreatment) =>
    text.includes(words)
      ? text.indexOf(words)
      : text.search(words.replaceAll(" ", "|"));
  return first && also && at(also) < at(first)
    ? { found: also, also: first, denied }
    : { found: first, also, denied };
}

const STAFF =
  /^(?:the |an? )?(?<who>doctor|gp|dentist|nurse|hygienist)s?(?: appointment)?$/;

/** Only a person who works there was named. */
export const isStaff = ({ words }: FoundTreatment): boolean =>
  STAFF.test(words);

/** "The hygienist and a check-up" names two visits, and "a check-up with the dentist" one. */
export const isVisit = (found: FoundTreatment): boolean =>
  found.as === "called" &&
  (!isStaff(found) || found.words.includes("hygienist"));

/** "See a dentist", for whatever it is */
const ANYONE = new RegExp(STAFF.source.replace("^", "^(?:see )?"));

const DO_YOU_DO = /\bdo you (?:do|offer) (.+)$/;
const SEES = /\bsee (?:an?|the|your) (.+)$/;

/** Finds the treatment that words name; of several, the one whose name says most, and what is done first. */
export function createTreatmentFinder(
  treatments: readonly Treatment[],
): (text: string) => FoundTreatment | undefined {
  const names = (["called", "near", "eases"] as const).flatMap((as) =>
    treatments.flatMap((treatment) =>
      linesOf(treatment[as] ?? "").map((words) => ({
        treatment,
        as,
        words,
        stems: stemsOf(words).filter((word) => !EMPTY.test(word)),
      })),
    ),
  );
  const find = (text: string): FoundTreatment | undefined => {
    const all = stemsOf(text);
    const said = new Set(all);
    const line = ` ${all.filter((word) => !EMPTY.test(word)).join(" ")} `;
    // Side by side counts more: "do you do teeth whitening" is no "teeth doing".
    const says = ({ stems }: { stems: readonly string[] }) =>
      stems.length + (line.includes(` ${stems.join(" ")} `) ? SIDE_BY_SIDE : 0);
    const [most, ...others] = names
      .filter(
        ({ stems }) =>
          stems.length > 0 && stems.every((word) => said.has(word)),
      )
      .toSorted((a, b) => says(b) - says(a));
    // Of "I've got toothache, can I see the dentist" the toothache says more, and of "I've got toothache and can't sleep".
    const saysMore = ({ treatment, as, words }: (typeof names)[number]) =>
      most?.as === "eases"
        ? treatment.soon && treatment !== most.treatment
        : most && ANYONE.test(most.words)
          ? as === "called" && !ANYONE.test(words)
          : false;
    const best = others.find(saysMore) ?? most;
    if (!best) return undefined;
    const { stems: _, ...found } = best;
    const own = new Set(
      names
        .filter(({ treatment }) => treatment === best.treatment)
        .flatMap(({ stems }) => stems),
    );
    return { ...found, rest: all.filter((word) => !own.has(word)) };
  };
  return (text) => {
    const found = find(text);
    // "My back's killing me, can I see a physio": what is asked for, and not what else it may need.
    const way = found?.as === "eases" ? SEES.exec(text) : undefined;
    const asked = find((DO_YOU_DO.exec(text) ?? way)?.[1] ?? "");
    if (asked?.as === "called" && !isStaff(asked)) return asked;
    // What was done wants nothing yet, but a filling that came out is an ailment.
    return found?.as === "eases" || found?.treatment.soon || AGAIN.test(text)
      ? found
      : find(text.replaceAll(PAST, " "));
  };
}
