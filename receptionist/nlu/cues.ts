// Words by which callers are understood whatever stands round them, in the plain text of nlu/normalise.ts.

import { FAMILY } from "./entities/name-words.ts";

export const ANY =
  /\b(?:any (?:days?|times?|slots?|dates?|(?:morning|afternoon|evening)(?! (?:appointments?|slots?|times?|spaces?)\b))|anytime|anyday|whenevers?(?! (?:the|my|our|his|her|he|she|they|it|its|im|i (?:dont|cant|havent))\b)|(?<!\b(?:not|no|nor|cant|dont)\b.*)either|whichever|dont mind|no preference|not fussed|not bothered|im easy|you (?:choose|pick|decide)|your choice|up to you|(?:first|next|earliest|soonest) (?:available|possible|one|free|slot|appointment|you|thing youve)|(?:the )?(?:earliest|soonest)|as soon as(?: possible)?|asap|(?:emergency|urgent) (?:appointment|slot)|whatever|doesnt matter|soon as|(?:sooner|earlier) the better)\b/;

export const DONT_KNOW =
  /\b(?:dont (?:know|remember|recall)|not (?:sure|certain)|cant remember|forgot(?:ten)?|for the life of me|no idea|unsure|havent a clue|lost my)\b/;

export const WITHHELD =
  /\b(?:(?:dont (?:want|like) to|id rather not|rather not|not going to|wont|(?<!did )not|im no) (?:give|giving|say|tell|share|leave)|rather not$|\bskip (?:it|that)\b|\bno need\b|(?<!\b(?:has|have|had) )\b(?:you|they|she|he)(?:ve|s)? (?:(?:already|should) )*(?:got|have|has) (?:it|that|my number)\b|private|none of your)\b/;

/** Asked for a telephone number, the caller has none, or gives another address. */
export const NO_NUMBER =
  /\b(?:(?:dont|havent|not) (?:have |got |own |use )*(?:a |any |my )?(?:(?:tele|mobile )?(?:phone|mobile|number)|1$|one$|any$)|no (?:tele|mobile )?(?:phone|mobile|number))\b/;

/** "Sam at example dot com"; an address loses its signs in plain words. */
export const EMAIL =
  /\b(?:e ?mail|gmail|hotmail|outlook|icloud|yahoo|dot co(?:m|uk)?|\w+ co(?:m| uk)$)\b/;

export const FAULT =
  /\b(?:wrong|incorrect|mistakes?|not (?:quite|right|correct))\b/;

/** Said of an answer, and asks for nothing: "that's good to know". */
export const PRAISES =
  /^(?:(?:oh|ok|right|great|well|and|ah|yes|thats|thatll be|its|it|sounds|is|very|really|so|all|quite|that|i|a) )*(?:good|great|decent|handy|clear|fine|helpful|useful|lovely|brilliant|perfect|nice|interesting|reassuring|impressive|fair|works|see|makes sense|understood|got it)(?: (?:enough|answer|point|stuff|to (?:know|hear)|for me|with me|then|thanks|thank you))*$/;

/** In the middle of a task, what ails the caller is told besides. */
export const HURTS =
  /\b(?:hurt(?:s|ing)?|bleeding|sore|swollen|swelling|pain|painful|aching|aches|throbbing|giving (?:me|him|her) gyp|playing (?:me |him |her )?up|(?:gets?|getting|got) worse|agony)\b/;

export const CHECKS =
  /^(?!.*\b(?:ok|okay|alright|all right|safe|possible|free|allowed)\b)(?:(?:wait|hang on|hold on|sorry|so|ok|right|and) )*(?:is|was) (?:that|it|this)\b|^(?:(?:wait|sorry|so|ok|right|and) )*(?:what|which) (?:day|time|date|name|number)\b/;

export const SAME = /\bsame (?:time|day|name|number|one|as)\b/;

/** A vague wish: "next week", "before nine", or "quarter past" without its hour. */
export const STRETCH =
  /\b(?:this (?:week|month)|(?:before|after|by|until|till|earlier than|later than) (?:about |half |quarter )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|monday|tuesday|wednesday|thursday|friday|saturday|the(?! way)))|^(?:(?:a|at|about|maybe) )*(?:half|quarter) (?:past|to)$/;

