import { printableLines } from "../lib/printable.ts";
import {
  readRequest,
  REQUEST_FIELDS,
  type Lead,
  type LeadDelivery,
} from "../store/lead.ts";
import { noSuchLead, operandOf, type Command } from "./command.ts";
import { instant } from "./lead-fields.ts";

export const showCommand: Command = {
  operand: "one id, as list shows it",
  async *run({ open }, args) {
    const id = operandOf("show", showCommand, args);
    const { admin } = await open();
    const lead = await admin.get(id);
    if (!lead) throw noSuchLead(id);
    const fields = describe(lead);
    const width = Math.max(...fields.map(([name]) => name.length)) + 2;
    for (const [name, text] of fields) {
      const [first = "", ...more] = printableLines(text);
      yield `${name.padEnd(width)}${first}`.trimEnd();
      for (const line of more) yield `${" ".repeat(width)}${line}`.trimEnd();
    }
  },
};

function describe(lead: Lead): (readonly [name: string, text: string])[] {
  const request = readRequest(lead);
  const { rungAt, rungNote } = lead;
  return [
    ["id", lead.id],
    ["state", lead.state],
    ["created", instant(lead.createdAt)],
    ...Object.entries(lead.deliveries).map(
      ([name, delivery]) => [name, describeDelivery(delivery)] as const,
    ),
    ...REQUEST_FIELDS.map((name) => [name, request[name] ?? ""] as const),
    ...Object.entries(lead.origin),
    ["rung back", rungAt ? `${instant(rungAt)} ${rungNote ?? ""}` : "no"],
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
