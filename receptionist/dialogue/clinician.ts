import { capital, fillIn } from "../format-spoken.ts";
import { QUESTION } from "../nlu/cues.ts";
import { isOrdinary } from "../nlu/entities/name-words.ts";
import type { Situation, Turn } from "./turn.ts";
import { addTo } from "./written-note.ts";
import wording from "./wording.json" with { type: "json" };

/** "He needs to see Mister Fraser", "do you have a Mr Fraser" */
const NAMED =
  /\b(?:see|with|under|needs?|wants?|ask(?:ed)? for|have an?|does) (?:(mr|mister)|(mrs)|dr|doctor)\.? (\p{L}+)/iu;

/** What is said of a question that nothing answers. */
const UNANSWERED = new Set([wording.questionForTeam, wording.teamTells]);

/** There is nobody of the name that the caller asks for: she says so, and notes the wish. */
export function withClinician(turn: Turn, situation: Situation): Turn {
  const { heard, handbook, now } = situation;
  const { state, effects } = turn;
  const [, mr, mrs, name = ""] = NAMED.exec(heard.words) ?? [];
  const isTask = state.task === "book" || state.task === "move";
  if (!name || isOrdinary(name) || !isTask || effects) return turn;
  const team = handbook.clinic.entries.find(({ id }) => id === "team")?.say;
  const about = { clinic: "", now, words: "", text: "" };
  const all = typeof team === "function" ? team(about) : (team ?? name);
  if (all.includes(capital(name))) return turn;
  const who = `${(mr && "Mr") ?? (mrs && "Mrs") ?? "Dr"} ${capital(name)}`;
  // What was asked of them needs no note of its own.
  const { slots } = NAMED.test(heard.told ?? "") ? situation.state : state;
  const wish = fillIn(wording.wants, { who });
  const isNoted = slots.message?.includes(wish);
  // Once will do, but for who asks.
  if (isNoted && !QUESTION.test(heard.text)) return turn;
  const message = isNoted ? slots.message : addTo(slots.message, wish);
  const nobody = fillIn(wording.nobody, { who });
  return {
    ...turn,
    state: { ...state, slots: { ...state.slots, message } },
    say: [nobody, ...turn.say.filter((each) => !UNANSWERED.has(each))],
  };
}