/** "That's all, many thanks" */
export const IS_ALL =
  /\b(?:thats|that is|thatll be) (?:all|it|everything|the lot)(?: (?:for (?:now|today|me)|from me|i need(?:ed)?|then|please|many|very|much|so|thanks?|you|thank|ta|cheers|bye|love|pet|dear))*$/;

export const ANOTHER = new RegExp(
  [
    "\\b(?:1|one|another|same|appointment|booking)\\b.* for (?:my|our|him|her|them)\\b",
    "\\b(?:needs|wants) (?:1|one|an appointment)\\b|^(?:and |also |then )+(?:1|one|another)(?: 1| one)? for \\w+",
    "^(?:(?:and|also|then) )*(?:are you (?:doing|seeing)|(?:can|could|will) you (?:also )?(?:do|book|fit in|see)) (?!(?:it|that|this|one|1|the|an?|any|me|all|you|us|some\\w*)\\b)\\w+(?: (?:straight|right|next|after|then|too|as well)\\b.*)?$",
    `^(?:(?:and|also|then|can|could) )*(?:my|our|his|her|their) (?:\\w+ )?${FAMILY}(?: \\w+)?(?: (?:at|straight|after|too|as well|needs))\\b`,
    `^(?:and|also|then|what about) (?:my|our|her|his|their) (?:\\w+ )?${FAMILY}s?(?: \\w+)?$`,
    "\\b(?:do|book|fit|see) me (?:in )?(?:as well|too|also)\\b|\\bmine (?:as well|too)\\b|(?<!\\b(?:thats|that|this) )\\b(?:1|one) for me\\b",
    "\\b(?:can|could) (?:he|she|they) (?:have|get|be|come)\\b.*\\bafter (?:me|mine)\\b",
    "\\b(?:can|could) (?:my|our) \\w+ (?:have|get) (?:his|hers|theirs|one)\\b",
    `\\badd (?:my|our) (?:\\w+ )?${FAMILY}\\b`,
    `\\b(?:do|see|book|fit|squeeze)(?: in| for)? (?:my|our|his|her) (?:\\w+ )?${FAMILY}\\b`,
  ].join("|"),
);

/** "He's also got one with the physio", after a cancellation */
export const HAS_ANOTHER =
  /\b(?:hes|shes|ive|weve|has|have) (?:also )?(?:got )?(?:also )?(?:one|1|another)\b(?! (?:question|thing)\b)/;

export const NO_MATTER = /^(?:it )?doesnt matter$/;

export const GREETS = /\b(?:hi|hello|morning)\b/;

/** A question of price, with or without a treatment in it. */
export const PRICE =
  /\b(?:(?:have|got|need) to pay\b(?! (?:on|by|now|before|when|at|in|up|with|monthly|straight|after))|pric\w+|costs?|how much|charges?|(?:get|be) charged|looking at for|fees?|expensive|cheap\w*|afford|pounds|quid|quote|(?:sort|kind) of money|what money)\b|\bwhat (?:would|will|does|do) (?:\w+ ){1,3}come to$|\bwhats the damage\b/;

/** Nothing but how long "it" takes or what "it" costs: a treatment, where one was named. "I'm not paying extra" wants to know that, too. */
export const OF_IT =
  /^(?=.*\b(?:how (?:long|much)|take long|prices?|costs?|free|whats the damage)\b)(?:(?:and|so|but|how|what|whats|damage|is|going|to|pay|i|was|the|do|does|it|its|this|that|one|will|would|take|cost|price|charge|for|me|be|free|long|much|please|first|then|though|anyway|again|roughly|just|now|all|in|there|on|\w+day|appointment|visit|wait|oh)(?: |$))+$|\bpay\w* (?:any )?(?:extra|more)\b|\bhow longs? (?:(?:will|is|are) )?(?:the|my) (?:appointment|visit|session)\b|\bhow long (?:have|do|will) (?:i|we) (?:got|get|have) with (?:her|him|them|the \w+)\b/;

