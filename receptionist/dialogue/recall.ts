import type { Handbook } from "../handbook.ts";
import type { Heard } from "../nlu/understand.ts";
import type { Appointment, State } from "../types.ts";
import { sayBooked } from "./answers.ts";
import { bookedTreatment } from "./treatment-of.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

const isNamed = ({ name }: Appointment, text: string): boolean => {
  const [given = ""] = name.toLowerCase().split(" ");
  return given !== "" && new RegExp(`\\b${given}s?\\b`).test(text);
};

/** "Move Alfie's check-up", of several appointments made in this call: from now on it is the one spoken of. */
export function recalled(
  state: State,
  { text, treatment }: Heard,
  handbook: Handbook,
): State {
  const { task, booked, earlier = [] } = state;
  const isArranging = task !== undefined && task !== "note";
  if (!booked || earlier.length === 0 || isArranging) return state;
  const all = [...earlier, booked];
  const isMeant = (each: Appointment) =>
    treatment !== undefined &&
    bookedTreatment(each, handbook)?.id === treatment;
  const meant =
    all.find((each) => isNamed(each, text)) ?? all.findLast(isMeant) ?? booked;
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
  if (!booked || !isNamed(booked, text)) return undefined;
  if (!task && /^(?:and|what about|whens) \w+$/.test(text))
    return { state, say: [sayBooked(booked, now)] };
  const isOther =
    task === "book" && slots.name && !isNamed(booked, slots.name.toLowerCase());
  return isOther && /\b(?:move|change|swap|cancel)\b/.test(text)
    ? { state, say: [wording.oneByOne] }
    : undefined;
}
