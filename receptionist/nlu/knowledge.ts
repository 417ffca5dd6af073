import { ACTS } from "../acts.ts";
import type { Entry, Handbook } from "../handbook.ts";
import { SMALL_TALK } from "../small-talk.ts";
import type { Act, Intent } from "../types.ts";
import {
  createTreatmentFinder,
  type FoundTreatment,
} from "./entities/treatments.ts";
import { withoutPadding } from "./clauses.ts";
import { createMatcher, linesOf } from "./matcher.ts";
import { plain } from "./normalise.ts";

/** What words mean. */
export interface Meaning {
  readonly intent: Intent;
  /** What answers it, where the intent is to ask, and where that stands. */
  readonly entry?: Entry | undefined;
  readonly source?: Source | undefined;
}

/** What the words may mean, and how like they are to the ways of saying it. */
export interface Scored extends Meaning {
  /** From 0 to 1, and more on the caller's own side. */
  readonly likeness: number;
  /** They are the very words of an entry. */
  readonly verbatim: boolean;
}

export type Source = "clinic" | "product" | "smalltalk";

type Ranked = Omit<Scored, "likeness" | "verbatim">;

/** All that words are compared with. */
export interface Knowledge {
  /** What a sentence and each of its clauses may mean, the most likely first. */
  score(
    texts: readonly [whole: string, ...clauses: string[]],
    isOwner: boolean,
  ): readonly Scored[];
  treatmentIn(text: string): FoundTreatment | undefined;
  /** How she handles emergencies. */
  readonly aboutEmergencies: Meaning;
  /** From which age on the clinic does what it does. */
  readonly aboutAge: Meaning;
}

/** "We run a surgery", "what is it for a dental practice", "how many calls does my receptionist miss" */
const OWNS =
  /\b(?:(?:i|we) (?:also )?(?:run|own|manage|have)|[iw]e?ve got) (?:an? |the |two |three |several |our |my )?(?:\w+ )?(?:practice|clinic|surgery|salon|business|practices|clinics)|\bfor an? (?:\w+ ){0,2}(?:practice|clinic|surgery)\b|\b(?:my|our) (?:practice|clinic|surgery|patients|clients|callers|front desk|reception(?:ists?)?|staff|team|diary system|phone system|phones)\b|\b(?:practice|clinic|surgery) (?:manager|owner)\b|\b(?:manager|owner|partner|receptionist) (?:of|at|in|for) (?:an?|the|our)\b|\bwe(?:re| are| have| are)? .*\b(?:dentists|hygienists?|doctors|nurses|receptionists|surgeries|chairs|practitioners) .*\b(?:we|our)\b|\b(?:our|my) (?:calls|phone lines?|phones|diary|appointment book)\b|\bwere (?:just |only )?an? (?:\w+ ){0,4}(?:practice|clinic|surgery|salon)\b|\bwe(?:re)? (?:miss|lose|get|missing|losing|getting) .*\bcalls\b|\b(?:im|i am) (?:a|an|the) (?:\w+ )?(?:dentist|gp|doctor|nurse|hygienist|physio\w*|osteopath|chiropractor|beautician|aesthetic\w*|injector|therapist|practitioner|vet|receptionist|owner|manager|clinician|partner)\b/;

export const ownsPractice = (text: string): boolean => OWNS.test(text);

/** "Can it tell new patients from old ones", "what if it breaks": an "it" that does something is the product. */
const IT_ACTS =
  /\b(?:can|could|does|will|would) it (?:actually |really |ever |always |double )?(?:tell|book|move|cancel|change|rebook|reschedule|ask|take|ring|call|answer|speak|talk|understand|handle|cope|work|know|send|link|plug|integrate|transfer|put|remember|learn|recogni[sz]e|cover|deal)\b|(?<!\b(?:look|see|seen) )\b(?:at|to|with) it$|\bit (?:breaks|crashes|goes down|rings|answers|books)\b/;