/** "How much is it going to be, I'm only on my pension", of what is being booked */
export const ASKS_ITS_PRICE =
  /^(?!.*\b(?:child(?:ren)?|kids?|cancel\w*|deposit|miss(?:ed)?|late|park\w*|month\w*|instal\w*|insur\w*|consultation|sedat\w*|nhs|free|extra|discount\w*|charged)\b).*\b(?:how much (?:is|will|would|does|do|did|was|am|are|its) (?:it|that|this|i|we|the|they|you say|to)\b|how much (?:do|would) you charge$|what(?:s| is| will| does| would| do)? (?:it|that|this|i)\b.* (?:costs?|pay|price|owe)\b|(?:cost|price|set) (?:of (?:it|that)|me|us)\b|(?:say|said|told me|tell me) how much\b|(?:remind|tell) me (?:of )?the (?:price|cost)\b|\bwhat (?:would|will|does|do) (?:\w+ ){1,3}come to$|\bis (?:that|it) (?:per|each|for (?:one|1|both|each))\b|\bwill (?:it|that) cost\b|\b(?:have|need) to pay (?:(?:all )?(?:that|this)|the)\b|\bwhat(?:s| is| was) the (?:price|cost)\b(?! (?:of|for) (?!an? adult\b|me\b|him\b|her\b)))/;

export const NO_DEMO =
  /\b(?:dont|not|didnt) (?:want|need|after|ask for) (?:a|the|your|any) (?:demo|form)\b/;

/** A caller who names the demo, and a person who should see to it, wants one, whatever else they say. */
export const WANTS_DEMO =
  /\b(?:(?:take (?:me|us)|go) to|have|get|fill in|open|show me|just) (?:the|your) form\b|^(?:the|your) form\b|(?<!\bdont (?:want|need) )\b(?:a|the|your) form(?:s| is)? (?:fine|ok|okay|good|great|please|then)\b|^(?:no |sorry |just )*(?:a demo|(?:a|the|your) form)(?: (?:please|i mean|then))*$|\b(?:like|want|arrange|book|get|have|see|send|call|schedule|organise|need|about|down)\b.*\bdemo(?:nstration)?s?\b(?! (?:take|last|cost|free))|\b(?:how about|chance of|up for|ready for) a demo\b|\bshow (?:me|us) (?:it|this) (?:with|in|on|at)\b|\b(?:someone|somebody) show (?:me|us)\b|\b(?:real|proper) demo\b|\bsee (?:it|you|this) (?:properly|in action|for real)\b|\bfrom (?:your (?:company|firm)|ellaira) .*\b(?:ring|call|phone|contact|email)\b|\b(?:ring|call|phone|contact|email) (?:me|us) .*\bfrom (?:your (?:company|firm)|ellaira)\b/;

/** A member of the team is to ring the caller. */
export const RINGS =
  /(?<!\bwaiting\b.*)\b(?:a (?:real |actual )?(?:person|human)|someone|somebody|them|you) to (?:ring|call|phone) (?:me|us|him|her)\b/;

export const WANTS_A_RING =
  /\b(?:(?:ring|call|phone)s?|contact|get back to) (?:me|us)\b|\bcall ?back\b/;

export const WANTS_A_CALL =
  /\bgive (?:me|us) a (?:ring|call|bell|shout|buzz)\b|\b(?:take|have|write down|note) my (?:number|name|details)\b(?! (?:back|with|away))|\b(?:like|want|need|can|could) (?:you|they|someone|somebody|your team) (?:from \w+ )?(?:to )?(?:ring|call|phone|contact) (?:me|us)\b/;

/** "No, leave it as it is, I'll come" */
export const KEEPS =
  /\b(?:dont cancel|(?:ill|i will|want to|rather) keep|leave it as it is)\b/;

