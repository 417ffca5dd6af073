import { requests } from "./acts/requests.ts";
import { talk } from "./acts/talk.ts";
import { visits } from "./acts/visits.ts";
import type { Act } from "./types.ts";

/** What callers do, with the ways to say it. */
export const ACTS: Readonly<Record<Act, string>> = {
  ...talk,
  ...visits,
  ...requests,
};
