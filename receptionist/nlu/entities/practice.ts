import type { PracticeType } from "../../../contract/demo-request.ts";

/** The first that fits counts. */
const TYPES: Readonly<Record<PracticeType, RegExp>> = {
  dental: /\b(?:dental|dentists?|dentistry|orthodont\w+|hygienists?)\b/,
  aesthetics:
    /\b(?:aesthetics?|beauty|cosmetics?|botox|skin|laser|dermatolog\w+|medspa|spa|fillers?|salon|plastic)\b/,
  gp: /\b(?:gp|gps|doctors?|medical centre|general practice|health centre|surgery|surgeries|medical practice)\b/,
  other:
    /\b(?:physio\w*|hospitals?|vets?|veterinary|opticians?|chiropract\w+|osteopath\w*|podiatr\w+|private clinic|fertility|hair|audiolog\w+|pharmac\w+)\b/,
};
const OF_OWN =
  /\b(?:my|our|own|run|manage|work (?:at|in|for)|were|we are|im|i am|am|for a|have a|from a|practice|clinic|surgery)\b/;

export function practiceIn(text: string): PracticeType | undefined {
  if (!OF_OWN.test(text)) return undefined;
  const found = Object.entries(TYPES).find(([, type]) => type.test(text));
  return found?.[0] as PracticeType | undefined;
}
