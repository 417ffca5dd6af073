import { minutes, timesOn, toTime } from "../clinic/diary.ts";
import type { Handbook, Treatment } from "../handbook.ts";
import { capital, fillIn } from "../format-spoken.ts";
import type { FoundTreatment } from "../nlu/entities/treatments.ts";
import type { Appointment, Slots } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

export const treatmentOf = (
  { clinic }: Handbook,
  id: string | undefined,
): Treatment | undefined => clinic.treatments.find((each) => each.id === id);

/** An appointment keeps its treatment as a title. */
export const bookedTreatment = (
  booked: Appointment | undefined,
  { clinic }: Handbook,
): Treatment | undefined =>
  clinic.treatments.find((each) => titleOf(each) === booked?.treatment);

/** In minutes: how long a visit takes of which no more is known. */
const USUAL_LENGTH = 30;

/** The first free time once a visit is over. */
export function timeAfter(
  { day = "", time = "" }: Pick<Slots, "day" | "time">,
  treatment: Treatment | undefined,
  now: Date,
): string | undefined {
  const end = toTime(minutes(time) + (treatment?.minutes ?? USUAL_LENGTH));
  return timesOn(day, now).find((each) => each >= end);
}

/** 90 becomes "an hour and a half", and 45 "45 minutes". */
const sayLength = (length: number): string =>
  ({ 60: "an hour", 90: "an hour and a half" })[length] ?? `${length} minutes`;

/** What a text may say of a treatment. */
export const valuesOf = ({
  name,
  price,
  from,
  priced = "",
  minutes: length,
  about,
}: Treatment) => ({
  Treatment: capital(name),
  treatment: name,
  price: `${from ? "from " : ""}£${price}`,
  priced,
  length: sayLength(length),
  about,
});

const HOW_LONG = {
  called: wording.treatmentTakes,
  near: wording.treatmentNear,
  eases: wording.treatmentFor,
} as const;

/** "A root canal takes an hour." */
export const sayHowLong = (
  treatment: Treatment,
  as: FoundTreatment["as"] = "called",
): string => fillIn(HOW_LONG[as], valuesOf(treatment));

/** "Root canal", as it stands in a diary. */
export const titleOf = ({ name }: Treatment): string =>
  capital(name.replace(/^(?:an?|the) /, ""));
