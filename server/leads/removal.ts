import type { LeadRemoval } from "../store/lead-removal.ts";
import { IncompleteError, type Option } from "./command.ts";

export const dryRunOption: Option = {
  type: "boolean",
  help: "only print the ids that would be removed",
};

/** @throws {IncompleteError} if the removed rows can still be found in the database's files */
export async function scrub(removal: LeadRemoval): Promise<void> {
  if (await removal.scrub()) return;
  throw new IncompleteError(
    "The requests are removed, but the database was too busy to clear its log file of them. Please run this again.",
  );
}
