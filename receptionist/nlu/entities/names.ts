import {
  type Awaited,
  FAMILY,
  inverted,
  LEAD,
  take,
  whole,
} from "./name-run.ts";
import { withSpelled } from "./name-spelling.ts";
import {
  capitalise,
  isAlsoName,
  isCapital,
  isCommon,
  isName,
  isOrdinary,
  isTitle,
} from "./name-words.ts";

export interface FoundName {
  readonly name: string;
  /** The words without the name. */
  readonly rest: string;
}

/** After these a name follows for certain. */
const SURE =
  /\b(?:(?:(?:my|me|the|our|his|her|full|first|last|family|in|under) )*(?:sur|fore)?name['’]?s?(?: is| to| as| was| would be| will be| should be|['’]ll be|:)?|(?:(?:they|everyone|people|folk|everybody|you can|just) )?calls? me|known as|i go by|(?:he|she|they|patient|baby|child)(?:['’]?s| is|['’]?re| are) called|i am called|i['’]?m called|should (?:be|read|say))(?: of)?[\s,:]+/gi;
/** After these a name may follow. */
const LIKELY = new RegExp(
  `(?<![\\p{L}])(?:i (?:said|meant)|it['’]?s|it is|this is|i['’]?m|i am|that['’]?s|that is|that would be|it would be|(?:it|that)['’]?(?:ll|d) be|(?:it['’]?s|this is|that['’]?s|it is) for(?= \\p{Lu})|under|(?:booked|appointment|booking|it|one|book)(?:['’]?s| is)? for|(?:on|for) behalf of|speaking (?:to|with)|for (?=mr|mrs|miss|ms|dr)|(?:put|book|pencil) (?:me|us|it|him|her) (?:down |in )?(?:as|under|for)|(?:down|registered) (?:as|under)|(?:for|with|on) (?:my|our|the)(?: \\p{L}+)? ${FAMILY}(?:['’]s(?: name(?: is|['’]s)?)?| is| called| named)?,?|(?:my|our) ${FAMILY}(?: is| called| named|,)?|(?:the )?patient(?:['’]s| is)|mr|mrs|miss|ms|for(?= \\p{L}+ \\p{L}))[\\s,]+`,
  "giu",
);
/** After these the name of somebody for whom the speaker rings. */
const FOR_FAMILY = new RegExp(
  `\\b(?:my|our)(?: \\p{L}+)? ${FAMILY}(?:['’]s(?: name(?: is|['’]s)?)?| is| called| named)?,? (?=\\p{Lu})`,
  "iu",
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
const FOR_SOMEBODY = /\bfor (?:my|our)(?: \p{L}+){1,3},? $/iu;
/** Before "I'm", one word is a name, too. */
const GREETING =
  /^(?:(?:hi|hiya|hello|hey|oh|there|good (?:morning|afternoon|evening)|morning|afternoon|evening)[\s,.!]+)+$/i;
const VERB = /(?:..ing|(?<!m|fr)ed|ly|ous|ful|less|able|ible|ive)$/;

/** "First name Priya, surname Patel". */
function inParts(text: string, awaited: Awaited): string[] | undefined {
  const surname = LAST.exec(text);
  const last = surname?.[1] && whole(take(surname[1], 2, awaited));
  if (!last) {
    // "Khan, first name Imran"
    const first = awaited && FIRST.exec(text);
    const before = first && text.slice(0, first.index).replace(LEAD, "");
    const family = before && whole(take(before, 3, awaited));
    return family && first[1] && !isCommon(first[1])
      ? [first[1], family]
      : undefined;
  }
  const given = FIRST.exec(text)?.[1];
  const first =
    given ??
    /^(?:(?:my|the|his|her) )?name(?:['’]s)? (?:is )?([\p{L}'’-]+),/iu.exec(
      text,
    )?.[1] ??
    (awaited
      ? whole(take(text.slice(0, surname.index).replace(LEAD, ""), 3, awaited))
      : undefined);
  return first && (!isCommon(first) || isAlsoName(first))
    ? [first, last]
    : undefined;
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
  // Who books for somebody gives that name, whatever else they say of themselves.
  const other = awaited && FOR_FAMILY.exec(text);
  const theirs =
    other && whole(take(text.slice(other.index + other[0].length), 4, awaited));
  if (theirs && theirs.split(" ").every(isCapital))
    return from(other.index, theirs);
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
    if (
      /^for\s*$/i.test(cue[0]) &&
      !(found.length > 1 && found.every(isCapital))
    )
      continue;
    const sure = capital || isTitle(found[0] ?? "") || awaited === "asked";
    const fresh = found.every((word) => !isOrdinary(word));
    const introduces =
      /^(?:i['’]?m|i am)/i.test(cue[0]) &&
      fresh &&
      !found.some(
        (word) => VERB.test(word) || /.{4}(?:ant|ic|al)$/.test(word),
      ) &&
      (found.length === 2 || GREETING.test(text.slice(0, cue.index)));
    const two =
      introduces ||
      (found.length === 3 && fresh && /^this is/i.test(cue[0])) ||
      (found.length === 2 &&
        (/^(?:it['’]?s|it is|this is|i (?:said|meant))/i.test(cue[0]) ||
          (fresh &&
            FOR_SOMEBODY.test(text.slice(0, cue.index + cue[0].length)))));
    const put = awaited === "correction" && fresh;
    if ((capital || !VERB.test(first)) && (sure || two || put)) {
      const said = found.join(" ");
      return from(cue.index, inverted(rest, said, awaited) ?? said);
    }
  }
  return undefined;
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

/** What puts a name right on the way: "everyone calls me Baz but it's Barry Hogan", "Jane, sorry, Jayne Baker". */
const PUT_RIGHT =
  /\b(?:(?:but|actually|no|now)[\s,.]+(?=(?:it|that|the|my|make|put|under)\b)|(?:sorry|i mean)[\s,.]+)/giu;
/** What the name is not, before what it is: "no not Clark, Clarke". */
const NOT_NAME =
  /^(?:(?:no|nope|nah|sorry)[\s,.]+)*not ([\p{L}'’-]+)(?:[\s,.]+(?:but|it['’]?s))*[\s,.]+(?=\p{L})/iu;
/** How a name is written, in words: "Sarah with an h", "Philip, that's Philip with one l". */
const DESCRIBED =
  /(?:[\s,]+that['’]?s \p{L}+)?[\s,]+with(?:out)? (?:an?|one|two|no) (?:\p{L}|ph|th|ck)(?:['’]?s)?(?![\p{L}'’]),?/giu;

/** The name that somebody gives. */
export function nameIn(
  words: string,
  awaited?: Awaited,
): FoundName | undefined {
  const said = words
    .slice(0, 300)
    .replaceAll(/(?<=\p{L})(?:\.{2,}|…)\s*(?=\p{L})/gu, " ")
    .replaceAll(/\s+(?:hyphen|dash)\s+/gi, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
  const text = (awaited || introducing(said) ? withSpelled(said) : said)
    .replaceAll(/[\s,]+[a-z] (?:for|as in) \p{L}+/giu, "")
    .replaceAll(DESCRIBED, "");
  const not = awaited && NOT_NAME.exec(text);
  if (not?.[1] && isName(not[1]))
    return inWords(text.slice(not[0].length), "asked");
  const last = awaited && text.split(PUT_RIGHT).at(-1);
  return (
    (last && last !== text ? inWords(last, awaited) : undefined) ??
    inWords(text, awaited)
  );
}

/** The name as it is said again with more of it: "under Hendry, it's Morag Hendry", "Nadia, Nadia Hussain". */
function fuller(text: string, { name, all }: { name: string; all: string }) {
  const rest = text.slice(text.indexOf(all) + all.length);
  const last = name.split(" ").at(-1) ?? "";
  const again = [...rest.matchAll(/\p{L}[\p{L}'’-]*/gu)].map(([word]) => word);
  const at = again.findLastIndex(
    (word) => word.toLowerCase() === last.toLowerCase(),
  );
  const first = again[at - 1];
  const full = `${first} ${again[at]}`;
  return first && isName(first) && !isTitle(first) && rest.includes(full)
    ? {
        name: full,
        all: `${all}${rest.slice(0, rest.indexOf(full))}${full}`,
      }
    : { name, all };
}

/** "Sarah, Sarah Jones" and "Jones, Sarah Jones" without the pause between. */
function once(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const again = rest.some((word) => word.toLowerCase() === first.toLowerCase());
  return again ? rest.join(" ") : name;
}

function inWords(text: string, awaited: Awaited): FoundName | undefined {
  const without = (...parts: readonly string[]) =>
    parts.reduce((rest, part) => rest.replace(part, " "), text);
  const parts = inParts(text, awaited);
  if (parts)
    return {
      name: capitalise(parts.join(" ")),
      rest: without(...parts),
    };
  const begun = introduced(text, awaited);
  const found = begun && awaited ? fuller(text, begun) : begun;
  if (found)
    return { name: capitalise(once(found.name)), rest: without(found.all) };
  const bare = awaited && answered(text, awaited);
  if (!bare) return undefined;
  const { name, all } = fuller(text, { name: bare, all: bare });
  return { name: capitalise(once(name)), rest: without(all) };
}

const introducing = (text: string) =>
  [SURE, LIKELY].some((cue) => text.search(cue) >= 0);
