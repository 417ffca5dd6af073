import { capitalise } from "./name-words.ts";

/** "S M Y T H", "S-M-Y-T-H", "K E double L Y", "S for sugar", "O apostrophe D O W D" */
const LETTER = "(?:double )?[a-z]\\b(?! ?['’])(?: (?:for|as in) [a-z]{2,})?";
const LETTERS = new RegExp(
  `(?:[\\s,:]*\\b(?:that['’]?s|it['’]?s|spel(?:t|led|ling)|that is|which is))*(?:^|[\\s,.:]+)(${LETTER}(?:[\\s,.-]+(?:apostrophe )?${LETTER}){2,24})(?![\\p{L}'’])`,
  "iu",
);

/** "Not S M Y T H but ..." */
const REJECTED = new RegExp(
  `[\\s,]*\\b(?:not|isn['’]?t)[\\s,:]+${LETTER}(?:[\\s,.-]+${LETTER}){2,24}(?![\\p{L}'’])(?:[\\s,]+but\\b)?`,
  "giu",
);

/** Nothing but letters: "S M Y T H" */
export const isSpelled = (words: string): boolean =>
  words.replace(REJECTED, "").trim().replace(LETTERS, "") === "";

function spelling(letters: string): string {
  let name = "";
  let times = 1;
  for (const part of letters
    .replaceAll(/\b(?:for|as in) [a-z]{2,}/gi, "")
    .split(/[\s,.-]+/))
    if (/^double$/i.test(part)) times = 2;
    else if (/^apostrophe$/i.test(part)) name += "'";
    else {
      name += part.repeat(times);
      times = 1;
    }
  return capitalise(name.toLowerCase());
}

/** "Katherine Hart, with a C" */
const WITH_LETTER =
  /\b([KC])([\p{L}'’-]+(?: [\p{L}'’-]+)?),? (?:spel\w+ )?with an? (?!\1)([kc])(?![\p{L}'’])/iu;

/** Puts what was spelled in the place of the last word with the same first letter, or at the end. */
export function withSpelled(said: string): string {
  const words = said
    .replace(REJECTED, "")
    .trim()
    .replace(WITH_LETTER, (_, first: string, rest: string, letter: string) =>
      first === first.toLowerCase()
        ? `${letter.toLowerCase()}${rest}`
        : `${letter.toUpperCase()}${rest}`,
    )
    .replaceAll(/\b(?:(zed|zee)|h?aitch)(?=[\s,.-]+[a-z]\b)/gi, (_, z) =>
      z ? "z" : "h",
    );
  const match = LETTERS.exec(words);
  if (!match?.[1]) return words;
  const spelled = spelling(match[1]);
  // Capitals would part it from words that have none.
  const name = words === words.toLowerCase() ? spelled.toLowerCase() : spelled;
  const before = words.slice(0, match.index).split(" ");
  const after = words.slice(match.index + match[0].length).trim();
  const at = before.findLastIndex((word) =>
    word.toLowerCase().startsWith(name.charAt(0).toLowerCase()),
  );
  const start = at < 0 ? [...before, name] : before.with(at, name);
  const rest = withSpelled(after.replace(/^[\s,.!?]+/, ""));
  return `${start.join(" ")} ${rest}`.trim();
}
