import { aMessage, answerTo, isAnswer } from "./decide-answer.ts";
import type { Intent } from "../types.ts";
import { aboutTask } from "./about-task.ts";
import { askedOf, ASKS_FOR_OPINION, ASKS_WHICH } from "./asked.ts";
import * as cue from "./cues.ts";
import { isOnlyTold, TRIES_BOOKING } from "./decide-owner.ts";
import { ofTreatment, WAS_DONE } from "./decide-treatment.ts";
import { ofOneThatIs } from "./decide-existing.ts";
import {
  type Evidence,
  INFORM,
  UNKNOWN,
  LIKELY,
  SURE,
  MAX_ANSWER_WORDS,
  OTHER_TASKS,
  TASKS,
  firstThatCounts,
  isLike,
  isVague,
  wanted,
  wantsSomethingElse,
} from "./evidence.ts";
import type { Meaning } from "./knowledge.ts";
import { isIntroduction, PRETENDS, saysOnlyWho } from "./owner.ts";
import { CANCELS_IT, NO_BOOKING, turnIn } from "./turns-to.ts";
import { leaving, WANTS_NONE, withoutAnswer, yesOrNo } from "./yes-no.ts";

const SAYS_WHAT_IS_MEANT =
  /\bi (?:do |only )?(?:mean|meant|said|want|wanted|asked)\b|\bim (?:just |only )?asking\b/;

const REFUSES =
  /^(?:(?:oh|well|fair enough|ok|okay|right) )*(?:no|nah|nope) (?:thanks?|thank you|ta|cheers|forget it|youre (?:all ?right|ok))|^forget it$/;

/** A yes or a no, unless it only begins what is said. */
function yesNoIn(evidence: Evidence): Intent | undefined {
  const { asks, text, answered, named, context } = evidence;
  const isReadBack = asks === "confirm";
  const said = yesOrNo(text, isReadBack);
  if (!said || answered || named) return undefined;
  // Where nothing was asked, praise, greetings and sighs only begin like an answer.
  const ends = said === "no" && asks === "anything-else";
  const isEnd = ends && wanted(evidence)?.intent === "goodbye";
  // "No, I asked how much it is for a child"
  const isLead = ends || (said === "yes" && !isReadBack);
  const rest = withoutAnswer(text);
  if (isLead && cue.QUESTION.test(rest)) return undefined;
  // "Aye hello, I'm wanting to see somebody about my tooth"
  const best = wanted(evidence);
  const isTask = best !== undefined && TASKS.has(best.intent) && isLike(best);
  // "Not the appointment, I mean the message", "oh alright then, I'm furious"
  const isElse =
    isTask || SAYS_WHAT_IS_MEANT.test(text) || cue.COMPLAINS.test(text);
  if (isLead && isElse && rest.split(" ").length > MAX_ANSWER_WORDS)
    return undefined;
  // "Fair enough, no thanks", whatever was said before
  const isShort = text.split(" ").length <= MAX_ANSWER_WORDS;
  const isRefusal =
    said === "no" &&
    isShort &&
    (context.offer !== undefined || REFUSES.test(text));
  const isAsked = asks !== "anything" || isRefusal;
  return !isAsked || (!isEnd && wantsSomethingElse(evidence, LIKELY))
    ? undefined
    : said;
}

/** The caller talks about something else, and may well name a day or a person. */
function isChatter({ task, bare, treatment, scores }: Evidence): boolean {
  const isLong = bare.split(" ").length > MAX_ANSWER_WORDS;
  return isLong && !task && !treatment && !firstThatCounts(scores);
}

/** "What happens on Monday when we're shut?" is an owner's question, and no wish for a Monday. */
const isRemark = ({ task, isOwner }: Evidence) => !task && isOwner;

const changesBooking = ({ task }: Evidence, intent: Intent): boolean =>
  task === "book" && intent === "move";

