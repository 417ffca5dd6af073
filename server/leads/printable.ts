// Controls, and marks that turn the direction of text, could rewrite what the operator sees; an address may hold any.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A visitor's text as one line that is safe to show in a terminal. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, "\u{FFFD}");

/** The same for text of several lines. */
export const printableLines = (text: string) =>
  text.split(/\r\n|\n/).map(printable);
