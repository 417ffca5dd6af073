import type { Handbook } from "../../../receptionist/handbook.ts";
import { asides } from "./clinic/asides.ts";
import { money } from "./clinic/money.ts";
import { papers } from "./clinic/papers.ts";
import { people } from "./clinic/people.ts";
import { place } from "./clinic/place.ts";
import { terms } from "./clinic/terms.ts";
import { visit } from "./clinic/visit.ts";
import { treatments } from "./treatments.ts";

/** Willow Street Clinic is invented, and so is all that is said of it. */
export const clinic: Handbook["clinic"] = {
  name: "Willow Street Clinic",
  treatments,
  entries: [
    ...place,
    ...people,
    ...terms,
    ...visit,
    ...papers,
    ...money,
    ...asides,
  ],
};
