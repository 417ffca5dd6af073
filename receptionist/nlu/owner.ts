import { featuresOf } from "./tokenize.ts";

/** So often a word that no line has counts as used, in the smaller of the two lists. */
const UNSEEN = 0.3;
/** What a pair of words counts beside a word. */
const PAIR = 0.5;
/** The logarithm of the odds at which either may speak, and how slowly they turn: most sentences say little of who speaks. */
const EVEN = 4;
const SLOWLY = 2;
/** An owner stays one, unless they try her as a patient would. */
const STAYS = 4;
/** Of twelve who name a treatment one is an owner, and of those who ask its price hardly any. */
const OF_TREATMENT = { named: -2.5, priced: -6 };

export const isLikelyOwner = (owner: number): boolean => owner > 0.5;

/** What is known of the caller besides the words. */
export interface Known {
  /** They have spoken as an owner before. */
  readonly isOwner: boolean;
  readonly treatment?: keyof typeof OF_TREATMENT | undefined;
}

/** In which share of the lines a word stands. */
function sharesOf(lines: readonly string[], unseen: number) {
  const counts = new Map<string, number>();
  for (const feature of lines.flatMap(featuresOf))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return (feature: string) =>
    (counts.get(feature) ?? 0) / lines.length + unseen;
}

/**
 * Tells by the lines of the handbook whether an owner speaks or a patient (naive Bayes).
 * @returns how likely it is an owner, from 0 to 1
 */
export function createOwnerFinder(
  owners: readonly string[],
  patients: readonly string[],
) {
  const unseen = UNSEEN / Math.min(owners.length, patients.length);
  const ofOwners = sharesOf(owners, unseen);
  const ofPatients = sharesOf(patients, unseen);
  const tells = (feature: string) =>
    (feature.includes(" ") ? PAIR : 1) *
    Math.log(ofOwners(feature) / ofPatients(feature));
  return (text: string, { isOwner, treatment }: Known): number => {
    const before =
      (isOwner ? STAYS : 0) + (treatment ? OF_TREATMENT[treatment] : 0);
    const odds = featuresOf(text).reduce(
      (sum, each) => sum + tells(each),
      before,
    );
    return 1 / (1 + Math.exp((EVEN - odds) / SLOWLY));
  };
}
