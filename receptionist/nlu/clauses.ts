import { plain } from "./normalise.ts";
import { withStops } from "./stops.ts";
import { withoutGreeting } from "./yes-no.ts";

/** What stands before a question and asks nothing: "I was wondering if", "could you tell me", "sorry to bother you but". */
const ASK =
  "(?:ask|enquire|know|find out|check|see|hear|work out|understand|get (?:an idea|a feel))";
const PADDING = new RegExp(
  `^(?:(?:${[
    "im asking(?: you)?|and|but|so|well|roughly|basically|honestly|obviously|you know|right|ok|okay|oh|now|actually|just|look|then|yes|wait|(?:hold|hang) on|(?:no )?i (?:mean|meant)",
    "before (?:we start|that|i (?:do|book)(?: (?:that|it))?)|what im (?:really )?(?:asking|after) is|(?:can|could) i (?:just )?(?:check|sort something(?: out)?)|while im on",
    "(?:can|do) you hear me(?: (?:ok|okay|all right|alright|now))?(?! (?:ok|okay|all right|alright|now)$)|(?:im )?sorry(?: to (?:bother|trouble) you| about this)?|excuse me|no rush(?: at all)?|hope(?:fully)? you can help(?: me)?(?: with this)?",
    `(?:id|i (?:would|do|also|only))? ?(?:like|want|wanted|need|wish|love) to ${ASK}`,
    `(?:he|she|they|my \\w+)(?: (?:wants?|wanted|needs?) to ${ASK}|(?:s|re| is) (?:worried|asking|concerned) (?=about|if|whether))`,
    `i (?:wonder|wondered|hope|appreciate|dont suppose)|(?:i )?(?:(?:was|am|im|were|been) )?(?:only )?(?:wondering|hoping|curious|enquiring|ringing|calling|phoning|trying)(?: to ${ASK})?`,
    `you (?:could|can|would|might|may)(?: not)?(?: be able to)? (?:${ASK}|tell me|help me|say|advise me)`,
    "how (?:do|would|can|should) i go about",
    "can i (?:just )?(?:try|test) (?:it|this|you)(?: out)?(?! (?:before|first|for|with|on)\\b)",
    "(?:do|would) you (?:happen to )?know|(?:can|could|would|will) you (?:possibly |maybe )?(?:(?:tell|advise) me|answer(?: me)? about)|(?:can|could|may|might) i (?:possibly |quickly |just )?ask(?: you)?(?: straight(?: out)?)?",
    "(?:(?:this|that|it) (?:is|may|might)(?: be)? )?(?:an?|1|one|my|the)? ?(?:quick|silly|daft|stupid|strange|odd|random|other|another|last|first) (?:one|question|thing)(?: (?:is|for you|from me))?",
    `(?:what|all) i (?:really )?(?:want|need|would like)(?: to ${ASK})? is|my question is|the thing is|tell me|(?:one|1|another) thing (?:that )?(?:worries|bothers|interests) me is`,
    "im (?:an?|the) (?:\\w+ ){0,2}?(?:manager|owner|dentist|gp|receptionist|partner)(?: (?:at|of|in|for) (?:\\w+ ){0,3}?(?:practice|clinic|surgery))?",
    "(?:i|we) (?:run|own|manage|have) (?:\\w+ ){1,4}?(?:practice|clinic|surgery|salon)s?(?: in \\w+)?",
    "you(?:re| are) not (?:answering|listening to) me",
    "you(?:ve)? (?:never|not|didnt|havent|still havent) (?:told me|said|answered(?: me)?|mentioned)|(?:pardon )?(?:but )?i (?:asked|was asking)(?: you)?",
    "if (?:i|we) (?:did )?(?:go|went|sign|signed) (?:ahead|up)",
    "if|whether|about|what about|how about",
  ].join("|")})(?: |$))+(?=\\S)`,
);

