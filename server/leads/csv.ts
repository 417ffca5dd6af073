import { printableCell } from "../lib/printable.ts";
import { DESTINATIONS } from "../store/destinations.ts";
import { ORIGIN_PARAMETERS } from "../../contract/demo-request.ts";
import {
  instantOrNull,
  readRequest,
  REQUEST_FIELDS,
  summaryOf,
  type Lead,
} from "../store/lead.ts";

// A spreadsheet takes a cell with such a beginning for a formula (OWASP, "CSV injection"; the wide forms in some locales).
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** RFC 4180, without the line end. Every cell is quoted, so that no locale's separator in a text begins another. */
export const csvRecord = (cells: readonly string[]) =>
  cells
    .map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(",");

/** Without this mark Excel takes UTF-8 for another encoding. */
const BYTE_ORDER_MARK = "\u{FEFF}";

const COLUMNS = [
  "id",
  "state",
  "attempts",
  "createdAt",
  "deliveredAt",
  "lastError",
  ...REQUEST_FIELDS,
  ...DESTINATIONS.map((name) => `${name}State`),
  ...ORIGIN_PARAMETERS,
  "rungAt",
  "rungNote",
];

/** RFC 4180 ends lines with CRLF; the caller adds the LF when it prints the line. */
export async function* csvLines(
  leads: AsyncIterable<Lead>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvRecord(COLUMNS)}\r`;
  for await (const lead of leads) {
    const request = readRequest(lead);
    const cells = [
      ...Object.values(summaryOf(lead)),
      ...REQUEST_FIELDS.map((field) => request[field]),
      ...DESTINATIONS.map((name) => lead.deliveries[name]?.state),
      ...ORIGIN_PARAMETERS.map((name) => lead.origin[name]),
      instantOrNull(lead.rungAt),
      lead.rungNote,
    ];
    const texts = cells.map((cell) => printableCell(String(cell ?? "")));
    yield `${csvRecord(texts)}\r`;
  }
}
