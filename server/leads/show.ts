import type { Lead, LeadDelivery } from "../store/lead.ts";
import type { Command } from "./command.ts";
import { expectOneId, findLead } from "./find-lead.ts";
import { instant, readRequest, REQUEST_FIELDS } from "./lead-fields.ts";
import { printableLines } from "../printable.ts";

export const showCommand: Command = {
  summary: "show all that is known of one demo request",
  operands: "ID",
  options: {},
  async *run({ open }, args) {
    const id = expectOneId("show", args);
    const { admin } = await open();
    const fields = describe(await findLead(admin, id));
    const width = Math.max(...fields.map(([name]) => name.length)) + 2;
    for (const [name, text] of fields) {
      const [first = "", ...more] = printableLines(text);
      yield `${name.padEnd(width)}${first}`.trimEnd();
      for (const line of more) yield `${" ".repeat(width)}${line}`.trimEnd();
    }
  },
};

function describe(lead: Lead): [name: string, text: string][] {
  const request = readRequest(lead);
  return [
    ["id", lead.id],
    ["state", lead.state],
    ["created", instant(lead.createdAt)],
    ...Object.entries(lead.deliveries).map(
      ([destination, delivery]): [string, string] => [
        destination,
        describeDelivery(delivery),
      ],
    ),
    ...REQUEST_FIELDS.map((name): [string, string] => [
      name,
      String(request[name] ?? ""),
    ]),
    ...Object.entries(lead.origin),
  ];
}

function describeDelivery(delivery: LeadDelivery): string {
  const { state, attempts, deliveredAt, lastError } = delivery;
  return [
    deliveredAt === null ? state : `${state} ${instant(deliveredAt)}`,
    `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
    ...(lastError === null ? [] : [`last error ${lastError}`]),
  ].join(", ");
}