/** The team is to be told something, or to ring: "they ring us all day" only complains. */
export const LEAVES_NOTE =
  /(?<!\b(?:who|that|they|you|people|patients|callers|clients|always) )(?<!\bdont (?:need|have|want) to )\b(?:ring|call|phone|get back to|contact|email) (?:me|us|my \w+)\b(?!(?: \w+){0,2} (?:every|all|constantly|daily|weekly)\b)|(?<=\b(?:can|could|would|will) you )(?:ring|call|phone|contact|email) (?:me|us)\b|(?<!\b(?:i|ill|we|well|me|dont (?:want|need) a) )\b(?:ring|call|phone) back\b|\bgive (?:me|us|her|him) a (?:ring|call|bell|shout|buzz)\b|\b(?:tell|let|ask|remind|warn) (?:the|my|your|dr|doctor|mrs?|miss|ms|her|him|them|someone|somebody|whoever) (?!wh)(?:\w+ ){0,3}(?:that|know|to|if|about|im|ive|ill|its|i|hes|shes|theyre|he|she|my|me|theres)\b|\b(?:can|could|will) (?:you|someone|somebody) tell (?:him|her|them|the|my|dr|doctor)\b|\bmake sure (?:they|the \w+|she|he) knows?\b|(?<!\b(?:i|ive|he|hes|she|shes|fit|sick) )\b(?:(?:put|write|jot|add|mention)(?: (?:it|in there|on|down|there))*|note(?: (?:it )?down)?) (?:that )?(?:i|im|ive|its|it (?:is|was)|he|hes|she|shes|they|theyre|my (?!names?\b|numbers?\b|wife|husband|son|daughter))\b|(?:^|\b(?:and|but|please|just) )say (?:that )?(?:i|im|ive|its|he|hes|she|shes)\b|(?:^|\b(?:you|please|just|and|but) )put (?:that|this) (?:on|in|down)\b|\bput (?:the|my) (?!appointment|booking|date|time|name)\w+ in\b|\bput (?:it )?(?:on|in|down)(?: (?:there|it|(?:my|his|her|the) \w+))? that\b|\b(?:can|could|may) i (?:just )?(?:add|mention) (?:that )?(?:i|im|ive|its|he|hes|she|shes|my)\b|\bpass (?:on|this|that|it|a message)|(?<!\b(?:fit|sick) )\b(?:(?:message|note|word) (?:for|to|with)|messages for the (?:dentist|doctor|gp|nurse|hygienist))\b|(?<!\b(?:dont|not) )\b(?:leave|take|put|make|add) (?:a |my )?(?:message|note|name)\b/;

export const NO_NOTE =
  /\bno note(?: (?:please|thanks|thank you|ta|love|dear|thats (?:all|it|fine)))*$/;

/** "Go on, note it" */
export const NOTES_THAT =
  /(?<!\b(?:dont|not|to) )\b(?:note (?:it|that)|(?:put|write|jot) (?:it|that) down)\b/;

export const MISSED =
  /\b(?:supposed|meant|due) to (?:see|come|have|be seen)\b.*\b(?:forgot\w*|missed|never (?:came|made it|got)|didnt (?:come|make it|get))\b/;

export const COMPLAINS =
  /\b(?:complain|complaint|dont think (?:its|thats|(?:it|that) is) (?:right|fair)(?! to\b)|(?:bill|invoice|charge) (?:is|was|isnt|wasnt) (?:wrong|right|incorrect)|think (?:its|thats|the bill is) wrong|fuming|furious|livid|disgusted|overcharged|charged (?:me )?(?:more|too much|twice)|\b(?:i owe|billed(?: me)?|been told i owe)\b|\b(?:id like|i want|want|give me|get) (?:\w+ )?(?:my money back|a refund)\b(?! if\b)|not (?:at all |really |very )?happy (?!to\b|with (?:how )?my (?:teeth|smile|lips|face|skin|nose|hair|body|chin)))\b/;

export const ASKS_FOR_PERSON =
  /\b(?:(?:speak|talk) (?:to|with) (?:(?:an?|the) )?(?:real |actual |practice )?|a (?:real|actual) )(?:person|human|somebody|someone|receptionist|manager)\b(?! about (?!my\b))|\b(?:speak|talk) (?:to|with) (?:the|my) (?:dentist|doctor|nurse|hygienist|gp) (?:who|that)\b/;

/** "Can my husband and I both come for check-ups" */
export const BOTH_COME =
  /\b(?:can|could) (?:we|my \w+ and (?:me|i)|me and my \w+) (?:both |all )?(?:come|have|book|get|be)\b/;

/** "Can we make it Thursday instead", of what was just booked */
export const MAKES_IT =
  /\bmake it\b|\b(?:change|move|swap|switch) (?:\w+ ){1,2}to\b|\b(?:have|come|do) (?:\w+ )?(?:\w+day|tomorrow) instead\b/;

/** "I want to speak to a human being right now", "can I ring a real person about it" */
export const WANTS_PERSON =
  /^(?!.*\b(?:if|when|says?|said|patients?|clients?|callers?|they)\b).*\b(?:i (?:just )?(?:want|need)(?: to)?|id (?:like|rather|want)(?: to)?|let me|get me|(?:can|could|may) i) (?:just )?(?:(?:speak|talk) (?:to|with)|ring|call|phone|have) (?:an? (?:real |actual |proper )?(?:person|human)|(?:(?:someone|somebody|one|anyone) (?:from|in|on|of) )?your (?:sales )?team)\b/;

