import {
  countOf,
  expectNoOperands,
  UsageError,
  type Command,
  type CommandContext,
} from "./command.ts";
import { dryRunOption, scrub } from "./removal.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const purgeCommand: Command = {
  summary: "remove old demo requests, never a pending one",
  options: {
    "older-than": {
      type: "string",
      hint: "DAYS",
      help: "how long ago they were accepted, e.g. 365d",
    },
    "dry-run": dryRunOption,
  },
  read(args) {
    expectNoOperands(args);
    const { "older-than": age, "dry-run": dryRun } = args.values;
    const days = /^([1-9]\d{0,4})d$/.exec(String(age))?.[1];
    if (days === undefined)
      throw new UsageError(
        "--older-than should be a number of days such as 365d.",
      );
    const act = dryRun ? wouldPurge : purge;
    return (context) => act(context, context.now - Number(days) * DAY_MS);
  },
};

async function* purge(
  { removal, note }: CommandContext,
  before: number,
): AsyncGenerator<string> {
  let removed = 0;
  for await (const id of removal.purge(before)) {
    removed++;
    yield id;
  }
  note(`${countOf(removed)} removed.`);
  if (removed > 0) await scrub(removal);
}

async function* wouldPurge(
  { admin, note }: CommandContext,
  before: number,
): AsyncGenerator<string> {
  let old = 0;
  const filter = { states: ["delivered", "dead", "held"], before } as const;
  for await (const { id } of admin.list(filter)) {
    old++;
    yield id;
  }
  note(`${countOf(old)} would be removed.`);
}
