import { LAST } from "../nlu/entities/times.ts";
import type { State } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

const ORDINALS =
  /^(?:the )?(?:(first|1st|earlier|former|nearest|next|soonest)|(second|other|2nd(?= one))|(third|3rd)|last|later|latter)(?: one| of those)?(?: please)?$/i;
const THAT =
  /^(?:(?:yes|ok|okay|all right|i(?:['’]ll| will)? (?:take|have)|put me down for),? )*(?:that|this|it)(?: one| time)?(?: (?:suits|works|will do|(?:would|will|ll) (?:do|suit|work|be (?:fine|great|good|perfect))|is (?:fine|good|perfect))(?: (?:for )?me)?)?(?:,? (?:please|then|thanks))*[.!]?$/i;

/** Chips beside what is offered. */
const NO_CHOICE = new Set<string>(wording.questions.day.chips);

/** Which of the things that were offered is chosen by its place: "the last one". */
export function chosenChip(
  words: string,
  { asks, last, offer, task }: State,
): string | undefined {
  const said = words.trim();
  const isOffered = offer !== undefined && offer.kind !== "price";
  const isAgreed = task && (asks === "name" || asks === "phone");
  if ((isOffered || isAgreed) && THAT.test(said)) return "yes";
  // "Please" alone agrees to what is read back; plain words lose it.
  if (asks === "confirm" && task && /^please[.!]*$/i.test(said)) return "yes";
  if (asks !== "day" && asks !== "time") return undefined;
  const chosen = ORDINALS.exec(said)?.slice(1);
  if (offer?.kind === "when") return chosen?.[0] && "yes";
  // The last time that she has named is on no chip.
  if (asks === "time" && chosen && !chosen.some(Boolean)) return LAST;
  const chips = last.chips.filter((chip) => !NO_CHOICE.has(chip));
  // "The last one" is in none of the groups: -1 is the last chip.
  return chosen && chips.at(chosen.findIndex(Boolean));
}