/** Within a task, a caller who gives a day, a time or a number mostly wants nothing else. */
function given(evidence: Evidence): Meaning {
  if (isChatter(evidence)) return wish(evidence);
  // "The eight o'clock rush is killing us" names no time for a visit.
  if (!evidence.task && evidence.owner === 1)
    return meant(evidence) ?? wish(evidence);
  const [first] = evidence.scores;
  // "How are you today?", but "actually no, make that Friday" gives a day.
  if (!evidence.task && first?.source === "smalltalk" && isLike(first, SURE))
    return first;
  const best = wanted(evidence);
  // "Wednesday" alone is a day, whatever has such a day in it.
  if (!best || evidence.besides < 2) return INFORM;
  const { intent } = best;
  // "Go back, I meant Friday" has already said what is right.
  if (intent === "back" && evidence.task) return INFORM;
  // A long sentence that only has a day in it is about something else.
  const isLong = intent === "ask" && evidence.besides > MAX_ANSWER_WORDS;
  const isMore = evidence.task
    ? wantsSomethingElse(evidence, OTHER_TASKS.has(intent) ? LIKELY : SURE)
    : isLike(best, TASKS.has(intent) ? 0 : isLong ? LIKELY : SURE);
  return isMore && !changesBooking(evidence, intent) ? best : INFORM;
}

/** "Whenever" leaves a day open, but in "do I need phones or whatever" it is only said besides. */
const saysLittle = ({ task, text, bare }: Evidence): boolean =>
  isVague(text) &&
  (task !== undefined || bare.split(" ").length <= MAX_ANSWER_WORDS);

function meant(evidence: Evidence): Meaning | undefined {
  const { task, scores } = evidence;
  const likely = firstThatCounts(scores);
  if (!likely) return undefined;
  // "My name is Priya" is no question about a name, and "in the afternoon" moves nothing.
  const { text } = evidence;
  const isTold =
    (evidence.named && !cue.QUESTION.test(text)) || saysLittle(evidence);
  if (isTold && !isLike(likely, SURE)) return undefined;
  // In the middle of a task an answer that was not understood is more likely.
  const aside = likely.intent === "ask" ? LIKELY : SURE;
  if (task && !isLike(likely, aside)) return undefined;
  return changesBooking(evidence, likely.intent) ? INFORM : likely;
}

/** What a long sentence wants of which nothing else is understood. */
function wish({ task, text, answered, isOwner }: Evidence): Meaning {
  if (task) return UNKNOWN;
  if (cue.LEAVES_NOTE.test(text)) return { intent: "note" };
  const hasWhen = answered || isVague(text);
  const hopes = hasWhen && !isOwner && cue.HOPES.test(text);
  return hopes || cue.WISHES.test(text) ? { intent: "book" } : UNKNOWN;
}

/** "When will someone ring me", once a note was left */
const ASKS_ABOUT_RING =
  /\bshould i\b|\bwhen (?:will|do|does|are|is|some\w+)\b|\b(?:is|are) (?:some(?:one|body)|they|you) (?:going to|really)\b/;

