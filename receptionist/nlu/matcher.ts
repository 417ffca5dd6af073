import { featuresOf, stemsOf } from "./tokenize.ts";

/** Something that callers say, with the ways to say it in lower case without punctuation. */
export interface Subject<Of> {
  readonly of: Of;
  readonly lines: readonly string[];
  /** A line that only names it counts wherever it stands in what is said. */
  readonly isTopic?: boolean;
}

interface Match<Of> {
  readonly of: Of;
  /** Which share of what was said the subject explains, from 0 to 1. */
  readonly likeness: number;
  /** It is one of the subject's own lines, but for what only stresses it. */
  readonly verbatim: boolean;
}

export const linesOf = (text: string): string[] => text.trim().split("\n");

/**
 * What a pair of words counts beside a word; which share of a subject's lines must have a word for it to count in full; and
 * how slowly it counts less below that. Of each line of the handbook, left out and looked for by the others, these find
 * the most.
 */
const PAIR = 0.3;
const FULL_SHARE = 0.25;
const DAMPED = 0.3;

/** Weighs as much as one rare word that no subject explains: a few small words alone tell little. */
const DOUBT = 4;
/** A line that only names its subject, "no shows", counts wherever it stands, and of one word less, if hardly any other subject has it. */
const MOST_WITH_NAME = 5;
const NAMED = [0.4, 0.6] as const;
const ASKS_OR_SMALL =
  /^(?:got|have|few|some|been|doe?s?|would|be|get|me|my|and|the|an?|so|but|of|to|in|at|it|its|is|are|will|can|could|ive|all|them|that|for|ha[sd]|im?|s?hes?|his|hers?|him|how|wha?ts?|who|when|where|why|which|if|you|your|we|our|they|there|on|with|about|not|no|any|us|this|_\w+)$/;
const bare = (text: string) => stemsOf(text).join(" ");

/** "I'd like to leave a message" and "can I leave a message" wish for the same, and "does it take messages" and "can you take a message" ask for the same. */
const WISH =
  /^(?:(?:(?:can|could|may) (?:i|we)|(?:i|we)(?:d| would)? (?:like|want|need)(?: to)?|(?:im|were) (?:after|hoping to|looking (?:to|for)|trying to|wanting to?)) )(?:(?:have|get|make|book) (?=(?:an?|my|some|the) ))?/;
const CAPABLE = /^(?:can|could|do|does|will|would) (?:you|it|she|he|ellaira) /;
const ARTICLE = /^(?:an?|some|the) /;
const wishIn = (text: string): string =>
  CAPABLE.test(text)
    ? `you ${bare(text.replace(CAPABLE, ""))}`
    : bare(text.replace(WISH, "").replace(ARTICLE, ""));
/** How like two wishes are that differ only in how they are put. */
const SAME_WISH = 0.8;
const isName = (stems: readonly string[]) =>
  stems.length <= 2 && !stems.some((each) => ASKS_OR_SMALL.test(each));
const isPair = (feature: string) => feature.includes(" ");

/**
 * Finds what words are like. Each word weighs the more, the fewer subjects have it (inverse document frequency); a subject
 * explains it the better, the more of its lines have it.
 * @returns all subjects that share a word with the text, the most like first
 */
export function createMatcher<Of>(
  subjects: readonly Subject<Of>[],
): (text: string) => Match<Of>[] {
  /** For each feature how well each subject explains it. */
  const explains = new Map<string, Map<Subject<Of>, number>>();
  const own = new Map<string, Subject<Of>>();
  /** Undefined where several subjects have it. */
  const wishes = new Map<string, Subject<Of> | undefined>();
  const names: { name: string; floor: number; subject: Subject<Of> }[] = [];
  for (const subject of subjects) {
    const counts = new Map<string, number>();
    for (const line of subject.lines) {
      own.set(bare(line), subject);
      const wish = wishIn(line);
      const isShared = wishes.has(wish) && wishes.get(wish) !== subject;
      wishes.set(wish, isShared ? undefined : subject);
      const stems = stemsOf(line);
      if (subject.isTopic && isName(stems))
        names.push({
          name: ` ${stems.join(" ")} `,
          floor: NAMED[stems.length - 1] ?? 0,
          subject,
        });
      for (const feature of featuresOf(line))
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
    for (const [feature, count] of counts) {
      const share = count / subject.lines.length / FULL_SHARE;
      const by = explains.get(feature) ?? new Map<Subject<Of>, number>();
      explains.set(feature, by.set(subject, Math.min(1, share) ** DAMPED));
    }
  }

  const isRare = (name: string) =>
    (explains.get(name)?.size ?? 0) <= MOST_WITH_NAME;

  function weigh(feature: string): number {
    const count = explains.get(feature)?.size;
    if (isPair(feature))
      return count ? PAIR * Math.log(1 + subjects.length / count) : 0;
    // A word that no line has is as telling as the rarest: "do you sell houseplants" is like nothing.
    return Math.log(1 + subjects.length / (count ?? 1));
  }

  return (text) => {
    const features = featuresOf(text);
    const owner = own.get(bare(text));
    const all = features.reduce((sum, each) => sum + weigh(each), DOUBT);
    const likeness = new Map<Subject<Of>, number>();
    for (const feature of features)
      for (const [subject, share] of explains.get(feature) ?? [])
        likeness.set(
          subject,
          (likeness.get(subject) ?? 0) + (share * weigh(feature)) / all,
        );
    const wished = wishes.get(wishIn(text));
    if (wished)
      likeness.set(wished, Math.max(SAME_WISH, likeness.get(wished) ?? 0));
    const said = ` ${bare(text)} `;
    for (const { name, floor, subject } of names)
      if (said.includes(name) && isRare(name.trim()))
        likeness.set(subject, Math.max(floor, likeness.get(subject) ?? 0));
    return [...likeness]
      .map(([subject, share]) => {
        const verbatim = owner === subject;
        return {
          of: subject.of,
          verbatim,
          likeness: verbatim ? 1 : share,
        };
      })
      .toSorted((a, b) => b.likeness - a.likeness);
  };
}