/** "I don't want to talk to a robot, can you put me through to someone", "can I have a word with Dr Okafor" */
export const PUT_THROUGH =
  /\bput me (?:straight )?(?:through|on) to\b|\b(?:speak|talk|word) (?:to|with) (?:dr|doctor) \w+/;

export const CANCELS =
  /\b(?:cancel(?:led|ling)?|scrap|call off|knock (?:it|that) on the head|(?:dont|no longer) (?:really |actually )?need (?:it|that|the appointment)(?! to\b))\b/;

const TO_MOVE =
  "bring (?:\\w+ ){0,3}forward|move|moving|shift|shifting|shove|push|change|rearrange|reschedule|swap";

/** "Change our number", "move to another phone system": no appointment is moved by it. */
const OTHER_THING =
  " (?:(?:my|our|the|your|over|to|another|an?|new|different)\\b ?)*(?:\\w+ )?(?:landline|numbers?|phones?|lines?|address|email|mobile|system|software|provider|supplier|details|what|answers?|script|wording|words|hours|prices|name|surname|shifts?|dentist|doctor|voice|greeting|plan)\\b";
export const MOVES_OTHER_THING = new RegExp(`\\b(?:${TO_MOVE})${OTHER_THING}`);

/** There is an appointment, and it can't stay where it is. */
export const MOVES = new RegExp(
  `^(?!.*\\b(?:dont|didnt|not) (?:want|need)(?:ing)? to (?:move|change|rearrange)\\b).*(?:${[
    `\\b(?:${TO_MOVE})\\b(?!${OTHER_THING}).*\\b(?:it|that|mine|my|appointments?)\\b`,
    `\\b(?:${TO_MOVE}) the (?:day|date|time)\\b`,
    `\\b(?:(?:have|got|need|want|going) to|ill have to) (?:${TO_MOVE})\\b(?!${OTHER_THING})`,
    "\\b(?:cant|not (?:going to|able to)) (?:make|manage|do|come)\\b(?!.*\\bbook\\b).*\\b(?:can|could) (?:i|we|he|she)\\b.*\\b(?:come|instead|another|different)\\b",
    "\\bcant (?:come|make it|get (?:there|to)) (?:.*)?\\bon\\b",
    // "I was meant to come in at two, but ..."
    "\\b(?:i|im|was|am|were) (?:meant|supposed|due) (?:to (?:come|be)|in)\\b.*\\b(?:but|cant|wont)\\b",
    "\\b(?:im|am|was|were|ive been) (?:\\w+ )?(?:booked|down)\\b.*\\b(?:cant|wont|come up|came up|instead|another day|any chance|(?:can|could) (?:it|i|we|you))\\b",
    "\\b(?:have|got|ive) (?:got )?(?:the|an?|my) (?:\\w+ )?(?:appointment|booking|slot|dentist|doctors?|gp|nurse|hygienist)\\b.*\\b(?:could|can|any chance)\\b.*\\b(?:be|do|come(?! with)|have|make|of)\\b",
    "\\bcancel\\w*\\b.*\\b(?:other|another|different) (?:day|time|date)\\b",
    "(?<!\\b(?:you|they|there) )\\b(?:have|having|got|ive|booked) (?:\\w+ )?(?:appointment|booking|slot)\\b.*\\b(?:come up|came up|cant(?! (?:remember|recall|find|mind|think|for the life))|wont|clash\\w*|not able|unable|(?:away|working) (?:then|that day)|another day)\\b",
  ].join("|")})`,
);

/** "I have to cancel, or actually can you just move it" */
const MOVES_INSTEAD = new RegExp(
  `\\bcancel\\w*\\b.*\\b(?:${TO_MOVE}|(?:other|another|different) (?:day|time|date))\\b`,
);

/** No rule is asked for, but a change of what the caller has. */
export const ONE_OF_THEIRS =
  /\b(?:appointment|booking|mine|slot|visit|its?|instead|(?:the|an?|my) (?:dentist|doctors?|gp|nurse|hygienist))\b/;

