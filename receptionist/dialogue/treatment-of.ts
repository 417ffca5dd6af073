import type { Handbook, Treatment } from "../handbook.ts";
import { capital, fillIn } from "../format-spoken.ts";
import type { FoundTreatment } from "../nlu/entities/treatments.ts";
import type { Appointment } from "../types.ts";
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
export const USUAL_LENGTH = 30;

/** 90 becomes "an hour and a half", and 45 "45 minutes". */
function sayLength(minutes: number): string {
  if (minutes === 60) return "an hour";
  if (minutes === 90) return "an hour and a half";
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}

/** What a text may say of a treatment. */
export const valuesOf = ({
  name,
  price,
  from,
  priced = "",
  minutes,
  about,
}: Treatment) => ({
  Treatment: capital(name),
  treatment: name,
  price: `${from ? "from " : ""}£${price}`,
  priced,
  length: sayLength(minutes),
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
