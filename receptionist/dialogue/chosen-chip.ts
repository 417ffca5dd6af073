import { LAST } from "../nlu/entities/times.ts";
import type { State } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

const PLACE =
  /^(?:the )?(?:(?<first>first|earlier)|(?<second>second)|third|last|later)(?: one)?(?: please)?$/i;

/** "That one" and "I’ll take that", of what was offered */
const THAT =
  /^(?:i(?:['’]ll| will) (?:take|have) )?(?:that|this)(?: one| time)?(?: (?:works|suits|will do|is fine))?(?: please)?[.!]?$/i;

/** Chips beside what is offered. */
const NO_CHOICE = new Set<string>(wording.questions.day.chips);

/** Which of the days or times that were offered is chosen by its place: "the second one". */
export function chosenChip(
  words: string,
  { asks, last, offer, task }: State,
): string | undefined {
  const said = words.trim();
  if (offer && THAT.test(said)) return "yes";
  // "Please" alone agrees to what is read back; plain words lose it.
  if (asks === "confirm" && task && /^please[.!]*$/i.test(said)) return "yes";
  if (asks !== "day" && asks !== "time") return undefined;
  const place = PLACE.exec(said)?.groups;
  if (!place) return undefined;
  if (offer?.kind === "when") return place["first"] && "yes";
  const chips = last.chips.filter((chip) => !NO_CHOICE.has(chip));
  if (place["first"]) return chips[0];
  if (place["second"]) return chips[1];
  // The last time that she has named is on no chip.
  return asks === "time" ? LAST : chips.at(-1);
}