/** What is told from a few words, whatever stands round them. */
function cued(evidence: Evidence): Intent | undefined {
  const { text, answered, isOwner, treatment } = evidence;
  const cancels = cue.cancels(text);
  if (
    cancels &&
    evidence.owner < 1 &&
    !cue.KEEPS.test(text) &&
    (treatment || answered || CANCELS_IT.test(text) || /\bcancel$/.test(text))
  )
    return "cancel";
  const last = evidence.context.done?.at(-1);
  const isSame = last === "cancel" || last === "move";
  if (evidence.asks === "anything-else" && isSame && cue.HAS_ANOTHER.test(text))
    return last;
  // "No, I want a person to ring me" takes the note that was offered.
  if (evidence.context.offer && cue.RINGS.test(text)) return "note";
  if (TRIES_BOOKING.test(text)) return "book";
  // "Can she just say put me through to Donna"
  const isOfCaller = isOwner && /\b(?:she|he|they)\b/.test(text);
  if (cue.PUT_THROUGH.test(text) && !isOfCaller) return "human";
  if (last === "book" && cue.MAKES_IT.test(text) && (answered || isVague(text)))
    return "move";
  // "Is there anything before nine", which whoever has not said that they run a practice asks as a patient
  const asksForTime = isVague(text) && cue.ASKS_FOR_ANY.test(text);
  if (asksForTime && !treatment && evidence.context.isOwner !== true)
    return "book";
  // "Will somebody ring me or is it you again" only asks.
  const best = wanted(evidence);
  const isAnswered = best?.intent === "ask" && isLike(best, SURE);
  if (isOwner)
    return cue.WANTS_A_CALL.test(text) && !isAnswered ? "human" : undefined;
  if (cue.WANTS_NEW.test(text) && !cancels && !cue.MOVES.test(text))
    return "book";
  if (cue.LEAVES_NOTE.test(text) && !ASKS_ABOUT_RING.test(text)) return "note";
  if (treatment && cue.BOTH_COME.test(text)) return "book";
  if (treatment && cue.ASKS_FOR_PERSON.test(text)) return "human";
  if (cue.PRICE.test(text)) return undefined;
  const isPolicy = cue.QUESTION.test(text) && !cue.ONE_OF_THEIRS.test(text);
  if ((cue.MOVES.test(text) || cue.CANT_MAKE_IT.test(text)) && !isPolicy)
    return "move";
  if (cue.WONT_COME.test(text) && answered && !isPolicy) return "cancel";
  // "I'd like to book for my wife, she's away" is like a cancellation.
  const likened = TASKS.has(wanted(evidence)?.intent ?? "unknown");
  if (likened && cue.BOOKS.test(text) && !cancels) return "book";
  // Who names a day and wants to come is not told what else their words are like.
  const wants = cue.HOPES.test(text) || cue.WANTS_IT.test(text);
  const wishes = cue.WISHES.test(text) || (treatment && wants);
  return wishes && answered && treatment?.as !== "eases" ? "book" : undefined;
}

/** How like something else an introduction must be to be answered as that. */
const BESIDE_INTRODUCTION = 0.42;

/** "I run two practices, just having a look" is welcomed, unless it tells what something answers. */
const introduces = (evidence: Evidence): boolean =>
  !evidence.task &&
  evidence.isOwner &&
  isIntroduction(evidence.text) &&
  (saysOnlyWho(evidence.text) ||
    !wantsSomethingElse(evidence, BESIDE_INTRODUCTION));

/** "Do you answer them or take a message", as an owner asks */
const WHETHER_NOTED = /\b(?:do|does|would|will) (?:you|it|she|ellaira)\b/;

/** What the caller wants, and no booking where that is ruled out. */
export function decide(evidence: Evidence): Meaning {
  const held = firstThatHolds(evidence);
  // Who has cancelled and wants to come at another time has nothing to move.
  const isRebooking =
    held.intent === "move" &&
    evidence.context.done?.at(-1) === "cancel" &&
    !evidence.task &&
    !/\b(?:mine|my|other one)\b/.test(evidence.text);
  const meaning: Meaning = isRebooking ? { intent: "book" } : held;
  const { text, isOwner } = evidence;
  const isRuledOut =
    (meaning.intent === "book" && NO_BOOKING.test(text)) ||
    (meaning.intent === "note" &&
      (isOwner || /\bdoes (?:it|ellaira)\b/.test(text)) &&
      WHETHER_NOTED.test(text));
  if (!isRuledOut && !isOnlyTold(evidence, meaning)) return meaning;
  const asked = evidence.scores.find(({ intent }) => intent === "ask");
  return asked && isLike(asked) ? asked : UNKNOWN;
}

/** "You what? Say that again, love, you'll have to speak up", "did you say half past five" */
const SAY_AGAIN =
  /^(?:sorry |no |hang on )*did you say\b|\bwhat (?:were|was) (?:the|those|that) (?:times?|days?|dates?)(?: again)?$|\bread (?:it|that|them) (?:all )?(?:back|again|out)\b|\bsay (?:that|it) (?:all )?again\b|\b(?:can|could|will) you repeat (?:that|it)\b|\bspeak up\b/;

/** In words. */
const MIN_STORY = 5;

const ASKS_WHAT_TO_DO = /\bwhat (?:should|shall|do) (?:i|we) do\b/;

/** "I had a tooth out yesterday and it's still bleeding a bit" */
const AMISS =
  /\b(?:still (?:\w+ )?(?:bleeding|sore|numb|swollen|hurts?|hurting)|higher than|lower than|uneven|lopsided|wonky|too (?:high|tight)|come (?:off|out|loose)|came (?:off|out|loose)|chipped|not (?:worked|right))\b/;

