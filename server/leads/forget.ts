import { domainToASCII } from "node:url";
import {
  countOf,
  expectNoOperands,
  NothingMatchedError,
  UsageError,
  type Command,
  type CommandContext,
} from "./command.ts";
import { dryRunOption, scrub } from "./removal.ts";
import { readRequest } from "./lead-fields.ts";

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
  read(args) {
    expectNoOperands(args);
    const { email, "dry-run": dryRun } = args.values;
    if (typeof email !== "string" || !email.includes("@"))
      throw new UsageError("--email should be an email address.");
    return (context) => forget(context, email, dryRun === true);
  },
};

async function* forget(
  context: CommandContext,
  email: string,
  dryRun: boolean,
): AsyncGenerator<string> {
  const { admin, removal, note } = context;
  const wanted = sameForAll(email);
  const ids: string[] = [];
  // In our own code rather than in SQL: PostgreSQL's JSON functions refuse \u0000, which a message may hold.
  for await (const lead of admin.list())
    if (sameForAll(String(readRequest(lead)["email"])) === wanted)
      ids.push(lead.id);
  if (ids.length === 0)
    throw new NothingMatchedError("There is no demo request of that address.");
  if (!dryRun) await removal.erase(ids);
  yield* ids;
  note(`${countOf(ids.length)} ${dryRun ? "would be removed" : "removed"}.`);
  if (!dryRun) await scrub(removal);
}

/** One form for all spellings of an address: its case, and a domain in Unicode or in ASCII, make no difference. */
function sameForAll(email: string): string {
  const text = email.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return text.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
