import type { Destination } from "../store/destinations.ts";
import type { Lead } from "../store/lead.ts";
import type { Command } from "./command.ts";
import { filterOptions, readFilter } from "./filter-options.ts";
import { instant, readRequest } from "./lead-fields.ts";
import { printable } from "../printable.ts";

export const listCommand: Command = {
  summary: "show the kept demo requests as a table, newest last",
  options: filterOptions,
  async *run({ open, destinations, note }, args) {
    const filter = readFilter(args);
    const { admin } = await open();
    // With one destination, its state is the request's own.
    const apart = destinations.length > 1 ? destinations : [];
    const columns = [...STATE_COLUMNS, ...apart, ...REQUEST_COLUMNS];
    const rows: string[][] = [];
    for await (const lead of admin.list(filter)) rows.push(toRow(lead, apart));
    if (rows.length === 0) {
      note("No demo requests to show.");
      return;
    }
    const table = [columns, ...rows];
    const widths = columns.map((_, column) =>
      table.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0),
    );
    for (const row of table)
      yield row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd();
  },
};

const STATE_COLUMNS = ["id", "state"];

const REQUEST_COLUMNS = [
  "attempts",
  "created",
  "name",
  "practice type",
  "practice",
  "email",
  "phone",
];

function toRow(lead: Lead, apart: readonly Destination[]): string[] {
  const request = readRequest(lead);
  return [
    lead.id,
    lead.state,
    ...apart.map((destination) => lead.deliveries[destination]?.state ?? ""),
    String(lead.attempts),
    instant(lead.createdAt),
    request["name"],
    request["practiceType"],
    request["practice"],
    request["email"],
    request["phone"],
  ].map((cell) => shortened(printable(String(cell))));
}

const MAX_CELL = 40;

const shortened = (text: string) =>
  text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;
