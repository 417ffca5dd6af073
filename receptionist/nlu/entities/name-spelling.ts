import { capitalise } from "./name-words.ts";

const LETTER = /^[a-z]$/i;
const SPELLED =
  /(?:^|[\s,:])((?:(?:double |[a-z](?: (?:for|as in) [a-z]+)?)[\s,.-]*(?:[a-z]\b(?: (?:for|as in) [a-z]+)?[\s,.-]*)?){3,})$/i;

/** A name that was spelled: "S M Y T H", "S-M-Y-T-H", "double L"; with the words before it. */
export function spelled(
  words: string,
): { before: string; name: string } | undefined {
  const match = SPELLED.exec(words.trim().replace(/[.!?]+$/, ""));
  if (!match?.[1]) return undefined;
  let name = "";
  let twice = false;
  for (const part of match[1]
    .replaceAll(/\b(?:for|as in) [a-z]{2,}/gi, "")
    .split(/[\s,.-]+/)) {
    if (/^double$/i.test(part)) twice = true;
    else if (LETTER.test(part)) {
      name += part.repeat(twice ? 2 : 1);
      twice = false;
    } else if (part) return undefined;
  }
  return name.length < 3
    ? undefined
    : {
        before: words
          .slice(0, match.index)
          .replace(
            /[\s,.]*(?:that['’]?s|it['’]?s|spel(?:t|led|ling)|that is|which is)?[\s,.:]*$/i,
            "",
          ),
        name: capitalise(name.toLowerCase()),
      };
}