/** How like a complaint words must be that name one. */
const MIN_REGRET = 0.25;

/** "Yes, put it in a note, Sarah Whitfield, 07700 900 418" */
const NOTES_IT = /\btake (?:me|us) there\b|^(?:yes|ok|please|sure)\b.*\bnote\b/;

const BEGINS_TO_ASK =
  /^(?:(?:and|but|so|well|ok|okay|yes|no) )*(?:what|how|who|when|why|where|can|could|do|does|did|is|are|will|would)\b/;

/** The list is in the order of precedence. */
function firstThatHolds(evidence: Evidence): Meaning {
  const { asks, task, text, bare, named, isOwner } = evidence;
  const { offer, told: form, topic, done } = evidence.context;
  const lastDone = done?.at(-1) ?? "note";
  if (asks === "message") return aMessage(evidence);
  // "I don't remember" answers the question when the appointment is.
  if (asks === "current-day" && cue.DONT_KNOW.test(text)) return INFORM;
  if (task && SAY_AGAIN.test(text)) return { intent: "repeat" };
  if (task && cue.PUT_THROUGH.test(text)) return { intent: "human" };
  const about = aboutTask(text);
  if (about === "where-to-go") return { intent: about };
  const isDone =
    about === "status" && (done?.length || form?.message !== undefined);
  // "07700 900123, have you put me down for ten" has answered as well, and "could I come Wednesday" wants another day.
  const isAnswered =
    about === "status" &&
    ((evidence.complete && asks !== "confirm") ||
      (evidence.answered && /\b(?:can|could) (?:i|we|he|she)\b/.test(text)));
  // "Ask them to ring me and tell me what day it is" is for the team.
  const isForTeam = task === "note" && cue.RINGS.test(text);
  if (
    about &&
    (task || isDone) &&
    !evidence.clearYes &&
    !isAnswered &&
    !isForTeam
  )
    return { intent: about };
  if (!task && cue.NO_DEMO.test(text)) return { intent: "no" };
  if (cue.WANTS_DEMO.test(text) && !cue.ASKS_OF_DEMO.test(text))
    return { intent: "demo" };
  if (!task && cue.WANTS_PERSON.test(text)) return { intent: "human" };
  const isAgreed = asks === "confirm" && evidence.clearYes;
  const turn = task && !isAgreed && turnIn(task, asks, text);
  if (turn) return { intent: turn };
  const left = leaving(text, task);
  if (
    left &&
    !isAgreed &&
    (task || left === "goodbye" || WANTS_NONE.test(text))
  )
    return { intent: left };
  const answer = task && answerTo(evidence);
  if (answer) return { intent: answer };
  // "Yes, just take a note that …", once the form was offered
  if (offer?.kind === "form" && !isOwner && cue.LEAVES_NOTE.test(text))
    return { intent: "note" };
  if (offer && evidence.clearYes) return { intent: "yes" };
  if (offer && cue.NO_NOTE.test(text)) return { intent: "no" };
  if (offer && (NOTES_IT.test(text) || cue.NOTES_THAT.test(text)))
    return { intent: "yes" };
  // "Yes please, but not this Friday, the one after"
  const isTaken = yesOrNo(text) ?? (cue.QUESTION.test(text) ? "no" : "yes");
  // "Ninety-five, bloody hell. Go on then, when's the soonest?"
  // "Yes please, only not a Monday"
  const hasWhen =
    evidence.given ||
    evidence.days.mentions.some(({ out }) => out) ||
    /\b(?:soonest|earliest)\b/.test(text);
  if (offer?.kind === "book" && hasWhen && isTaken === "yes")
    return { intent: "yes" };
  // "Yes, say that she can't stand" tells what stands in the note.
  const isLong = text.split(" ").length >= MIN_STORY;
  const tellsMore =
    offer?.kind === "note" &&
    (isLong || !evidence.given) &&
    // "It is just that I'm so tired"
    !cue.QUESTION.test(text.replace(/\bit is that\b/, ""));
  if (tellsMore && (yesOrNo(text) === "yes" || /^its about\b/.test(text)))
    return { intent: "note" };
  // "The hygienist was really rough", once she has offered to pass the complaint on
  const isStory =
    offer?.kind === "note" && evidence.context.answered === "complaints";
  if (isStory && !BEGINS_TO_ASK.test(text) && isLong) return { intent: "note" };
  if (
    introduces(evidence) ||
    (!task && PRETENDS.test(text) && !cue.WANTS_VISIT.test(text))
  )
    return { intent: "demo" };
  // "I was supposed to see the hygienist last month, but I clean forgot"
  if (!task && evidence.treatment && cue.MISSED.test(text))
    return { intent: "book" };
  const had = task || isOwner ? undefined : ofOneThatIs(evidence);
  if (had) return had;
  // "My crown's come off, what should I do"
  const isSoon = !task && evidence.treatment?.treatment.soon;
  if (isSoon && ASKS_WHAT_TO_DO.test(text)) return { intent: "hurt" };
  // "Can you have it if you're on blood thinners" is for a clinician, before all that it is like.
  if (evidence.asksWhetherSuitable) return { intent: "medical" };
  const regretted = evidence.scores.find(({ entry }) => entry?.regrets);
  const isRegret = regretted && regretted.likeness >= MIN_REGRET;
  const amiss = !task && !isOwner && WAS_DONE.test(text) && AMISS.test(text);
  if (amiss && isRegret) return regretted;
  const act = task ? undefined : cued(evidence);
  if (act) return { intent: act };
  const isChoice = evidence.treatment && ASKS_WHICH.test(text);
  if (isChoice && evidence.also) return { intent: "treatment" };
  if (isChoice || ASKS_FOR_OPINION.test(text)) return { intent: "medical" };
  if (evidence.asksOfIt)
    return { intent: askedOf(text) ? "treatment" : "price-of-treatment" };
  // "I want to complain about my root canal" wants no other one.
  if (cue.COMPLAINS.test(text) && !isOwner) {
    const isNamed = /\bcomplain/.test(text);
    if (regretted && (isNamed || isRegret)) return regretted;
    if (evidence.treatment) return regretted ?? { intent: "note" };
  }
  const treatment = ofTreatment(evidence);
  if (treatment) return treatment;
  if (isAnswer(evidence)) return INFORM;
  if (asks === "anything" && !bare && cue.GREETS.test(text))
    return { intent: "greet" };
  // "OK", where nothing was asked
  if (asks === "anything" && !bare && evidence.clearYes)
    return { intent: "yes" };
  const isOpen = asks === "anything-else" || (asks === "anything" && topic);
  if (isOpen && cue.IS_ALL.test(text)) return { intent: "goodbye" };
  // Thanks are a yes at the read-back, and nowhere else.
  const [best] = evidence.scores;
  const isThanks = best?.intent === "thanks" && isLike(best, SURE);
  if (isThanks && asks !== "confirm" && yesOrNo(text) !== "no") return best;
  const isTalk = asks === "anything" || asks === "anything-else";
  if (!task && isTalk && cue.PRAISES.test(text)) return { intent: "thanks" };
  // "And my husband's" is another cancellation after one, and "a new one for my husband" a booking.
  const isAgain = lastDone !== "note" && !cue.WANTS_ONE.test(text);
  if (asks === "anything-else" && cue.ANOTHER.test(text))
    return { intent: isAgain ? lastDone : "book" };
  const yesNo = yesNoIn(evidence);
  if (yesNo) return { intent: yesNo };
  const said = evidence.answered ? given(evidence) : meant(evidence);
  if (said) return said;
  if (task && !named && cue.HURTS.test(text) && !cue.QUESTION.test(text))
    return { intent: "hurt" };
  // "How much is half a mil", of what is being booked
  const isPrice = /\bhow much (?:is|are|for|would|will|does|do)\b/.test(text);
  if (task === "book" && evidence.context.slots.treatment && isPrice)
    return { intent: "price-of-treatment" };
  const told = named || saysLittle(evidence);
  const isAside = isChatter(evidence) || isRemark(evidence);
  return told && !isAside ? INFORM : wish(evidence);
}
