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
  read(given) {
    expectNoOperands(given);
    const { "older-than": age, "dry-run": dryRun } = given.values;
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
  { register, note }: CommandContext,
  before: number,
): AsyncGenerator<string> {
  let removed = 0;
  for await (const id of register.purge(before)) {
    removed++;
    yield id;
  }
  await scrub(register);
  note(`${countOf(removed)} removed.`);
}

async function* wouldPurge(
  { outbox, note }: CommandContext,
  before: number,
): AsyncGenerator<string> {
  let old = 0;
  const filter = { states: ["delivered", "dead", "spam"], before } as const;
  for await (const { id } of outbox.list(filter)) {
    old++;
    yield id;
  }
  note(`${countOf(old)} would be removed.`);
}
