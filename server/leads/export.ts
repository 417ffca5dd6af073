import { DESTINATIONS } from "../store/destinations.ts";
import { ORIGIN_COLUMNS } from "../store/lead-origin.ts";
import type { Lead } from "../store/lead.ts";
import type { LeadAdmin, LeadFilter } from "../store/lead-admin.ts";
import type { Command } from "./command.ts";
import { csvRecord } from "./csv.ts";
import { filterOptions, readFilter } from "./filter-options.ts";
import {
  instant,
  instantOrNull,
  readRequest,
  REQUEST_FIELDS,
} from "./lead-fields.ts";
import { printableCell, printableJson } from "../printable.ts";

export const exportCommand: Command = {
  summary: "print each kept demo request as one line of JSON, or as CSV",
  options: {
    ...filterOptions,
    csv: {
      type: "boolean",
      help: "CSV for a spreadsheet; ' goes before what it would take for a formula",
    },
  },
  async *run({ open }, args) {
    const filter = readFilter(args);
    const { admin } = await open();
    yield* args.values["csv"]
      ? csvLines(admin, filter)
      : jsonLines(admin, filter);
  },
};

async function* jsonLines(
  admin: LeadAdmin,
  filter: LeadFilter,
): AsyncGenerator<string> {
  for await (const lead of admin.list(filter))
    yield printableJson(
      JSON.stringify({
        ...delivery(lead),
        deliveries: lead.deliveries,
        origin: lead.origin,
        request: readRequest(lead),
      }),
    );
}

/** Without it Excel takes UTF-8 for another encoding. */
const BYTE_ORDER_MARK = "\u{FEFF}";

async function* csvLines(
  admin: LeadAdmin,
  filter: LeadFilter,
): AsyncGenerator<string> {
  const columns = ["id", "state", "attempts", "createdAt", "deliveredAt"];
  // RFC 4180 ends lines with CRLF; whoever prints the line adds the LF.
  const names = [...columns, "lastError", ...REQUEST_FIELDS];
  yield `${BYTE_ORDER_MARK}${csvRecord([...names, ...DESTINATIONS.map((name) => `${name}State`), ...ORIGIN_COLUMNS])}\r`;
  for await (const lead of admin.list(filter)) {
    const request = readRequest(lead);
    const cells = [
      ...Object.values(delivery(lead)),
      ...REQUEST_FIELDS.map((field) => request[field]),
      ...DESTINATIONS.map((name) => lead.deliveries[name]?.state),
      ...ORIGIN_COLUMNS.map((name) => lead.origin[name]),
    ];
    const texts = cells.map((cell) => printableCell(String(cell ?? "")));
    yield `${csvRecord(texts)}\r`;
  }
}

const delivery = (lead: Lead) => ({
  id: lead.id,
  state: lead.state,
  attempts: lead.attempts,
  createdAt: instant(lead.createdAt),
  deliveredAt: instantOrNull(lead.deliveredAt),
  lastError: lead.lastError,
});
