import type { Scrubbed } from "../../contract/desk.ts";
import { PlainError } from "../../settings/load.ts";
import type { LeadAdmin } from "../store/lead-admin.ts";
import type { LeadRemoval } from "../store/lead-removal.ts";
import {
  countOf,
  NothingMatchedError,
  UsageError,
  type Command,
} from "./command.ts";
import type { LeadStore } from "./operator.ts";

export const removeCommand: Command = {
  options: {
    email: { type: "string" },
    "older-than": { type: "string" },
    "dry-run": { type: "boolean" },
  },
  async *run({ open, nowMs, tell }, { values }) {
    const { email, "older-than": age, "dry-run": isDryRun = false } = values;
    if ((email === undefined) === (age === undefined))
      throw new UsageError("remove takes either --email or --older-than.");
    const find =
      email === undefined ? ofAge(String(age), nowMs) : ofPerson(String(email));
    const store = await open();
    let count = 0;
    for await (const id of find(store, isDryRun === true)) {
      count++;
      yield id;
    }
    if (count > 0)
      tell(`${countOf(count)} ${isDryRun ? "would be removed" : "removed"}.`);
    // The search is repeated for an address because the files may not have been rewritten the first time.
    if (!isDryRun && (count > 0 || email !== undefined))
      await scrub(store.removal);
    if (count === 0 && email !== undefined)
      throw new NothingMatchedError(
        "There is no demo request of that address.",
      );
  },
};

type Find = (store: LeadStore, isDryRun: boolean) => AsyncGenerator<string>;

function ofPerson(email: string): Find {
  if (!email.includes("@"))
    throw new UsageError("--email should be an email address.");
  return async function* ({ admin, removal }, isDryRun) {
    const ids = (await admin.ofPerson(email)).map(({ id }) => id);
    if (!isDryRun) await removal.erase(ids);
    yield* ids;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function ofAge(age: string, nowMs: number): Find {
  const days = /^([1-9]\d{0,4})d$/.exec(age)?.[1];
  if (days === undefined)
    throw new UsageError(
      "--older-than should be a number of days such as 365d.",
    );
  const before = nowMs - Number(days) * DAY_MS;
  return ({ admin, removal }, isDryRun) =>
    isDryRun ? notPending(admin, before) : removal.purge(before);
}

async function* notPending(
  admin: LeadAdmin,
  before: number,
): AsyncGenerator<string> {
  for await (const { id, state, createdAt } of admin.list()) {
    if (createdAt >= before) return;
    if (state !== "pending") yield id;
  }
}

const LEFT: Readonly<Record<Exclude<Scrubbed, "gone">, string>> = {
  busy: "The database's files still hold some of what was removed, because others were using it or the disk is full. Please do it again.",
  "too large":
    "PostgreSQL's files hold some of what was removed until its space is used again: rewriting so large a table would keep the form waiting. In a quiet hour you can run: VACUUM FULL lead",
};

/** @throws {PlainError} if the removed rows can still be found in the database's files */
export async function scrub(removal: LeadRemoval): Promise<void> {
  const scrubbed = await removal.scrub();
  if (scrubbed !== "gone") throw new PlainError(LEFT[scrubbed]);
}