/** "How much is it, by the way", "We have a BT line, is that a problem" */
const ASIDE =
  / (?:by the way|(?:is|will|would) (?:that|this|it) (?:going to )?(?:be )?(?:an? (?:problem|issue)|ok|okay|all right|alright|possible|right)|does (?:that|this|it) matter|(?:can|could|do|does|will|would) (?:you|it) (?:\w+ )?(?:that|this|it)|can you set that up|is (?:that|this|it) something you (?:can )?(?:do|offer)|(?:just )?out of (?:interest|curiosity)|if (?:(?:(?:thats|its) )?(?:ok|okay|possible|all right)|there is one|youve got one|you have one)|do you think|what (?:do|would) you say to (?:that|it|him|her|them)|or (?:something|anything|whatever)|yes or no|at all|then|though)$/;

export const withoutPadding = (text: string): string =>
  text.replace(PADDING, "").replace(ASIDE, "");

/** It only leads up to what comes next: "before we start", "can I just check". */
export const isPadding = (text: string): boolean =>
  text.includes(" ") && `${text} _`.replace(PADDING, "") === "_";

/** "Do you answer then", "what would you do about that", "what do I tell them", "why would this be any different" */
const OF_WHAT_WAS_TOLD = new RegExp(
  `^(?:${[
    "(?:do|would|will|can|could) (?:you|it) \\w+(?: up)? then|(?:can|could|will|would) (?:you|it) cope",
    "(?:can|could|will|would) (?:you|it) (?:get rid of|deal with|handle|cope with|stop) (?:that|them|those)",
    "(?:so )?what (?:would|do) you do(?: with (?:it|them|the call))?|what would happen|what (?:should|shall|do) (?:i|we) do",
    "(?:what (?:would|do|can) you do about|(?:can|could) you help with|how (?:would|do) you deal with) (?:it|that)",
    "what (?:do|would|should|can) (?:i|we|you) (?:tell|say to) (?:them|him|her)",
    "what (?:do|would) you say to (?:that|it|him|her|them|people(?: who .*)?)|do you know|(?:can|could) you do (?:that|it|those)",
    "(?:can|could) you (?:please )?(?:tell|help) me",
    "(?:can|will|could) you still (?:see|treat|help) (?:me|him|her|us)",
    "(?:why|how) (?:would|is) (?:this|it|that) (?:be )?(?:any )?different",
    "why (?:would|should|do) (?:i|we) (?:swap|switch|change|bother|need (?:you|it|this))",
  ].join("|")})$`,
);

/** It asks of what stands before it: "would that be a problem". */
export const isAside = (text: string): boolean =>
  OF_WHAT_WAS_TOLD.test(text.replace(/\b(?:actually|really) /g, "")) ||
  (/^(?:is|will|would|does|can you set) /.test(text) &&
    ` ${text}`.replace(ASIDE, "") === "");

/** "Could you handle that" asks of what stands before it. */
const OF_BEFORE = /^(?:\w+ ){1,4}(?:that|it|this|them)$/;

/** Where one thing ends and the next may begin. */
const BETWEEN =
  /[,.;:?!–—]+\s|\s-\s|\s(?:but|because|cos|cause|so|and|or|please)\s/i;
const MIN_WORDS = 3;
/** Longer speech must not keep her busy. */
const MAX_CLAUSES = 6;

/** The clauses of a sentence that has several, without what only leads up to a question. */
export function clausesOf(words: string): string[] {
  const clauses = withStops(words, true)
    .split(BETWEEN)
    .map((clause) => withoutPadding(withoutGreeting(plain(clause))));
  return clauses.length < 2
    ? []
    : clauses
        .filter(
          (each) =>
            each.split(" ").length >= MIN_WORDS &&
            !OF_BEFORE.test(each) &&
            !OF_WHAT_WAS_TOLD.test(each),
        )
        .slice(0, MAX_CLAUSES);
}
