// A spreadsheet takes a cell that begins so for a formula (OWASP, "CSV injection"; the wide forms in some locales).
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** RFC 4180, without the line end. Every cell is quoted, so that no locale's separator in a text begins another. */
export const csvRecord = (cells: readonly string[]) =>
  cells
    .map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(",");
