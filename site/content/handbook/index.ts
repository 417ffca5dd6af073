import type { Handbook } from "../../../receptionist/handbook.ts";
import { settings } from "../../settings.ts";
import { elite, growth, type Plan, starter } from "../plans.ts";
import { asides } from "./clinic/asides.ts";
import { money } from "./clinic/money.ts";
import { papers } from "./clinic/papers.ts";
import { people } from "./clinic/people.ts";
import { place } from "./clinic/place.ts";
import { terms } from "./clinic/terms.ts";
import { visit } from "./clinic/visit.ts";
import { bookings } from "./product/bookings.ts";
import { calls } from "./product/calls.ts";
import { choice } from "./product/choice.ts";
import { costs } from "./product/costs.ts";
import { daily } from "./product/daily.ts";
import { data } from "./product/data.ts";
import { duties } from "./product/duties.ts";
import { joining } from "./product/joining.ts";
import { lines } from "./product/lines.ts";
import { openness } from "./product/openness.ts";
import { pages } from "./product/pages.ts";
import { practice } from "./product/practice.ts";
import { proof } from "./product/proof.ts";
import { start } from "./product/start.ts";
import { talk } from "./product/talk.ts";
import { team } from "./product/team.ts";
import { aesthetic } from "./treatments/aesthetic.ts";
import { dental } from "./treatments/dental.ts";
import { gp } from "./treatments/gp.ts";
import { medical } from "./treatments/medical.ts";
import { restoring } from "./treatments/restoring.ts";

/** Willow Street Clinic is invented, and so is all that is said of it. */
const clinic: Handbook["clinic"] = {
  name: "Willow Street Clinic",
  // Of two that are named, the first counts, so that the GP stands last. Beside the name stands all that callers call it,
  // one way a line.
  treatments: [...dental, ...restoring, ...aesthetic, ...medical, ...gp],
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

const planOf = (calledBy: string, { name, description, features }: Plan) => ({
  calledBy,
  name,
  description,
  features: Object.values(features),
});

/** From the pages' own texts, so that a missing one is a type error. Short sentences: they are spoken. */
const product: Handbook["product"] = {
  phone: settings.phone,
  plans: [
    planOf("starter", starter),
    planOf("growth", growth),
    planOf("elite", elite),
  ],
  entries: [
    ...calls,
    ...team,
    ...talk,
    ...lines,
    ...bookings,
    ...practice,
    ...start,
    ...joining,
    ...proof,
    ...data,
    ...openness,
    ...choice,
    ...costs,
    ...daily,
    ...duties,
    ...pages,
  ],
};

/** All that the Ellaira of the voice demo knows. To teach her something, add an entry. */
export const handbook: Handbook = { clinic, product };
