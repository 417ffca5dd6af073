import type { Handbook } from "../../../receptionist/handbook.ts";
import { clinic } from "./clinic.ts";
import { product } from "./product.ts";

/** All that the Ellaira of the voice demo knows. To teach her something, add an entry. */
export const handbook: Handbook = { clinic, product };
