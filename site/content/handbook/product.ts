import type { Handbook } from "../../../receptionist/handbook.ts";
import { settings } from "../../settings.ts";
import { elite, growth, type Plan, starter } from "../plans.ts";
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

const planOf = (calledBy: string, { name, description, features }: Plan) => ({
  calledBy,
  name,
  description,
  features: Object.values(features),
});

/** From the pages' own texts, so that a missing one is a type error. Short sentences: they are spoken. */
export const product: Handbook["product"] = {
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
