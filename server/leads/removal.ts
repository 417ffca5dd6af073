import type { LeadRemoval, Scrubbed } from "../store/lead-removal.ts";
import {
  expectNoOperands,
  IncompleteError,
  type Command,
  type Option,
} from "./command.ts";

export const dryRunOption: Option = {
  type: "boolean",
  help: "only print the ids that would be removed",
};

const LEFT: Readonly<Record<Exclude<Scrubbed, "gone">, string>> = {
  busy: "The database's files still hold some of what was removed, because others were using it. Please run: leads scrub",
  "too large":
    "PostgreSQL's files hold some of what was removed until its space is used again: to write so large a table anew would keep the form waiting. In a quiet hour you can run: VACUUM FULL lead",
};

/** @throws {IncompleteError} if the removed rows can still be found in the database's files */
export async function scrub(removal: LeadRemoval): Promise<void> {
  const scrubbed = await removal.scrub();
  if (scrubbed !== "gone") throw new IncompleteError(LEFT[scrubbed]);
}

export const scrubCommand: Command = {
  summary:
    "take what forget or purge removed out of the files, if they were broken off",
  options: {},
  read(args) {
    expectNoOperands(args);
    return async function* ({ removal, note }) {
      await scrub(removal);
      note("Nothing that was removed is left in the database's files.");
      // It prints no data.
      yield* [];
    };
  },
};
