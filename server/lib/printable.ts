/**
 * Controls, and marks that turn the direction of text, can change what people see on a terminal. Joiners stay, which names
 * and emoji need.
 */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

export const printable = (text: string) =>
  text.replace(UNPRINTABLE, "\u{FFFD}");

export const printableLines = (text: string) =>
  text.split(/\r\n|\n/).map(printable);

// JSON.stringify leaves these characters unchanged, though a terminal or a line reader obeys them.
const RAW_IN_JSON = /[\u007F-\u009F\u2028\u2029\p{Cf}]/gu;

export const printableJson = (json: string) =>
  json.replace(RAW_IN_JSON, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );

const CONTROLS = /[[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]--[\t\n]]/gv;

/** In a CSV file line ends become LF, and other controls a replacement character. */
export const printableCell = (text: string) =>
  text.replace(/\r\n?/g, "\n").replace(CONTROLS, "\u{FFFD}");
