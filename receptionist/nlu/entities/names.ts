import { spelled } from "./name-spelling.ts";
import {
  capitalise,
  isAlsoName,
  isCapital,
  isCommon,
  isName,
  isOrdinary,
  isParticle,
  isTitle,
} from "./name-words.ts";

/** Whether a name is waited for: then bare words are one; at a read-back what corrects it is. */
export type Awaited = "asked" | "correction" | undefined;

export interface FoundName {
  readonly name: string;
  /** The words without the name. */
  readonly rest: string;
}

const FAMILY =
  "(?:son|daughter|husband|wife|partner|mum|mam|mom|mother|dad|father|child|kid|baby|brother|sister|nan|gran|grandma|grandad|grandson|granddaughter|friend|boyfriend|girlfriend|fianc[eé]e?|boy|girl|lad|lass|lassie|bairn|niece|nephew|aunt|auntie|uncle|neighbour|carer)";

/** After these a name follows for certain. */
const SURE =
  /\b(?:(?:(?:my|me|the|our|his|her|full|first|last|family|in|under) )*(?:sur|fore)?name['’]?s?(?: is| to| as| was| would be| will be| should be|['’]ll be|:)?|(?:(?:they|everyone|people|folk|everybody|you can|just) )?calls? me|known as|i go by|(?:he|she|they)(?:['’]?s| is|['’]?re| are) called|i am called|i['’]?m called|should (?:be|read|say))(?: of)?[\s,:]+/gi;
/** After these a name may follow. */
const LIKELY = new RegExp(
  `(?<![\\p{L}])(?:i (?:said|meant)|it['’]?s|it is|this is|i['’]?m|i am|that['’]?s|that is|that would be|it would be|(?:it|that)['’]?(?:ll|d) be|(?:it['’]?s|this is|that['’]?s|it is) for(?= \\p{Lu})|under|(?:booked|appointment|booking|it|one|book)(?:['’]?s| is)? for|(?:on|for) behalf of|speaking (?:to|with)|for (?=mr|mrs|miss|ms|dr)|(?:put|book|pencil) (?:me|us|it|him|her) (?:down |in )?(?:as|under|for)|(?:for|with|on) (?:my|our|the)(?: \\p{L}+)? ${FAMILY}(?:['’]s(?: name(?: is|['’]s)?)?| is| called| named)?,?|(?:my|our) ${FAMILY}(?: is| called| named|,)|mr|mrs|miss|ms|for(?= \\p{L}+ \\p{L}))[\\s,]+`,
  "giu",
);
/** Before these. */
const BEFORE =
  /(?:^|[,.!] ?|\b(?:is|hi|hello|hiya) )([\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,3}?),?\s(?:here|speaking|speakin|calling|callin|is my name|is the name|is me name)\b/iu;
const FIRST =
  /\b(?:first|christian|given|fore) ?name(?:['’]?s| is| was)?[\s:,]+([\p{L}'’-]+)/iu;
const LAST =
  /\b(?:sur|last |second |family )name(?:['’]?s| is| was)?[\s:,]+([\p{L}'’-]+(?: [\p{L}'’-]+)?)/iu;
/** Somebody from a practice. */
const FROM =
  /(?:^|\b(?:hi|hello|is|its|it's|it’s|i'm|i’m|am),? )([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}),? (?:from|at|of|representing) (?:the )?\p{L}/iu;
const SURNAME_FIRST =
  /([\p{L}'’-]+) is (?:(?:the|my|his|her) )?(?:sur|last |family )name,?(?: and)? ([\p{L}'’-]+) is (?:(?:the|my|his|her) )?(?:first|fore|christian|given) ?name/iu;
/** What people put before an answer. */
const LEAD =
  /^(?:(?:um+|uh+|er+m*|ah|oh|ooh|so|well|yes|yeah|yeh|yep|aye|och|sure|ok|okay|of course|certainly|no problem|no worries|nope|no|nah|not that|sorry|actually|right|right then|wait|hang on|hold on|please|just|hi|hello|hiya|hey|thanks|thank you|good morning|good afternoon|let['’]?s say|let me see|say|it['’]?s|it is|that['’]?s|that is|that would be|it would be|(?:it|that)['’]?(?:ll|d) be|under|for|put it under|put|(?:you can )?use|(?:you )?can (?:you )?put|the|make (?:it|that)|i meant?|i said|try|this is|i['’]?m|i am|me|as)(?![\p{L}'’])[\s,.?:…-]*)+/iu;

/** The words from the start on that make up a name. */
function take(text: string, most: number, awaited: Awaited): string[] {
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
const whole = (words: readonly string[]) =>
  words.length > 0 && !words.every(isTitle) ? words.join(" ") : undefined;

const VERB = /(?:ing|ed|ly|ous|ful|less|able|ible|ive)$/;

/** "First name Priya, surname Patel". */
function inParts(text: string, awaited: Awaited): string[] | undefined {
  const turned = SURNAME_FIRST.exec(text);
  if (turned?.[1] && turned[2] && ![turned[1], turned[2]].some(isCommon))
    return [turned[2], turned[1]];
  const surname = LAST.exec(text);
  const last = surname?.[1] && whole(take(surname[1], 2, awaited));
  if (!last) return undefined;
  const given = FIRST.exec(text)?.[1];
  const first =
    given ??
    /^(?:(?:my|the) )?name (?:is )?([\p{L}'’-]+),/iu.exec(text)?.[1] ??
    (awaited
      ? whole(take(text.slice(0, surname.index).replace(LEAD, ""), 3, awaited))
      : undefined);
  return first && !isCommon(first) ? [first, last] : undefined;
}

/** A name after words that introduce it, with those words. */
function introduced(
  text: string,
  awaited: Awaited,
): { name: string; all: string } | undefined {
  const from = (at: number, name: string) => ({
    name,
    all: text.slice(at, text.indexOf(name, at) + name.length),
  });
  for (const cue of text.matchAll(SURE)) {
    const rest = text.slice(cue.index + cue[0].length).replace(LEAD, "");
    const name = whole(take(rest, 4, awaited ?? "asked"));
    if (name) return from(cue.index, inverted(rest, name, awaited) ?? name);
  }
  const before = BEFORE.exec(text);
  const name = before?.[1]?.replace(LEAD, "");
  if (name?.split(" ").every((word) => isName(word) || isTitle(word)))
    return { name, all: before?.[0] ?? name };
  const practice = FROM.exec(text)?.[1];
  if (practice?.split(" ").every((word) => isCapital(word) && isName(word)))
    return { name: practice, all: practice };
  for (const cue of text.matchAll(LIKELY)) {
    const title = isTitle(cue[0].trim().replace(",", ""));
    const rest = text.slice(cue.index + (title ? 0 : cue[0].length));
    const found = take(rest, 4, awaited);
    const first = found.find((word) => !isTitle(word));
    if (!first) continue;
    const capital = isCapital(first);
    // "for" says of a whole name alone that it is one: Friday at two for Ben Archer.
    if (/^for\s/i.test(cue[0]) && !(found.length > 1 && found.every(isCapital)))
      continue;
    const sure = capital || isTitle(found[0] ?? "") || awaited === "asked";
    const two =
      found.length === 2 && /^(?:it['’]?s|it is|this is)/i.test(cue[0]);
    const fresh =
      awaited === "correction" && found.every((word) => !isOrdinary(word));
    if ((capital || !VERB.test(first)) && (sure || two || fresh)) {
      const said = found.join(" ");
      return from(cue.index, inverted(rest, said, awaited) ?? said);
    }
  }
  return undefined;
}

/** "Okonkwo, Chidi Okonkwo": the surname, then the whole name; of "Patel, Priya" what is to be said in turn. */
function inverted(
  text: string,
  name: string,
  awaited: Awaited,
): string | undefined {
  const described = /^,? (?:with|spelt|spelled|as in|like) [^,.]*/i;
  const after = text.slice(name.length).replace(described, "");
  if (!/^[,.…-]/.test(after)) return undefined;
  const next = whole(
    take(after.replace(/^[\s,.…-]+/, "").replace(LEAD, ""), 4, awaited),
  );
  if (!next) return undefined;
  const single = !next.includes(" ") && isCapital(next);
  const end = after.replace(/^[\s,.…-]+/, "").length <= next.length + 1;
  if (
    awaited === "asked" &&
    single &&
    end &&
    isCapital(name.split(" ").at(-1) ?? "")
  ) {
    if (described.test(text.slice(name.length))) return `${name} ${next}`;
    // A surname with a comma stands before the first name: Hassan, Ali.
    if (
      after.startsWith(",") &&
      (!name.includes(" ") || isParticle(name.split(" ")[0] ?? ""))
    )
      return `${next} ${name}`;
  }
  return next.toLowerCase().endsWith(` ${name.toLowerCase()}`) ||
    next.toLowerCase().startsWith(`${name.toLowerCase()} `)
    ? next
    : undefined;
}

/** Bare words, as an answer. */
function answered(text: string, awaited: Awaited): string | undefined {
  const bare = text.replace(LEAD, "");
  const found = take(bare, 5, awaited);
  const name = whole(found);
  if (!name || found.length > 4) return undefined;
  const lower = found.every((word) => word === word.toLowerCase());
  const after = bare.slice(name.length).trim();
  const [next = ""] = after.replace(/^[^\p{L}\d]+/u, "").split(/\s+/);
  const over = next === "" || isCommon(next) || /^['’,.!?;:)…\d+-]/.test(after);
  const odd = lower && found.some((word) => VERB.test(word) && word.length > 5);
  const known =
    lower && found.every((word) => isOrdinary(word) && !isAlsoName(word));
  if (awaited === "correction")
    return after === "" && found.length > 1 && !found.some(isOrdinary)
      ? name
      : undefined;
  if (!over || (odd && after !== "") || (known && after !== ""))
    return undefined;
  return inverted(bare, name, awaited) ?? name;
}

/** The name that somebody gives. */
export function nameIn(
  words: string,
  awaited?: Awaited,
): FoundName | undefined {
  const text = words.slice(0, 300).replaceAll(/\s+/g, " ").trim();
  const without = (...parts: readonly string[]) =>
    parts.reduce((rest, part) => rest.replace(part, " "), text);
  const letters = spelled(text);
  if (letters) {
    const said = nameIn(letters.before, "asked")?.name.split(" ");
    const rest = said ? "" : letters.before;
    if (!said)
      return awaited || introducing(text)
        ? { name: letters.name, rest }
        : undefined;
    // What was spelled is the part of the name that sounds like it: the one with its first letter, or else the last.
    const at = said.findLastIndex(
      (word) => word.charAt(0) === letters.name.charAt(0),
    );
    const name = said
      .with(at < 0 ? said.length - 1 : at, letters.name)
      .join(" ");
    return { name, rest };
  }
  const parts = inParts(text, awaited);
  if (parts)
    return {
      name: capitalise(parts.join(" ")),
      rest: without(...parts),
    };
  const found = introduced(text, awaited);
  if (found) return { name: capitalise(found.name), rest: without(found.all) };
  const name = awaited && answered(text, awaited);
  return name ? { name: capitalise(name), rest: without(name) } : undefined;
}

const introducing = (text: string) =>
  [SURE, LIKELY].some((cue) => text.search(cue) >= 0);
