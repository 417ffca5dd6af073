import type { Handbook } from "../handbook.ts";
import { isOrdinary } from "../nlu/entities/name-words.ts";
import { plain } from "../nlu/normalise.ts";
import type { Heard } from "../nlu/understand.ts";
import type { Appointment, State } from "../types.ts";
import { sayBooked } from "./complete.ts";
import { bookedTreatment } from "./treatment-of.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

type Said = Pick<Heard, "words" | "text">;

/** "Will it hurt" names no Will, but "move Will's to Friday" does. */
function isNamed({ name }: Appointment, { words, text }: Said): boolean {
  const [given = ""] = name.split(" ");
  const said = plain(given);
  return isOrdinary(given)
    ? words.slice(1).includes(given)
    : text.split(" ").some((word) => word === said || word === `${said}s`);
}

/** "Move Alfie's check-up", of several appointments made in this call: from now on it is the one spoken of. */
export function recalled(
  state: State,
  heard: Heard,
  handbook: Handbook,
): State {
  const { task, booked, earlier = [] } = state;
  const isArranging = task !== undefined && task !== "note";
  if (!booked || earlier.length === 0 || isArranging) return state;
  const all = [...earlier, booked];
  const isMeant = (each: Appointment) =>
    heard.treatment !== undefined &&
    bookedTreatment(each, handbook)?.id === heard.treatment;
  const meant =
    all.find((each) => isNamed(each, heard)) ?? all.findLast(isMeant) ?? booked;
  const others = all.filter((each) => each !== meant);
  return { ...state, booked: meant, earlier: others };
}

/** What is said of an appointment that was made before: "and Alfie's?", or "can we move Alfie's" while another one is booked. */
export function ofAppointment({
  state,
  heard,
  now,
}: Situation): Turn | undefined {
  const { task, booked, slots } = state;
  const { text } = heard;
  if (!booked || !isNamed(booked, heard)) return undefined;
  if (!task && /^(?:and|what about|whens) \w+$/.test(text))
    return { state, say: [sayBooked(booked, now)] };
  const isOther = task === "book" && slots.name && slots.name !== booked.name;
  return isOther && /\b(?:move|change|swap|cancel)\b/.test(text)
    ? { state, say: [wording.oneByOne] }
    : undefined;
}
