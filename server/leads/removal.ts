import { domainToASCII } from "node:url";
import type { LeadAdmin } from "../store/lead-admin.ts";
import type { LeadRemoval, Scrubbed } from "../store/lead-removal.ts";
import {
  countOf,
  IncompleteError,
  NothingMatchedError,
  UsageError,
  type Command,
  type CommandContext,
  type Option,
} from "./command.ts";
import { readRequest } from "./lead-fields.ts";

const dryRunOption: Option = {
  type: "boolean",
  help: "only print the ids that would be removed",
};

export const forgetCommand: Command = {
  summary: "remove every demo request of one email address, for good",
  options: {
    email: {
      type: "string",
      hint: "ADDRESS",
      help: "whose; capital letters make no difference",
    },
    "dry-run": dryRunOption,
  },
  async *run({ open, note }, { values: { email, "dry-run": isDryRun } }) {
    if (typeof email !== "string" || !email.includes("@"))
      throw new UsageError("--email should be an email address.");
    const { admin, removal } = await open();
    const wanted = sameForAll(email);
    const ids: string[] = [];
    // In our own code rather than in SQL: PostgreSQL's JSON functions refuse \u0000, which a message may hold.
    for await (const lead of admin.list())
      if (sameForAll(String(readRequest(lead)["email"])) === wanted)
        ids.push(lead.id);
    if (ids.length === 0)
      throw new NothingMatchedError(
        "There is no demo request of that address.",
      );
    if (!isDryRun) await removal.erase(ids);
    yield* ids;
    noteRemoved(note, ids.length, isDryRun);
    if (!isDryRun) await scrub(removal);
  },
};

/** Neither its case, nor a domain in Unicode or in ASCII, makes an address another one. */
function sameForAll(email: string): string {
  const text = email.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return text.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

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
  async *run({ open, now, note }, { values }) {
    const { "older-than": age, "dry-run": isDryRun } = values;
    const days = /^([1-9]\d{0,4})d$/.exec(String(age))?.[1];
    if (days === undefined)
      throw new UsageError(
        "--older-than should be a number of days such as 365d.",
      );
    const { admin, removal } = await open();
    const before = now - Number(days) * DAY_MS;
    const old = isDryRun ? notPending(admin, before) : removal.purge(before);
    let count = 0;
    for await (const id of old) {
      count++;
      yield id;
    }
    noteRemoved(note, count, isDryRun);
    if (!isDryRun && count > 0) await scrub(removal);
  },
};

async function* notPending(
  admin: LeadAdmin,
  before: number,
): AsyncGenerator<string> {
  const states = ["delivered", "dead", "held"] as const;
  for await (const { id } of admin.list({ states, before })) yield id;
}

export const scrubCommand: Command = {
  summary:
    "take what forget or purge removed out of the files, if they were broken off",
  options: {},
  async *run({ open, note }) {
    const { removal } = await open();
    await scrub(removal);
    note("Nothing that was removed is left in the database's files.");
    // It prints no data.
    yield* [];
  },
};

function noteRemoved(
  note: CommandContext["note"],
  requests: number,
  isDryRun: unknown,
): void {
  note(`${countOf(requests)} ${isDryRun ? "would be removed" : "removed"}.`);
}

const LEFT: Readonly<Record<Exclude<Scrubbed, "gone">, string>> = {
  busy: "The database's files still hold some of what was removed, because others were using it. Please run: leads scrub",
  "too large":
    "PostgreSQL's files hold some of what was removed until its space is used again: to write so large a table anew would keep the form waiting. In a quiet hour you can run: VACUUM FULL lead",
};

/** @throws {IncompleteError} if the removed rows can still be found in the database's files */
async function scrub(removal: LeadRemoval): Promise<void> {
  const scrubbed = await removal.scrub();
  if (scrubbed !== "gone") throw new IncompleteError(LEFT[scrubbed]);
}
