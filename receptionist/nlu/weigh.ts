import type { Slots } from "../types.ts";
import { askedOf, ASKS_IF_OFFERED, ASKS_IF_SUITABLE } from "./asked.ts";
import { withoutPadding } from "./clauses.ts";
import * as cue from "./cues.ts";
import { namesDay } from "./entities/days.ts";
import { isBeside } from "./entities/times.ts";
import { type FoundTreatment, isStaff } from "./entities/treatments.ts";
import { type Evidence, isFact, isLike, SURE } from "./evidence.ts";
import { GOES_ON } from "./follow-up.ts";
import type { Context, Reading } from "./reading.ts";
import { plain } from "./normalise.ts";
import { stem } from "./tokenize.ts";
import { isClearYes, STRONG_YES } from "./yes-no.ts";

/** "Does it hurt", "how many would I need", "who does that": asked of what was named before. */
const OF_THAT =
  /^(?!.*\b(?:you|your|yours|we|our|ellaira)\b)(?:(?=.*\b(?:it|its|that|this|they|them|i|me|one|1)\b).{1,80}|(?:\w+ ?){1,7})$/;

/** "Will it bruise" complains of no bruise. */
const asksOfAfter = ({ as }: FoundTreatment, text: string): boolean =>
  as === "eases" &&
  /^(?:(?:and|so|ok|but|i mean) )*(?:is|are|will|would|does|do) (?:it|that|they|i|there|my \w+|the \w+) /.test(
    text,
  );

/** "Saturday" and "with the hygienist" only repeat what was read back. */
function saysNothingElse(
  { slots: said, phone, days }: Reading,
  agreed: Slots,
): boolean {
  const isSameDay =
    said.day === undefined || namesDay(days, said.day, agreed.day);
  const isSameName =
    said.name === undefined ||
    agreed.name?.toLowerCase().includes(said.name.toLowerCase()) === true;
  const isSameCurrent =
    said.currentDay === undefined || said.currentDay === agreed.currentDay;
  return (
    isSameDay &&
    isSameCurrent &&
    isSameName &&
    (said.time === undefined || said.time === agreed.time) &&
    (said.treatment === undefined || said.treatment === agreed.treatment) &&
    (phone === undefined || phone.digits === agreed.phone)
  );
}

/** "It's not for me, can you fit her in" and "no, make it Friday" cancel nothing. */
const GIVES_UP =
  /\b(?:cancel\w*|cant|cannot|wont|couldnt|unable|scrap|drop|call off|pull out|give up|forget|leave|no longer|get rid|(?:dont|not|didnt) (?:\w+ )?(?:want|need|coming|come|going|able|make|making|attend\w*|booked?)|take (?:\w+ )?(?:off|out)|(?:let|letting) you down|never booked)\b/;

/** An appointment that there is already, or what becomes of it. */
const HAD =
  /\b(?:mov\w+|chang\w+|shift(?:ed|ing)?|swap\w*|push\w*|bring|rearrang\w*|reschedul\w*|postpon\w*|delay\w*|appointment|booking|booked|slot|cant|cannot|wont|unable|come up|came up|clash\w*|instead|earlier|later|another|different|it)\b/;

/** "Go on then, book the check-up", "yes, book Leo": what was read back is only named again. */
function withoutAgreed(
  text: string,
  treatment: FoundTreatment | undefined,
  { treatment: agreed, name }: Slots,
): string {
  const said = [
    ...(name ? plain(name).split(" ") : []),
    ...(treatment && treatment.treatment.id === agreed
      ? [treatment.words]
      : []),
  ];
  return said.reduce(
    (rest, each) =>
      rest.replace(
        new RegExp(`\\b(?:(?:for|the|that|an?|my|her|his) )*${each}s?\\b`),
        "it",
      ),
    text,
  );
}

/** "Friday at ten is perfect" is "it is perfect", where Friday at ten was read back. */
const withoutTimes = (text: string): string =>
  text
    .split(" ")
    .filter((word) => !/^(?:at|on|the|past)$/.test(word))
    .map((word) => (/^_|^\d/.test(stem(word)) ? "it" : word))
    .join(" ");

/** "How long does it take to work" is less like a question of the product than this, and "to set up" more. */
const OF_PRODUCT = 0.6;

const SEES =
  /\b(?:can|could|may) (?:i|we|he|she|my \w+) (?:\w+ )?(?:see|have|book)\b/;

