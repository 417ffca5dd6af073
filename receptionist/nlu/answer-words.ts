/** Any day or time will do. */
export const ANY =
  /\b(?:any (?:day|time|slot|date)|anytime|anyday|whenever(?! (?:the|my|our|his|her|he|she|they|it|its|im|i (?:dont|cant|havent))\b)|either|dont mind|no preference|not fussed|not bothered|im easy|you (?:choose|pick|decide)|your choice|up to you|(?:first|next|earliest|soonest) (?:available|possible|one|free|slot|appointment|you)|(?:the )?(?:earliest|soonest)|as soon as(?: possible)?|asap|whatever|doesnt matter|soon as)\b/;

/** No answer to when the appointment is. */
export const DONT_KNOW =
  /\b(?:dont (?:know|remember|recall)|not (?:sure|certain)|cant remember|forgot(?:ten)?|no idea|unsure|havent a clue|lost my)\b/;

/** A name or a number that somebody would rather keep. */
export const WITHHELD =
  /\b(?:(?:dont (?:want|like) to|id rather not|rather not|not going to|wont|not) (?:give|say|tell|share|leave)|private|none of your)\b/;

/** What stays as it was. */
export const SAME = /\bsame (?:time|day|name|number|one|as)\b/;

/** A stretch of time without a day, a bound, or a time that is not whole: before nine, quarter past. */
export const STRETCH =
  /\b(?:(?:next|this) (?:week|month)|weekend|week after next|(?:before|after|by|until|till|earlier than|later than) (?:about |half |quarter )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|monday|tuesday|wednesday|thursday|friday|saturday|the))|^(?:(?:a|at|about|maybe) )*(?:half|quarter) (?:past|to)$/;

/** A further appointment: "and one for my husband". */
export const ANOTHER =
  /\b(?:1|one|another|same|appointment|booking)\b.* for (?:my|our|him|her|them)\b/;

/** Asked, not told. */
export const ASKING =
  /^(?:(?:and|but|so|sorry|er|also|right|oh|actually|yes|no) )*(?:whats?|how|wheres?|whos?|why|when|which|do|does|did|is|are|can|could|will|would|have|has)\b|\b(?:how (?:much|long|many|do|does)|can (?:i|you) (?:tell|speak|talk|ask)|do you|are you)\b/;

/** Any will do, where a day or a time was asked for. */
export const NO_MATTER = /^(?:it )?doesnt matter$/;

export const GREETS = /\b(?:hi|hello|morning)\b/;

export const THANKS = /\b(?:thank|thanks|ta|cheers)\b/;
