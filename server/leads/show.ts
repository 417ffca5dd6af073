import type { Lead } from "../store/lead-admin.ts";
import { UsageError, type Command, type CommandContext } from "./command.ts";
import { expectId, findLead } from "./find-lead.ts";
import { instantOrNull, readRequest, REQUEST_FIELDS } from "./lead-fields.ts";
import { printableLines } from "./printable.ts";

export const showCommand: Command = {
  summary: "show all that is known of one demo request",
  operands: "ID",
  options: {},
  read({ operands }) {
    const [id, ...rest] = operands;
    if (id === undefined || rest.length > 0)
      throw new UsageError("show takes one id, or its beginning.");
    expectId(id);
    return (context) => show(context, id);
  },
};

async function* show(
  context: CommandContext,
  id: string,
): AsyncGenerator<string> {
  const fields = describe(await findLead(context, id));
  const width = Math.max(...fields.map(([name]) => name.length)) + 2;
  for (const [name, text] of fields) {
    const [first = "", ...more] = printableLines(text);
    yield `${name.padEnd(width)}${first}`.trimEnd();
    for (const line of more) yield `${" ".repeat(width)}${line}`.trimEnd();
  }
}

function describe(lead: Lead): [name: string, text: string][] {
  const request = readRequest(lead);
  return [
    ["id", lead.id],
    ["state", lead.state],
    ["attempts", String(lead.attempts)],
    ["created", instantOrNull(lead.createdAt) ?? ""],
    ["delivered", instantOrNull(lead.deliveredAt) ?? "never"],
    ["last error", lead.lastError ?? "none"],
    ...REQUEST_FIELDS.map((name): [string, string] => [
      name,
      String(request[name] ?? ""),
    ]),
  ];
}
