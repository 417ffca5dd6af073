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

/** The kind of practice that plain words speak of as the speaker's own. */
export const practiceIn = (text: string): PracticeType | undefined =>
  /\b(?:my|our|own|run|manage|work (?:at|in|for)|were|we are|im|i am|am|for a|have a|from a|practice|clinic|surgery)\b/.test(
    text,
  )
    ? TYPES.find(([, pattern]) => pattern.test(text))?.[0]
    : undefined;

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\bcheck ?ups?\b/, "a check-up"],
  [/\b(?:hygien\w+|clean|cleaning|scale and polish)\b/, "the hygienist"],
  [
    /\b(?:filling|crown|broken tooth|chipped tooth|toothache|tooth)\b/,
    "a tooth",
  ],
  [/\bconsultation\b/, "a consultation"],
  [/\b(?:gp|doctor|dr)\b/, "the GP"],
  [/\b(?:dentist|dental)\b/, "the dentist"],
  [
    /\b(?:botox|filler|fillers|facial|peel|skin|mole|acne|laser)\b/,
    "a skin treatment",
  ],
];

/** What an appointment is for, as far as the clinic has it. */
export const reasonIn = (text: string): string | undefined =>
  REASONS.find(([pattern]) => pattern.test(text))?.[1];
