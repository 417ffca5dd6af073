import type { PracticeType } from "../../../contract/demo-request.ts";

const TYPES: readonly (readonly [PracticeType, RegExp])[] = [
  ["dental", /\b(?:dental|dentists?|dentistry|orthodont\w+|hygienists?)\b/],
  [
    "aesthetics",
    /\b(?:aesthetics?|beauty|cosmetics?|botox|skin|laser|dermatolog\w+|medspa|spa|fillers?|salon|plastic)\b/,
  ],
  [
    "gp",
    /\b(?:gp|gps|doctors?|medical centre|general practice|health centre|surgery|surgeries|medical practice)\b/,
  ],
  [
    "other",
    /\b(?:physio\w*|hospitals?|vets?|veterinary|opticians?|chiropract\w+|osteopath\w*|podiatr\w+|private clinic|fertility|hair|audiolog\w+|pharmac\w+)\b/,
  ],
];

export const practiceIn = (text: string): PracticeType | undefined =>
  /\b(?:my|our|own|run|manage|work (?:at|in|for)|were|we are|im|i am|am|for a|have a|from a|practice|clinic|surgery)\b/.test(
    text,
  )
    ? TYPES.find(([, pattern]) => pattern.test(text))?.[0]
    : undefined;
