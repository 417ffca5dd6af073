import type { AboutTask } from "../types.ts";

/** What she has understood so far: "what day is it you're putting him in for", "which appointment are we moving". */
const ASKS_STATUS = new RegExp(
  [
    "\\b(?:what|which|whose) (?:day|time|date|one|appointment|name|number|doctor|dentist)s? (?:\\w+ ){0,2}?(?:is|was|are|were|have|did|do) (?:it|that|this|you|we|i|she|he|they)\\b(?! (?:open|close|shut|have|need|want|do)\\b)",
    "\\b(?:what|which) (?:day|time|date|one) (?:it|that) (?:is|was)\\b",
    "\\bis (?:that|it) (?:still |for |at |on )*(?:half|quarter|\\w+ oclock|tomorrow|today|\\w+day|\\d|nine|ten|eleven|twelve|one|two|three|four|five)\\b",
    "\\b(?:have|did) you (?:put|got|get|book|booked) (?:me|him|her|us|them|my \\w+) (?:down|in)\\b",
    "\\bwhat (?:have|did) you (?:put|got|get|book|booked|say|said|written|write)\\b",
    "\\b(?:am i|are we|is (?:he|she|that|it)) (?:still )?(?:down|in) (?:for|as)\\b",
    "\\b(?:look|check) (?:it|me|him|her|us|that|my \\w+) up\\b",
  ].join("|"),
);

/** Whether it is done: "is it moved or not", "have you booked me in", "am I in". */
const ASKS_WHETHER_DONE =
  /\b(?:is|was|has) (?:it|that|this|he|she|everything)(?: all)?(?: been)? (?:booked|moved|cancelled|done|sorted|sent|changed)\b|\b(?:am i|are we) (?:all |definitely )?(?:booked|moved|cancelled|done|sorted|in)\b(?! (?:the|a|trouble|pain|london))|\bim booked in arent i\b|\byou (?:\w+ )?booked me in\b|\bare you (?:\w+ )?booking (?:me|him|her|us|them|it) in\b|\bis my (?:\w+ ){1,4}still (?:there|on|down|booked)\b|\bstill down$|\bits still (?:booked|on|there)\b|\b(?:did|have) (?:you|it) (?:\w+ )?(?:put|write|written|note) (?:it |that )?(?:down|about|in)\b|\bdid (?:you (?:book|move|cancel|send|do) (?:it|that|them|mine|me)|(?:it|that|mine) (?:go|get) (?:through|booked|moved|done|sent))\b|\bhave you (?:\w+ )?(?:booked|moved|cancelled|sent|changed) (?:it|me|that|him|her|us|them)\b/;

/** Something earlier than what she has. */
const WANTS_SOONER =
  /\b(?:nothing|anything|something|owt|any|an?|none|no) (?:\w+ ){0,2}?(?:sooner|quicker|nearer)\b|\b(?:nothing|anything|something|owt) (?:\w+ ){0,3}?earlier\b|\b(?:any|bit|much) sooner\b|\btoo long (?:to wait|away|off)\b|\bcant wait (?:that long|till|until)\b/;

/** What she took for agreed was not: "I've not said yes yet". */
const OBJECTS =
  /\b(?:(?:have|ive)? ?(?:not|havent|never|didnt) (?:said|say|agreed?|decided|picked|chosen?|told you)) (?:yes|to (?:it|that|anything)|that|it|a (?:day|time)|which|what|yet)\b/;

/** Where to turn with what may not wait: "shall I take him to A and E". */
const ASKS_WHERE_TO_GO =
  /\b(?:should|shall|do|can|could|would|ought) (?:i|we|he|she) (?:\w+ ){0,4}(?:a ?(?:and|&) ?e|a e|accident and emergency|casualty|hospital|walk in|111|999|ambulance)\b/;

const DATE =
  "(?:(?:the )?(?:twenty |thirty )?[a-z0-9]+(?:st|nd|rd|th)|[a-z]+day)";
/** "What date is it today", "it's the sixteenth today isn't it", "is today not the sixteenth" */
const ASKS_DATE = new RegExp(
  `\\b(?:(?:whats?|which) (?:is )?(?:the |todays? )?(?:date|day)(?: is it| are we)?(?: today|(?<=todays? date))|is(?:nt)? (?:it (?:not )?(?:${DATE} ){1,2}today|today (?:not )?${DATE})|(?:its (?:${DATE} ){1,2}today|todays ${DATE}(?: ${DATE})?) (?:isnt it|is it|right))\\b`,
);

const CUES: readonly (readonly [AboutTask, RegExp])[] = [
  ["where-to-go", ASKS_WHERE_TO_GO],
  ["today", ASKS_DATE],
  ["sooner", WANTS_SOONER],
  ["objects", OBJECTS],
  ["whether-done", ASKS_WHETHER_DONE],
  ["status", ASKS_STATUS],
];

/** "What times have you got in the afternoon" asks for what is free, and not for what she has understood. */
export const ASKS_FOR_TIMES =
  /\bwhats (?:available|free|left|open)\b|\b(?:whatve|(?:what|which)(?: (?:day|date|time|slot|appointment)s?)? (?:else )?(?:have|do|did)) you (?:got|have)(?! (?:me|us|him|her|them|my|it|down)\b)/;

/** Takes plain text. */
export const aboutTask = (text: string): AboutTask | undefined =>
  ASKS_FOR_TIMES.test(text)
    ? undefined
    : CUES.find(([, cue]) => cue.test(text))?.[0];
