import { LIFE, URGENT } from "./rules/emergencies.ts";
import { IDIOMS } from "./rules/idioms.ts";
import { find, matches, read } from "./patterns.ts";
import { plain } from "./normalise.ts";

/** What happened, and how long ago: it is over. Of what somebody did to themself none is. */
const EVENT =
  "(?:(?:mild |minor |mini |small |massive |big )?(?:heart attacks?|cardiac arrest|strokes?)|seizures?|fits?|collaps\\w+|faint\\w*|blackouts?|anaphyla\\w+|allergic reactions?|chok\\w+|poison\\w*|concussion|blood clots?|haemorrhage|head injury|(?:broke|broken|fractured) (?:my|his|her|a|an|the) \\w+|car (?:crash|accident)|passed out)";
const LONG_AGO =
  "(?:last (?:week|month|year|spring|summer|autumn|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:\\w+ ){0,2}(?:weeks?|months?|years?|yrs) (?:ago|back|since)|in (?:19|20)\\d\\d|in (?:january|february|april|june|july|august|september|october|november|december)|when i was|as a (?:child|kid|baby|teenager)|a (?:while|long time) (?:ago|back)|(?:at|over) (?:christmas|easter|new year)|once before|in the past)";
const NOT_NOW =
  "(?<!\\b(?:having|is|im|hes|shes|theyre|keeps|started|been|now|again)(?: (?:a|an|another))? )";
const OVER = [
  new RegExp(`${NOT_NOW}\\b${EVENT}(?: \\w+){0,4}? ${LONG_AGO}\\b`, "g"),
  new RegExp(`\\b${LONG_AGO}(?: \\w+){0,4}? ${NOT_NOW}${EVENT}\\b`, "g"),
  new RegExp(
    `\\b(?:(?:recover(?:ing|ed)|recovery|rehab) (?:\\w+ ){0,2}|survived |history of |died of (?:an? )?|since (?:my|his|her|the) |(?:family|previous) )${EVENT}\\b`,
    "g",
  ),
];

/** Of a thing that has passed, unless something is the matter now. */
const PAST =
  /\b(?:ago|last (?:year|month|week|summer|winter|spring)|years? back|history of|used to|previously|when i was|in (?:19|20)\d\d|family history|run in the family|recover(?:ed|ing|y))\b/;
const NOW =
  /\b(?:now|again|still (?:having|got|hurts|there|in)|since|today|tonight|just|happening|minutes?|hours?|keeps?|is|im|hes|shes|got|i have|has|cant|wont)\b/;
/** What she would do, if one of these should call. */
const ABOUT_HER =
  /\b(?:what (?:happens|would happen|do you do|would you do|does \w+ do|if)|if (?:a|an|one of (?:our|my|the)) (?:patient|caller|client|customer|patients|callers)s?|how (?:do|does|would|will|are|is) \w+ (?:\w+ )?(?:deal|handle|cope|respond|react|know|treat|manage|triage|tell|route)|(?:can|does|will|would|do) (?:it|she|ellaira|you|the \w+|your \w+) (?:\w+ )?(?:recogni|detect|handle|spot|know|deal|tell|understand|escalate|cope|triage|pick up|flag))/;
const SOMEBODY =
  /\b(?:patients?|callers?|someone|somebody|clients?|customers?|people|emergenc(?:y|ies)|calls?|a person|chest pains?)\b/;
/** Stands before what there is none of. */
const DENIED =
  /\b(?:no|dont (?:think (?:i|we) )?need|dont have(?: any)?|havent got(?: any)?|havent had(?: any)?|without(?: any)?|not having(?: any)?|never had(?: any)?|not (?:got )?any|isnt any|doesnt have(?: any)?)(?: a| an| the)? $/;

/** Asked about her, not for help: what she would do when a patient rings with an emergency. */
export const asksAboutEmergencies = (text: string): boolean =>
  ABOUT_HER.test(text) &&
  SOMEBODY.test(text) &&
  !/\b(?:my|im|i am|ive|our) (?!practice|clinic|patients?|surgery|callers?|clients?)/.test(
    text,
  );

/** The number to call at once, when the words tell of an emergency. */
export function findEmergency(words: string): "999" | "111" | undefined {
  // A whole flood of words is read in pieces: an emergency may come at its end.
  for (let at = 0; at < Math.min(words.length, 6000); at += 800) {
    const number = inPiece(words.slice(at, at + 900));
    if (number) return number;
  }
  return undefined;
}

/** The words without what only sounds like an emergency. */
function withoutIdioms(text: string): string {
  const sentence = read(
    OVER.reduce((rest, over) => rest.replaceAll(over, "_"), text),
  );
  const words = [...sentence.words];
  for (const idiom of IDIOMS)
    for (const { from, to } of find(idiom, sentence)) words.fill("_", from, to);
  return words.join(" ");
}

function inPiece(words: string): "999" | "111" | undefined {
  // A stop between clauses keeps "no" in "no, chest pain" from denying the pain.
  const clauses = words.split(/[,.;!?\n]+(?!\d)/).map(plain);
  const whole = clauses.join(" ");
  if (asksAboutEmergencies(whole)) return undefined;
  if (PAST.test(whole) && !NOW.test(whole.replace(PAST, ""))) return undefined;
  const sentences = [
    ...clauses,
    ...(clauses.length > 1 ? [clauses.join(" / ")] : []),
  ].map((clause) => read(withoutIdioms(clause)));
  for (const sentence of sentences)
    for (const pattern of LIFE)
      for (const { from } of find(pattern, sentence))
        if (!DENIED.test(`${sentence.words.slice(0, from).join(" ")} `))
          return "999";
  return sentences.some((sentence) =>
    URGENT.some((pattern) => matches(pattern, sentence)),
  )
    ? "111"
    : undefined;
}
