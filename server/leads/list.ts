import { printable } from "../lib/printable.ts";
import type { Command } from "./command.ts";
import { readRequest } from "../store/lead.ts";
import { instant } from "./lead-fields.ts";

const COLUMNS = "id,state,created,rung back,name,practice,email,phone".split(
  ",",
);

/** The widths of the columns in their order: a UUID and a time have fixed ones. */
const WIDTHS = [36, 9, 24, 10, 28, 28, 36];

export const listCommand: Command = {
  async *run({ open, note }) {
    const { admin } = await open();
    let isEmpty = true;
    for await (const lead of admin.list()) {
      if (isEmpty) yield row(COLUMNS);
      isEmpty = false;
      const { name, practice, email, phone } = readRequest(lead);
      yield row([
        lead.id,
        lead.state,
        instant(lead.createdAt),
        lead.rungAt === null ? "" : instant(lead.rungAt).slice(0, 10),
        name,
        practice,
        email,
        phone,
      ]);
    }
    if (isEmpty) note("No demo requests to show.");
  },
};

const row = (cells: readonly string[]) =>
  cells
    .map((cell, column) => fitted(printable(cell), WIDTHS[column]))
    .join("  ")
    .trimEnd();

const fitted = (text: string, width = 24) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