/** A hesitant wish, where a day or a time is named with it: "I was sort of hoping for Thursday". */
export const HOPES =
  /\b(?:hop(?:e|ing)|wonder(?:ed|ing)|looking (?:for|at)|thinking|fancy|prefer|ideally|maybe|perhaps|possibly|possible|any chance|anything|something|free|available|suits?)\b/;

export const QUESTION =
  /\byou(?:ve)? (?:never|not|didnt|havent|still havent) (?:\w+ )?(?:told|said|answered|mentioned)\b|\bwonder(?:ing|ed)? (?:if|whether)\b|\bwant(?:ed)? to know (?:if|whether|how|what|when|where|who)\b|^(?:so |and |but |well |ok )*(?:hows?|whats?|which|whos?|why|whens?|wheres?|is|are|am|do|does|did|can|could|will|would|should|have|has)\b|(?<=\basks? )(?:is|are|can|do|does|will)\b|(?<!\b(?:thats|arent|isnt|wasnt|not) )\b(?:how|what|whats|why|(?:is|are|do|does|can|could|will|would|should) (?:i|it|we|you|she|he|they|this|that|there|ellaira|your|any|someone|somebody|anyone|people|the \w+))\b/;

/** A wish to be seen, in a long sentence of which nothing else is understood. */
export const WISHES =
  /\b(?:(?:can|could|may) (?:i|we|he|she|my \w+) see (?:some(?:one|body)|(?:the|a) (?:dentist|doctor|nurse|gp))|when can (?:i|we|she|he) (?:come|see|be seen)|(?:id|i would|wed) like (?:to see|to come|an appointment|my (?:\w+ ){1,2}(?:checked|looked at|seen to))|need(?:s)? (?:some(?:one|body) to (?:see|look|have a look|check)|to see|seeing|looking at|an? (?:\w+ )?appointment|(?:the |a )?(?:dentist|doctor|nurse|gp)\b)|(?<!\b(?:cant|dont) )(?:see|fit|squeeze|get|book) (?:me|us|him|her) in|(?:make|have|get) an(?:other)? (?:\w+ )?appointment|(?:some(?:one|body)|anyone|you|they) (?:have|take) a look|wants? an? (?:\w+ )?appointment\b(?! (?:system|book))|want(?:s|ing)? (?:to )?see (?:an?|the|some\w*|dentist|doctor|gp)\b|(?:im|hes|shes|were) due (?:an?|my|his|her|for)|too late to (?:book|come|be seen)|(?:check ?up|clean|one) (?:is|was|being) due|get (?:it|that|(?:my|her|his|our|the|this)(?: \w+){1,2}) (?:checked|looked at|seen to|sorted)|come (?:in(?! with\b)|back)|(?:pencil|pop|put|squeeze|fit|slot|get|sort) (?:me|us|him|her|my \w+) (?:in|down|out with)|be (?:seen|fitted|squeezed|slotted)|(?:can|could) i get in$|get in (?:before|on|for|this|next|today|tomorrow|sooner)|(?:two|three|2|3|couple of) appointments|(?:soonest|earliest|first|next) (?:\w+ )?you(?:ve)? (?:can|could|have|got)|(?:your|the) (?:very )?(?:earliest|soonest|first|next) (?:free )?(?:appointment|slot|time|gap|opening)|(?:is there|are there|any|have you|have you got|do you have|got)(?: \w+){0,2} (?:appointments?|slots?|gaps?|availability|spaces?)|wond\w+ (?:if|about) .*(?:appointments?|availability)|^(?:please )?book(?! an? (?:demo|call))|(?:can|could|want to|like to|need to) (?:i |you )?book(?! (?:an? )?(?:demo|call)))\b/;

/** Asks what a treatment is, and does not want it yet. */
export const WHAT_IS =
  /\b(?:(?:does|do|will|would|is) (?:\w+ ){1,4}(?:hurt|painful|sore|safe|permanent)|hurt much|how many (?:sessions|visits|times|treatments)|how often|how (?:long|painful|sore|safe) (?:does|do|is|are|will|would)|what (?:is|are|does|do|happens)|whats|how does|(?:tell me|ask|asking|enquir\w+|know|information|find out) (?:more |some )?(?:about|on)|thinking (?:of|about) (?:having|getting)|who does|explain|recover\w*|downtime)\b/;

