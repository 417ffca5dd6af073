// A spreadsheet takes a cell that begins so for a formula (OWASP, "CSV injection"; the wide forms in some locales).
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A record of RFC 4180, without its line end. Every cell is quoted, so that no locale's separator in a visitor's text
 * begins another; one that would be a formula gets an apostrophe before it.
 */
export const csvRecord = (cells: readonly string[]) =>
  cells
    .map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(",");
