import { ACTS } from "../acts.ts";
import type { Entry, Handbook, Treatment } from "../handbook.ts";
import { SMALL_TALK } from "../small-talk.ts";
import type { Act, Intent } from "../types.ts";
import {
  createTreatmentFinder,
  type FoundTreatment,
} from "./entities/treatments.ts";
import { withoutPadding } from "./clauses.ts";
import { createMatcher, linesOf, type Subject } from "./matcher.ts";
import { plain } from "./normalise.ts";
import { createOwnerFinder, type Known } from "./owner.ts";

/** What words mean. */
export interface Meaning {
  readonly intent: Intent;
  /** What answers it, where the intent is to ask, and where that stands. */
  readonly entry?: Entry | undefined;
  readonly source?: Source | undefined;
  /** How like the words are to the ways of saying it: from 0 to 1, and more on the caller's own side. */
  readonly likeness?: number;
}

/** What the words may mean, and how like they are to the ways of saying it. */
export interface Scored extends Meaning {
  readonly likeness: number;
  /** They are the very words of an entry. */
  readonly verbatim: boolean;
}

type Source = "clinic" | "product" | "smalltalk";

type Ranked = Omit<Scored, "likeness" | "verbatim">;

/** All that words are compared with. */
export interface Knowledge {
  /** What a sentence and each of its clauses may mean to who says it, the most likely first. */
  score(
    texts: readonly [whole: string, ...clauses: string[]],
    owner: number,
  ): readonly Scored[];
  /** How likely an owner says it, who asks about the product, and no patient: from 0 to 1. */
  ownerIn(text: string, known: Known): number;
  treatmentIn(text: string): FoundTreatment | undefined;
  /** How she handles a caller who would hear that number. */
  readonly aboutCallers: Readonly<Record<"999" | "111", Meaning>>;
  /** What it costs to cancel or to move. */
  readonly aboutCancelling: Meaning;
  /** From which age on the clinic does what it does. */
  readonly aboutAge: Meaning;
}

/** What an owner asks counts for more the likelier one speaks, and what a patient asks for less. */
const OWN_SIDE = 1.2;
const OTHER_SIDE = 0.8;
const EITHER = 1.1;
const PATIENTS = new Set<Intent>(["book", "move", "cancel", "hurt", "medical"]);

const isOwners = ({ source, intent }: Ranked): boolean =>
  source === "product" || intent === "demo";
const isPatients = ({ source, intent }: Ranked): boolean =>
  source === "clinic" || PATIENTS.has(intent);

function weightOf(meaning: Ranked, owner: number): number {
  const ofOwner = OTHER_SIDE + (OWN_SIDE - OTHER_SIDE) * owner;
  if (isPatients(meaning)) return OWN_SIDE + OTHER_SIDE - ofOwner;
  if (!isOwners(meaning)) return EITHER;
  return meaning.entry?.anyone ? Math.max(1, ofOwner) : ofOwner;
}

const namesOf = (treatments: readonly Treatment[]): string[] =>
  treatments
    .flatMap(({ called, near, eases }) => [called, near ?? [], eases ?? []])
    .flat()
    .flatMap(linesOf);

/** A clause tells less than the whole sentence, and a greeting or thanks beside something else tell nothing. */
const CLAUSE = 0.9;
const countsBeside = ({ intent, source }: Ranked): boolean =>
  source !== "smalltalk" && !/^(?:greet|thanks|yes|no|goodbye)$/.test(intent);

export function createKnowledge({ clinic, product }: Handbook): Knowledge {
  const parts: Readonly<Record<Source, readonly Entry[]>> = {
    clinic: clinic.entries,
    product: product.entries,
    smalltalk: SMALL_TALK,
  };
  const acts = Object.entries(ACTS).map(([act, lines]) => ({
    // A test holds that these are acts.
    of: { intent: act as Act },
    lines: linesOf(lines).map((line) => plain(line)),
  }));
  const entries = Object.entries(parts).flatMap(([source, all]) =>
    all.map((entry) => ({
      of: { intent: "ask" as const, source: source as Source, entry },
      isTopic: source !== "smalltalk",
      lines: linesOf(entry.ask).map((line) => withoutPadding(plain(line))),
    })),
  );
  const all: readonly Subject<Ranked>[] = [...acts, ...entries];
  const match = createMatcher(all);
  const linesSaid = (by: (subject: Subject<Ranked>) => boolean) =>
    all.filter(by).flatMap(({ lines }) => lines);
  const entryOf = (id: string) =>
    entries.find(({ of }) => of.entry.id === id)?.of;
  const ourPrice = entryOf("price");
  const about = (id: string): Meaning => entryOf(id) ?? { intent: "unknown" };
  return {
    ownerIn: createOwnerFinder(
      linesSaid(({ of }) => isOwners(of) && !of.entry?.anyone),
      [...linesSaid(({ of }) => isPatients(of)), ...namesOf(clinic.treatments)],
    ),
    score: ([text, ...clauses], owner) => {
      const whole = match(text);
      const aside = clauses
        .flatMap(match)
        .filter(({ of }) => countsBeside(of))
        .map((each) => ({ ...each, likeness: each.likeness * CLAUSE }));
      const best = new Map<Ranked, Scored>();
      for (const { of: said, likeness, verbatim } of [...whole, ...aside]) {
        // An owner who says "price" asks for ours.
        const isOurs = owner > 0.8 && said.entry?.prices === true;
        if (isOurs && !(verbatim && ourPrice)) continue;
        const of = (isOurs && ourPrice) || said;
        const weighed = likeness * weightOf(of, owner);
        if (weighed > (best.get(of)?.likeness ?? 0))
          best.set(of, { ...of, likeness: weighed, verbatim });
      }
      return [...best.values()].toSorted((a, b) => b.likeness - a.likeness);
    },
    treatmentIn: createTreatmentFinder(clinic.treatments),
    aboutCallers: {
      "999": about("emergencies"),
      "111": about("callers-complaint"),
    },
    aboutCancelling: about("cancellation"),
    aboutAge: about("age-limit"),
  };
}
