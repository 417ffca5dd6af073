import { expectNoOperands, type Command } from "./command.ts";
import { scrub } from "./removal.ts";

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