/** Weighs what a reading may mean where the conversation stands. */
export function weigh(
  reading: Reading,
  context: Context,
  words: string,
): Evidence {
  const { text, bare, slots, phone, given, treatment, isOwner } = reading;
  const { asks, task, offer } = context;
  // In a task, or once a treatment is named, "it" is no product.
  const offered = offer?.kind === "book" ? offer.treatment : undefined;
  const isOwners = context.isOwner === true || reading.owner === 1;
  const treated = isOwners ? undefined : context.topic?.treatment;
  const asksItsPrice = cue.ASKS_ITS_PRICE.test(text) || words.includes("£");
  const before =
    context.slots.treatment ??
    offered ??
    // "What's it going to set me back", of what was just booked
    (isOwner && !context.done && !asksItsPrice ? undefined : treated) ??
    (isOwners ? undefined : context.booked?.treatment);
  const isItsPrice = before !== undefined && asksItsPrice;
  const isOfIt =
    (Boolean(task ?? before) && cue.OF_IT.test(withoutPadding(bare))) ||
    isItsPrice;
  const movesOther = cue.MOVES_OTHER_THING.test(text);
  // "A check-up, after school, end of next week" is on no day yet.
  const isNew =
    !task &&
    !HAD.test(text) &&
    !(
      treatment &&
      new RegExp(`\\bmy (?:\\w+ )?${treatment.words}\\b`).test(text)
    );
  // Who names a complaint or wants an appointment asks nothing of the product.
  const ails = treatment?.as === "eases" || treatment?.treatment.soon === true;
  // Who books or asks about a treatment asks of the product in plain words or not at all.
  const isTreated =
    !isOwners && Boolean(task ?? context.done ?? context.topic?.treatment);
  const isPatient = !isOwner && (ails || Boolean(task ?? before));
  const [best] = reading.scores;
  const isOnlyStaff =
    treatment !== undefined &&
    isStaff(treatment) &&
    best?.intent === "ask" &&
    // "How much is a hygienist appointment" wants that of a visit.
    !best.entry?.prices &&
    // "Could I see the hygienist on Thursday" wants a visit.
    !given &&
    !SEES.test(text) &&
    (cue.QUESTION.test(text)
      ? isLike(best, SURE)
      : best.likeness >= OF_PRODUCT && !cue.WISHES.test(text));
  // "We're two dentists and a hygienist" wants no hygienist.
  const isOwnStaff =
    context.isOwner === true &&
    treatment !== undefined &&
    isStaff(treatment) &&
    !given &&
    !SEES.test(text);
  const isPatients = context.isOwner === false && "product";
  const otherSide = isOwners ? "clinic" : isPatients;
  const named = slots.name !== undefined;
  const besides = withoutAgreed(text, treatment, context.slots);
  const agreed = given ? withoutTimes(besides) : besides;
  // "Yes, both of them", of two
  const ofAll = context.coming?.length
    ? agreed.replaceAll(/\b(?:both|them|him|her|us) ?/g, "")
    : agreed;
  const accepted =
    task ??
    (offer?.kind === "book" || offer?.kind === "note" ? offer.kind : undefined);
  return {
    ...reading,
    context,
    asks,
    task,
    named,
    asksOfIt:
      (isOfIt || (!isOwner && OF_THAT.test(text) && Boolean(askedOf(text)))) &&
      before !== undefined &&
      !cue.COMPLAINS.test(text) &&
      // "Will the doctor do a sick note"
      !(askedOf(text) === "who" && best?.entry && isLike(best, SURE)) &&
      // A doctor who does it is no appointment with one.
      (!treatment || askedOf(text) === "who" || asksOfAfter(treatment, text)),
    asksWhetherSuitable:
      ((treatment && treatment.as !== "eases") || before !== undefined) &&
      !given &&
      cue.QUESTION.test(text) &&
      ASKS_IF_SUITABLE.test(text),
    scores: reading.scores.filter(
      ({ intent, entry, source, likeness, verbatim }) =>
        (!isOfIt || !isFact(intent) || entry?.prices) &&
        !(
          source === "product" &&
          (!entry?.anyone || (before !== undefined && cue.PRICE.test(text))) &&
          (isPatient || (isTreated && !verbatim && likeness < OF_PRODUCT))
        ) &&
        // Of a clinic that is only shown an owner asks in plain words, or tries a booking; and of the product a patient.
        !(
          source === otherSide &&
          !task &&
          !verbatim &&
          !entry?.anyone &&
          // "They all have different opening hours", of an owner's own clinics
          (likeness < SURE || (isOwners && !cue.QUESTION.test(text)))
        ) &&
        !(intent === "move" && (movesOther || isNew)) &&
        !(
          intent === "cancel" &&
          (!GIVES_UP.test(text) || /\bwant another\b/.test(text))
        ) &&
        // "I run a GP surgery, could you handle our Mondays" asks for no demo.
        !(intent === "demo" && likeness < SURE && cue.QUESTION.test(text)),
    ),
    answered:
      given ||
      phone !== undefined ||
      (task !== undefined &&
        (reading.isLimited ||
          isBeside(text) ||
          // "Thursday's a bit tricky"
          reading.days.mentions.some(({ out }) => out))),
    // "Do you do home visits for the doctor" wants none with the doctor.
    treatment:
      (isOwner && !(task === "book" && ASKS_IF_OFFERED.test(text))) ||
      isOnlyStaff ||
      isOwnStaff
        ? undefined
        : treatment,
    isBeside:
      context.slots.treatment !== undefined &&
      context.slots.treatment !== treatment?.treatment.id,
    // "And a root canal": the price of that as well.
    asksPrice:
      cue.PRICE.test(text) ||
      (context.topic?.price === true && GOES_ON.test(text)),
    // "Yes, at ten" changes what was read back.
    clearYes:
      // "No, that's fine" declines what is offered.
      !(
        offer &&
        /^(?:(?:oh|um|er|ah) )*(?:no|nah|nope)\b(?!.*\byes\b)/.test(text)
      ) &&
      // "Yes?" and "just book it?" only ask.
      !/^(?!\W*(?:yes|yeah|yep|aye)\s)[^.!?]*\?\s*$/i.test(words) &&
      // "Ann Hart, I said" only repeats what was read back.
      (STRONG_YES.test(agreed) || !(named || given)) &&
      (asks === "confirm"
        ? saysNothingElse(reading, context.slots) && isClearYes(ofAll, accepted)
        : !named && !phone && !given && isClearYes(agreed, accepted)),
  };
}
