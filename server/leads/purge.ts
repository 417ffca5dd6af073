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
    return (context) =>
      purge(context, context.now - Number(days) * DAY_MS, dryRun === true);
  },
};

async function* purge(
  { admin, removal, note }: CommandContext,
  before: number,
  dryRun: boolean,
): AsyncGenerator<string> {
  const old = dryRun ? notPending(admin, before) : removal.purge(before);
  let count = 0;
  for await (const id of old) {
    count++;
    yield id;
  }
  note(`${countOf(count)} ${dryRun ? "would be removed" : "removed"}.`);
  if (!dryRun && count > 0) await scrub(removal);
}

async function* notPending(
  admin: CommandContext["admin"],
  before: number,
): AsyncGenerator<string> {
  const states = ["delivered", "dead", "held"] as const;
  for await (const { id } of admin.list({ states, before })) yield id;
}