/** Who says these asks about the product. */
const OWNERS_WORDS =
  /\b(?:what if (?:some(?:one|body)|they|people|callers?|patients?)|ellaira|(?<!payment )plans?|(?<!six )monthly|(?:a|per) month|subscri\w+|(?:our|my|your|the) (?:patients|clients|callers|customers|clinics|practices)|callers|(?<!\b(?:im|am|as|be|become|not) )an? (?:patients?|clients?|caller)(?! (?:here|of|at|with))|(?:our|my) (?:staff|team|receptionists?)|(?:my|our|for a|your) (?:practice|clinic|surgery)|(?:charge|cost) (?:us|clinics|practices)|ai|bots?|our (?:\w+ )?(?:landline|number|lines?|system|website|prices|data|calls)|when we(?:re| are) (?:shut|closed|busy|full|short)|practices|surgeries|clinics|salons|software|system|product|your (?:company|firm)|integrat\w+|starter|growth|elite)\b/;
/** Whoever runs a practice may still try her as a patient: "can you put me in for Friday". */
const FOR_SELF =
  /\b(?:put|book|fit|squeeze|pencil|slot) me (?:in|down|on|for)\b|\bfor (?:me|myself)\b|\b(?:book|have|get|need|like|want) (?:an? |my )?(?:\w+ )?(?:appointment|check up)\b(?!s)/;

export const isForSelf = (text: string): boolean => FOR_SELF.test(text);

export const isOwnersTalk = (text: string): boolean =>
  OWNERS_WORDS.test(text) || IT_ACTS.test(text) || ownsPractice(text);

/** "Do we need a contract": who says "we" may well ask for a practice, unless a family wants to come. */
const WE =
  /\b(?:we(?:re|ve|ll|d)?|our|us)\b(?!.*\b(?:come|be seen|both|kids|children|family|husband|wife|book|appointments?)\b)|(?<!\b(?:new|nhs|private|accepting) )\bpatients?\b(?! of)|\byour (?:plans?|voice|script|calls?|system|software|greeting|accent|company|product|clients|customers)\b|\b(?:answering|answer) ?(?:machine|phone)|\brobots?\b/;

export const isForPractice = (text: string): boolean => WE.test(text);

/** What counts for more or less, depending on who asks: a practice rarely wants an appointment, and a patient the product. */
const OWN_SIDE = 1.2;
const FAR_SIDE = 0.9;
const OTHER_SIDE = 0.8;
const DIARY = new Set<Intent>(["book", "move", "cancel"]);

function weightOf(
  { source, intent, entry }: Ranked,
  side: Source,
  isPractice: boolean,
): number {
  if (source === side || (isPractice && source === "product")) return OWN_SIDE;
  if (side === "product")
    return source === "clinic" || DIARY.has(intent) ? OTHER_SIDE : 1;
  if (!source) return isPractice ? 1 : OWN_SIDE;
  return source === "product" && !entry?.anyone ? FAR_SIDE : 1;
}

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
      lines: linesOf(entry.ask).map((line) => withoutPadding(plain(line))),
    })),
  );
  const match = createMatcher<Ranked>([...acts, ...entries]);
  const about = (id: string): Meaning =>
    entries.find(({ of }) => of.entry.id === id)?.of ?? { intent: "unknown" };
  return {
    score: ([text, ...clauses], isOwner) => {
      const side: Source = isOwner || isOwnersTalk(text) ? "product" : "clinic";
      const isPractice = isForPractice(text);
      const whole = match(text);
      const aside = clauses
        .flatMap(match)
        .filter(({ of }) => countsBeside(of))
        .map(({ of, likeness }) => ({
          of,
          likeness: likeness * CLAUSE,
          verbatim: false,
        }));
      const best = new Map<Ranked, Scored>();
      for (const { of, likeness, verbatim } of [...whole, ...aside]) {
        const weighed = likeness * weightOf(of, side, isPractice);
        // An owner asks for our price.
        const isOff = side === "product" && of.entry?.prices;
        if (!isOff && weighed > (best.get(of)?.likeness ?? 0))
          best.set(of, { ...of, likeness: weighed, verbatim });
      }
      return [...best.values()].toSorted((a, b) => b.likeness - a.likeness);
    },
    treatmentIn: createTreatmentFinder(clinic.treatments),
    aboutEmergencies: about("emergencies"),
    aboutAge: about("age-limit"),
  };
}
