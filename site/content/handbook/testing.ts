import { createReceptionist } from "../../../receptionist/receptionist.ts";
import { handbook } from "./index.ts";

const NOW = new Date("2026-03-10T10:00:00Z");
const { greet, step } = createReceptionist(handbook);

/** The last reply of a call in which these lines are said. */
export const talk = (...lines: string[]) =>
  lines.reduce((reply, words) => step(reply.state, words, NOW), greet(NOW));

export const said = (...lines: string[]) => talk(...lines).say.join(" ");
