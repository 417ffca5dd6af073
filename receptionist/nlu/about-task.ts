import type { AboutTask } from "../types.ts";

/** What she has understood so far: "what day is it you're putting him in for", "which appointment are we moving". */
const ASKS_STATUS = new RegExp(
  [
    "\\b(?:what|which|whose) (?:day|time|date|one|appointment|name|number|doctor|dentist)s? (?:\\w+ ){0,2}?(?:is|was|are|were|have|did|do) (?:it|that|this|you|we|i|she|he|they)\\b(?! (?:open|close|shut|have|need|want|do)\\b)",
    "\\b(?:what|which) (?:day|time|date|one) (?:it|that) (?:is|was)\\b",
    "(?<!\\bhow much )\\bis (?:that|it) (?:still |for |at |on )*(?:half|quarter|\\w+ oclock|tomorrow|today|\\w+day|\\d|nine|ten|eleven|twelve|one|two|three|four|five)\\b",
    "\\b(?:have|did) you (?:put|got|get|book|booked) (?:me|him|her|us|them|my \\w+) (?:down|in)\\b",
    "^(?:(?:sorry|so|and|but|wait|hang on|hold on) )*is (?:that|this|it|half \\w+|\\w+ oclock) (?:one )?(?:the \\w+ (?:\\w+ )?)?for (?:me|him|her|us|them|my \\w+)\\b",
    "\\bwhat (?:ive|i have|have i|have we|weve)(?: actually)?(?: got)?(?: booked)?(?: now)?(?: for (?:the )?(?:both|two) of us)?$|\\btell me what (?:ive|i have) got\\b",
    "\\b(?:past|quarter to) what\\b",
    "\\bdid you (?:get (?:that|it|all|the|my)|say (?:this|today|tomorrow|half|quarter|\\w+day|\\d))\\b",
    "\\bwhat (?:have|did) you (?:put|got|get|book|booked|say|said|written|write)\\b(?! (?:your name|you were|you are))",
    "\\b(?:am i|are we|is (?:he|she|that|it)) (?:still )?(?:down|in) (?:for|as)\\b",
    "\\btell me when (?:it is|its)\\b|^(?:so )?when is it(?: again)?$",
    "\\b(?:is|have you got) my (?:phone |mobile )?number\\b",
    "\\bwho (?:am|are) (?:i|we) (?:seeing|booked (?:in )?with)\\b|\\bi (?:was|am) booked in with\\b|\\bwhich (?:one|1|appointment) (?:do )?i have\\b",
    "^(?:so )?(?:just )?to (?:check|confirm)\\b.*\\bis that right$",
    "\\bwhens (?:mine|ours|(?:my|our|his|her) (?:appointment|one|visit)|\\w+s)$",
    "\\b(?:look|check) (?:it|me|him|her|us|that|my \\w+) up\\b",
  ].join("|"),
);

/** Whether it is done: "is it moved or not", "have you booked me in", "am I in". */
const ASKS_WHETHER_DONE =
  /\b(?:is|was|has) (?:it|that|this|he|she|everything)(?: all)?(?: been)? (?:booked|moved|cancelled|done|sorted|sent|changed)\b|\b(?:am i|are we) (?:all |definitely |still )?(?:booked|moved|cancelled|done|sorted|in)\b(?! (?:the|a|trouble|pain|london))|\bim (?:still )?booked in arent i\b|\bis \w+ still (?:booked|down)\b|\byou (?:\w+ )?booked me in\b|\bare you (?:\w+ )?booking (?:me|him|her|us|them|it) in\b|\bis my (?:\w+ ){1,4}still (?:there|on|down|booked)\b|\bstill down$|\b(?:have you|youve) still got\b|\bstill in (?:there|it)\b|\bso (?:im|am i) in (?:at|on|for)\b|\bits still (?:booked|on|there)\b|\b(?:did|have) (?:you|it) (?:\w+ )?(?:put|write|written|noted?)\b|\b(?:is|has|will|did) (?:the|my|that) (?:note|message|request) (?:\w+ )?(?:going|go|gone|sent|been|get|there)\b|\bdid (?:you (?:book|move|cancel|send|do) (?:it|that|them|mine|me|(?:the|my) \w+)|(?:it|that|mine) (?:go|get) (?:through|booked|moved|done|sent))\b|\byouve (?:already |just )?(?:booked|moved|cancelled|sent)\b|\bdid (?:my |our )?\w+s(?: \w+)? (?:go|get) (?:through|booked|moved)\b|^(?:(?:hang on|hold on|wait|so|and|but) )*(?:is|was) (?:mine|hers|his|ours|theirs) (?:all )?(?:booked|done|in)\b|\bhave you (?:\w+ )?(?:booked|moved|cancelled|sent|changed) (?:it|me|that|him|her|us|them)\b/;

/** Something earlier than what she has. */
const WANTS_SOONER =
  /\b(?:nothing|anything|something|owt|any|an?|none|no) (?:\w+ ){0,2}?(?:sooner|quicker|nearer)\b|\b(?:nothing|anything|something|owt) (?:\w+ ){0,3}?earlier\b|\b(?:any|bit|much) sooner\b|\b(?:come|get in|be seen|see me) (?:any )?(?:earlier|sooner)(?: than that)?$|\btoo long (?:to wait|away|off)\b|\bcant wait (?:that long|till|until)\b/;

/** Where to turn with what may not wait: "shall I take him to A and E". */
const ASKS_WHERE_TO_GO =
  /\b(?:should|shall|do|can|could|would|ought) (?:i|we|he|she) (?:\w+ ){0,4}(?:a ?(?:and|&) ?e|a e|accident and emergency|casualty|hospital|walk in|111|999|ambulance)\b/;

const CUES: readonly (readonly [AboutTask, RegExp])[] = [
  ["where-to-go", ASKS_WHERE_TO_GO],
  ["sooner", WANTS_SOONER],
  ["status", ASKS_WHETHER_DONE],
  ["status", ASKS_STATUS],
];

/** "What times have you got in the afternoon" asks for what is free, and not for what she has understood. */
export const ASKS_FOR_TIMES =
  /\b(?:is|will) (?:it|that) (?:going to )?be soon\b|\bsee (?:me|him|her|us) soon\b|\bhow long(?:s| is)?(?: \w+){0,4} wait(?:ing list)? for\b|\bhow (?:soon|quick\w*) (?:can|could) (?:you|i|we|he|she|my \w+)\b|\bwhats (?:available|free|left|open)\b|\b(?:whatve|(?:what|which)(?: (?:day|date|time|slot|appointment)s?)? (?:else )?(?:have|do|did)) you (?:got|have)(?! (?:me|us|him|her|them|my|it|down)\b)/;

/** Takes plain text. */
export const aboutTask = (text: string): AboutTask | undefined =>
  ASKS_FOR_TIMES.test(text)
    ? undefined
    : CUES.find(([, cue]) => cue.test(text))?.[0];
