// Words by which callers are understood whatever stands round them, in the plain text of nlu/normalise.ts.

export const ANY =
  /\b(?:any (?:day|time|slot|date)|anytime|anyday|whenever(?! (?:the|my|our|his|her|he|she|they|it|its|im|i (?:dont|cant|havent))\b)|either|dont mind|no preference|not fussed|not bothered|im easy|you (?:choose|pick|decide)|your choice|up to you|(?:first|next|earliest|soonest) (?:available|possible|one|free|slot|appointment|you)|(?:the )?(?:earliest|soonest)|as soon as(?: possible)?|asap|whatever|doesnt matter|soon as)\b/;

export const DONT_KNOW =
  /\b(?:dont (?:know|remember|recall)|not (?:sure|certain)|cant remember|forgot(?:ten)?|no idea|unsure|havent a clue|lost my)\b/;

export const WITHHELD =
  /\b(?:(?:dont (?:want|like) to|id rather not|rather not|not going to|wont|not) (?:give|say|tell|share|leave)|private|none of your)\b/;

/** Asked for a telephone number, the caller has none, or gives another address. */
export const NO_NUMBER =
  /\b(?:e ?mail|gmail|hotmail|outlook|dot com|(?:dont|havent|not) (?:have |got |own |use )*(?:a |any |my )?(?:tele|mobile )?(?:phone|mobile|number)|no (?:tele|mobile )?(?:phone|mobile|number))\b/;

export const FAULT =
  /\b(?:wrong|incorrect|mistakes?|not (?:quite|right|correct))\b/;

export const CHECKS =
  /^(?:(?:wait|hang on|hold on|sorry|so|ok|right|and) )*(?:is|was) (?:that|it|this)\b|^(?:(?:wait|sorry|so|ok|right|and) )*(?:what|which) (?:day|time|date|name|number)\b/;

export const SAME = /\bsame (?:time|day|name|number|one|as)\b/;

/** A vague wish: "next week", "before nine", or "quarter past" without its hour. */
export const STRETCH =
  /\b(?:this (?:week|month)|(?:before|after|by|until|till|earlier than|later than) (?:about |half |quarter )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|monday|tuesday|wednesday|thursday|friday|saturday|the(?! way)))|^(?:(?:a|at|about|maybe) )*(?:half|quarter) (?:past|to)$/;

export const ANOTHER =
  /\b(?:1|one|another|same|appointment|booking)\b.* for (?:my|our|him|her|them)\b|\b(?:needs|wants) (?:1|one|an appointment)\b/;

export const NO_MATTER = /^(?:it )?doesnt matter$/;

export const GREETS = /\b(?:hi|hello|morning)\b/;

/** A question of price, with or without a treatment in it. */
export const PRICE =
  /\b(?:pric\w+|costs?|how much|charges?|fees?|expensive|cheap\w*|afford|pounds|quid|quote)\b/;

/** Who names the demo and somebody who should see to it wants one, whatever else they say. */
export const WANTS_DEMO =
  /\b(?:like|want|give|arrange|book|get|have|see|send|ring|call|set up|schedule|organise|need|about)\b.*\bdemo(?:nstration)?s?\b(?! (?:take|last|cost|free))/;

export const KEEPS = /\b(?:dont cancel|(?:ill|i will|want to|rather) keep)\b/;

/** Somebody is to be told something, or to ring. */
export const LEAVES_NOTE =
  /\b(?:ring|call|phone|get back to|contact|email) (?:me|us|my \w+)\b|\b(?:ring|call|phone) back\b|\b(?:tell|let|ask|remind) (?:the|my|your|dr|doctor|her|him|them|someone|somebody|whoever) (?:\w+ ){0,3}(?:that|know|to|if|about|im|ive|ill|its|i)\b|\bpass (?:on|this|that|it|a message)|\b(?:message|note|word) (?:for|to|with)\b|\b(?:leave|take) (?:a |my )?(?:message|note|name)\b/;

export const CANCELS = /\b(?:cancel(?:led|ling)?|scrap|call off)\b/;

/** There is an appointment, and it can't stay where it is. */
export const MOVES =
  /\b(?:move|moving|shift|shifting|change|rearrange|reschedule|swap)\b.*\b(?:it|that|mine|my|appointment)\b|\b(?:(?:have|got|need|want|going) to|ill have to) (?:move|shift|change|rearrange|reschedule|swap)\b/;

/** A wish to be seen, in a long sentence of which nothing else is understood. */
export const WISHES =
  /\b(?:when can (?:i|we|she|he) (?:come|be seen)|(?:id|i would|wed) like (?:to see|to come|an appointment|my \w+ (?:checked|looked at|seen to))|need(?:s)? (?:to see|seeing|looking at|an? (?:\w+ )?appointment|(?:the |a )?(?:dentist|doctor|nurse|gp)\b)|(?:see|fit|squeeze|get) (?:me|us|him|her) in|(?:make|have|get) an appointment|come in|(?:can|could|want to|like to|need to) (?:i )?book)\b/;

/** Asks what a treatment is, and does not want it yet. */
export const WHAT_IS =
  /\b(?:(?:does|do|will|would|is) (?:\w+ ){1,4}(?:hurt|painful|sore|safe|permanent)|hurt much|how long (?:does|do|is|will|would)|what (?:is|are|does|do|happens)|whats|how does|tell me (?:more )?about|who does|explain|recover\w*|downtime)\b/;
