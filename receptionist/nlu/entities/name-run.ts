import {
  isAlsoName,
  isCapital,
  isCommon,
  isName,
  isParticle,
  isTitle,
} from "./name-words.ts";

/** Whether a name is waited for: then bare words are one; at a read-back what corrects it is. */
export type Awaited = "asked" | "correction" | undefined;

export const FAMILY =
  "(?:son|daughter|husband|wife|partner|mum|mam|mom|mother|dad|father|child|kid|baby|brother|sister|nan|gran|grandma|grandad|grandson|granddaughter|friend|boyfriend|girlfriend|fianc[eé]e?|boy|girl|lad|lass|lassie|bairn|niece|nephew|aunt|auntie|uncle|neighbour|carer)";

/** What people put before an answer. */
export const LEAD = new RegExp(
  `^(?:(?:um+|uh+|er+m*|ah|oh|ooh|so|well|yes|yeah|yeh|yep|aye|och|sure|ok|okay|of course|certainly|no problem|no worries|nope|no|nah|not that|sorry|actually|right|right then|wait|hang on|hold on|please|just|hi|hello|hiya|hey|thanks|thank you|good morning|good afternoon|let['’]?s say|let me see|say|it['’]?s|it is|that['’]?s|that is|that would be|it would be|(?:it|that)['’]?(?:ll|d) be|under|for|put it under|put|(?:you can )?use|(?:you )?can (?:you )?put|the|make (?:it|that)|i meant?|i said|try|this is|i['’]?m|i am|me|as|which is|(?:gonna|going to) be|(?:for )?(?:my|our) ${FAMILY}(?:['’]?s)?(?: (?:appointment|booking|one|name))?(?: is)?|(?:the )?patient(?:['’]?s)?(?: name)?(?: is)?|(?:you|you['’]?ll|you['’]?ve) (?:have|got) me down)(?![\\p{L}'’])[\\s,.?:…-]*)+`,
  "iu",
);

/** The words from the start on that make up a name. */
export function take(text: string, most: number, awaited: Awaited): string[] {
  const written = text.trim().split(/\s+/);
  const words = written.map((raw) =>
    raw.replace(/^["“(]+|(?:['’](?:ll|d|s))?[^\p{L}]*$/gu, ""),
  );
  const cased = /^\p{Lu}[\p{Ll}'’]/u.test(
    words.find((word) => !isTitle(word) && !isParticle(word)) ?? "",
  );
  const titled =
    words.length > 1 &&
    words.length < 4 &&
    words.every(isCapital) &&
    !words.every(isCommon);
  const ends = (i: number) =>
    /^(?:please|thanks?|love)?$/i.test(words[i + 1] ?? "") ||
    /[,.!?;:)…]$/.test(written[i] ?? "");
  /** A common word is a name beside one, written so, or at the end. */
  const also = (i: number): boolean => {
    const [word = "", next = ""] = [words[i], words[i + 1]];
    if (!awaited) return false;
    if (isAlsoName(word))
      return ends(i) ? i < most : isName(next) || (i === 0 && isAlsoName(next));
    // My Nguyen, An Tran.
    return titled && word.length < 4 && !/^[IA]$/.test(word);
  };
  const taken: string[] = [];
  for (const [i, word] of words.entries()) {
    const next = words[i + 1] ?? "";
    const joins =
      isParticle(word) && !ends(i) && (isName(next) || isParticle(next));
    const irish = /^o['’]?$/i.test(word) && isName(next);
    if (!joins && !irish && !isTitle(word) && !isName(word) && !also(i)) break;
    const letter = word.length === 1 && !irish && !joins;
    if (letter && taken.length > 0 && next.length === 1) break;
    if (cased && taken.length > 0 && !joins && !irish && !isCapital(word))
      break;
    taken.push(word);
    if (ends(i) && !isTitle(word)) break;
    if (taken.length >= most) break;
  }
  return taken;
}

/** A single word of those that are rather a month or a verb, and titles alone, name nobody. */
export const whole = (words: readonly string[]) =>
  words.length > 0 && !words.every(isTitle) ? words.join(" ") : undefined;

/** "Okonkwo, Chidi Okonkwo": the surname, then the whole name; of "Patel, Priya" what is to be said in turn. */
export function inverted(
  text: string,
  name: string,
  awaited: Awaited,
): string | undefined {
  const after = text.slice(name.length);
  if (!/^[,.…-]/.test(after)) return undefined;
  const next = whole(
    take(after.replace(/^[\s,.…-]+/, "").replace(LEAD, ""), 4, awaited),
  );
  if (!next) return undefined;
  // Without capitals, too: hussain, nadia.
  const small = text === text.toLowerCase();
  const single = !next.includes(" ") && (small || isCapital(next));
  const end = after.replace(/^[\s,.…-]+/, "").length <= next.length + 1;
  if (
    awaited === "asked" &&
    single &&
    end &&
    (small || isCapital(name.split(" ").at(-1) ?? "")) &&
    // A surname with a comma stands before the first name: Hassan, Ali.
    after.startsWith(",") &&
    (!name.includes(" ") || isParticle(name.split(" ")[0] ?? ""))
  )
    return `${next} ${name}`;
  return next.toLowerCase().endsWith(` ${name.toLowerCase()}`) ||
    next.toLowerCase().startsWith(`${name.toLowerCase()} `)
    ? next
    : undefined;
}