/** A wish for the treatment, and no question about it. */
export const WANTS_IT =
  /\b(?:needs?|want|(?<!something )like|book|fancy|too late to (?:get|have)|(?:can|could|may) (?:i|we|he|she|my \w+) (?:have|get|see))\b/;

export const WHETHER_TREATED =
  /^(?:so |and |hi |hello )?(?:do|can|could|would) (?:you|the gp|the doctor|your \w+|someone|somebody|anyone) (?:treat|see|do|help|look|deal|fix|sort)/;

export const WOMAN_OR_MAN = /\b(?:wom[ae]n|lad(?:y|ies)|(?:fe)?male)\b/;

/** It was done already, or something speaks against it. */
export const TELLS =
  /\b(?:again|still|wrong|happy|after|since|had|done|take|use|got|have|nervous|scared|terrified|petrified)\b/;

/** "What if I cancel" asks for the rule, and cancels nothing. */
const ASKS_RULE =
  /\b(?:if|when|after) (?:i|we|you|people|they) .*\bcancel|\bcancel\w* (?:fee|policy|charge|list|slot)|\b(?:charge|fee|notice|policy)\b.*\bcancel|\bcancel\w*\b.*\b(?:charge|fee|notice|policy)\b/;

/** "I definitely cancelled it" */
const HAS_CANCELLED = /\b(?:i|ive|we|weve) (?:\w+ )?cancelled\b/;

/** Something is to be cancelled, and neither moved nor only asked about. */
export const cancels = (text: string): boolean =>
  CANCELS.test(text) &&
  !ASKS_RULE.test(text) &&
  !MOVES_INSTEAD.test(text) &&
  !HAS_CANCELLED.test(text);

/** "Is there anything before nine" */
export const ASKS_FOR_ANY =
  /(?:^|\b(?:then|right|ok|yes|well|so|and|but) )(?:is there|have you(?: got)?|do you have|got|any chance of) (?:anything|something|any)\b(?! (?:i|we|he|she|they)\b)/;

/** "It's just to make an appointment", "I'm asking for a new appointment" */
export const WANTS_NEW =
  /\b(?:to (?:make|book)|asking for|(?:am i|are we) getting) (?:an?|her an?|him an?) (?:new )?appointment\b|\b(?:make|book) a new (?:one|1)\b|\bwant another (?:one|1|appointment)\b|\b(?:can|could) (?:i|we) book (?:for (?:my|our)|(?:\w+ ){0,2}over the phone)\b|\bwant to book\b|\b(?:to|(?:can|could) (?:i|we)) rebook\b/;

/** A wish to book, in so many words. */
export const BOOKS =
  /\b(?:like|want|wanting|need|needing|trying|hoping|looking|can i|could i|can we|could we) (?:to )?(?:book|make) (?!an? (?:complaint|payment|change))/;

/** "How long is the demo", "I don't want a form" */
export const ASKS_OF_DEMO =
  /\bhow long\b|\bwhat (?:would|will|do|shall) (?:i|we)\b|\b(?:have to|dont want|not want)\b.*\b(?:demo\w*|form)\b/;

/** Which of two visits comes before the other. */
export const FIRST = /\bfirst\b(?! (?:thing|one|available|slot|appointment))/;

/** "Pretend I'm a patient, I want a check-up" has begun. */
export const WANTS_VISIT =
  /\b(?:want|need|book|like)\b(?! to (?:see|know|hear))/;

/** An appointment that there is not yet */
export const WANTS_ONE =
  /\b(?:new|book\w*|rebook\w*|make|comes?|needs?|wants?|see)\b/;

/** "I've got an appointment Thursday but I've got covid", "I can't make it", and not "I can't make it before three" */
export const CANT_MAKE_IT =
  /\bive (?:got )?an appointment\b.*\bbut (?:i think )?(?:im|i (?:need|have) to|(?:hes|shes|ive)(?! forgot)|theres|my) |\bcant (?:now )?(?:make|attend|get to|come to) (?:it|that|mine|(?:the|my|that) (?:appointment|booking))\b(?! (?:before|till|until|after|in|on|at|any)\b)/;

/** "They've had him in the hospital, so he won't be coming tomorrow" */
export const WONT_COME =
  /\b(?:wont|not going to) (?:now )?be (?:coming|there|able to come)\b/;
