/** Controls, and marks that turn the direction of text: they could rewrite what people see in a terminal or an email. */
export const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A visitor's text as one line that is safe to show in a terminal. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, "\u{FFFD}");

/** The same for text of several lines. */
export const printableLines = (text: string) =>
  text.split(/\r\n|\n/).map(printable);

// What JSON.stringify leaves as it is, though a terminal or a reader of lines obeys it.
const RAW_IN_JSON = /[\u007F-\u009F\u2028\u2029]/g;

/** JSON in which every control character is escaped; it reads back as the same. */
export const printableJson = (json: string) =>
  json.replace(
    RAW_IN_JSON,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

// All controls but tab and line feed.
const CONTROLS = /[[\u2028\u2029\p{Cc}]--[\t\n]]/gv;

/** Text for a cell: its line ends are LF, and other controls are shown as replaced. */
export const printableCell = (text: string) =>
  text.replace(/\r\n?/g, "\n").replace(CONTROLS, "\u{FFFD}");
