import { plain } from "./words.ts";

/** Words that are no names, so that "this is urgent" introduces nobody. */
const COMMON = new Set(
  `a an the and or but if so as at by for from in into of off on onto out over to under until up with about after before than then
  i id ill im ive me my mine we us our ours you your yours he she it its they them their his her hers this that these those there here who what which when where why how
  am is are was were be been being do does did done dont doesnt didnt have has had having can cant could couldnt will wont would wouldnt should shall may might must
  no not yes yeah yep nope ok okay sure right fine good great bad better best well lovely perfect correct wrong true sorry thanks thank cheers please hello hi hey bye goodbye
  book booking booked move change cancel reschedule appointment appointments slot visit consultation check checkup dentist dental doctor nurse gp hygienist clinic practice surgery
  day days today tomorrow tonight yesterday morning afternoon evening night noon midday week weeks weekend fortnight month year time times oclock half quarter past minutes hours
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  phone number mobile landline telephone email address name surname call calling called speaking speak talk ring ringing contact
  need want like looking look get give take make put know think hope see come go going coming try help tell ask say said mean meant let
  just only also too very really quite still already again now later soon maybe perhaps anyway actually basically probably possibly first last next new old another other different same
  urgent emergency important about possible available free busy late early ready interested happy able unable worried concerned curious afraid allergic pregnant sick ill
  all any some every each both none nothing something anything everything someone anyone everyone much many more most less few lot lots bit little
  because back hang hold wait stop start keep work works working open closed real robot bot human person machine ai ellaira
  one two three four five six seven eight nine ten eleven twelve double triple oh zero plus
  patient patients client owner manager receptionist staff team company business hospital`.split(
    /\s+/,
  ),
);

/** After these a name follows for certain. */
const SURE =
  /\b(?:my (?:full |first |last |sur ?)?name(?:s| is|'s|’s)|(?:the |full |first |sur ?)?name(?:s|'s|’s)? (?:is|was|would be|will be|should be)|(?:the )?name['’]?s|surname(?:['’]?s| is)?|(?:under|in) the (?:sur)?name(?: of)?|they call me|call me|i am called|i['’]?m called|name:?)\s+/i;
/** After these a name may follow. */
const LIKELY =
  /\b(?:it['’]?s|it is|this is|i['’]?m|i am|that['’]?s|that is|that would be|it would be|it['’]?ll be|(?:it['’]?s|this is|that['’]?s|it is) for(?= \p{Lu})|under|(?:booked|appointment|it|one|book) for|(?:on|for) behalf of|speaking (?:to|with)|for (?=mr|mrs|miss|ms|dr))\s+/giu;
/** Before these. */
const BEFORE =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening))?,?\s*([\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,3}?)\s(?:here|speaking|calling)\b/iu;
const TITLE =
  /^(?:mr|mrs|miss|ms|mx|dr|doctor|prof|professor|sir|dame|lady|lord|reverend|rev)\.?$/i;
const PARTICLE =
  /^(?:van|von|der|den|de|da|di|del|la|le|al|el|bin|binti|ibn|ap|ter|ten|mac|o|st|dos|and)$/i;
/** What people put before an answer. */
const LEAD =
  /^(?:(?:um+|uh+|er+m*|ah|oh|so|well|yes|yeah|yep|sure|ok|okay|of course|certainly|no|sorry|actually|right|please|just|hi|hello|hey|thanks|thank you|good morning|good afternoon|it['’]?s|it is|that['’]?s|that is|that would be|it would be|under|for|put|the|make (?:it|that)|i meant?|i said|try|this is|i['’]?m|i am|me)\b[\s,.:-]*)+/i;
const TAIL =
  /[\s,.]*\b(?:please|thanks|thank you|here|speaking|calling|instead|not .*|ta|cheers)[\s.!]*$/i;

const LETTER = /^[a-z]$/i;

const isName = (word: string) =>
  /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word) && !COMMON.has(plain(word) || "the");

/** Capitals as names have them: O'Brien-Smith, McDonald, van der Berg as it was written. */
function capitalise(name: string): string {
  const shouted = name === name.toUpperCase();
  return name
    .split(" ")
    .map((word, i) => {
      if (!shouted && word !== word.toLowerCase()) return word;
      const lower = word.toLowerCase();
      if (i > 0 && PARTICLE.test(lower) && lower !== "o") return lower;
      return lower
        .replaceAll(
          /(^|[-'’])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
        .replace(
          /^Mc(\p{L})/u,
          (_, letter: string) => `Mc${letter.toUpperCase()}`,
        )
        .replace(/['’]S$/, (end) => end.toLowerCase());
    })
    .join(" ")
    .replaceAll(/\bO ['’]?(?=\p{Lu})/gu, "O'")
    .replaceAll("’", "'");
}

/** A name that was spelled: "S M Y T H", "S-M-Y-T-H", "double L"; with the words before it. */
function spelled(words: string): { before: string; name: string } | undefined {
  const match =
    /(?:^|[\s,:])((?:(?:double |[a-z](?: for [a-z]+)?)[\s,.-]*(?:[a-z]\b(?: for [a-z]+)?[\s,.-]*)?){3,})$/i.exec(
      words.trim().replace(/[.!?]+$/, ""),
    );
  if (!match?.[1]) return undefined;
  let name = "";
  let twice = false;
  for (const part of match[1]
    .replaceAll(/\bfor [a-z]{2,}/gi, "")
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
        before: words.slice(0, match.index),
        name: capitalise(name.toLowerCase()),
      };
}

/** Names that mean something else too. */
const ALSO = /^(?:april|may|june|august|will)$/i;

/** The words from the start on that make up a name. */
function take(text: string, most: number, asked = false): string[] {
  const taken: string[] = [];
  const written = text.trim().split(/\s+/);
  const cased = /^\p{Lu}\p{Ll}/u.test(
    written.find((word) => !TITLE.test(word)) ?? "",
  );
  for (const [i, raw] of written.entries()) {
    const word = raw.replace(/^["(]+|[,.!?;:")]+$/g, "");
    const joins =
      taken.length > 0 &&
      PARTICLE.test(word) &&
      !/^(?:and|o)$/i.test(word) &&
      isName(written[i + 1] ?? "");
    const irish = /^o$/i.test(word) && isName(written[i + 1] ?? "");
    if (
      !joins &&
      !irish &&
      !TITLE.test(word) &&
      !isName(word) &&
      !(asked && ALSO.test(word))
    )
      break;
    if (
      LETTER.test(word) &&
      !irish &&
      taken.length > 0 &&
      LETTER.test(written[i + 1] ?? "")
    )
      break;
    if (cased && taken.length > 0 && !joins && !irish && !/^\p{Lu}/u.test(word))
      break;
    taken.push(word);
    if (/[,.!?;:]$/.test(raw) && !TITLE.test(word)) break;
    if (taken.length >= most) break;
  }
  return taken;
}

const joined = (words: readonly string[]) =>
  words.length > 0 && !words.every((word) => TITLE.test(word))
    ? capitalise(words.join(" "))
    : undefined;

function spoken(words: string, asked: boolean): string | undefined {
  const sure = SURE.exec(words);
  if (sure) {
    const rest = words.slice(sure.index + sure[0].length).replace(LEAD, "");
    const name = joined(take(rest, 4));
    // "Okonkwo, Chidi Okonkwo": the surname, then the whole name.
    const whole = joined(take(rest.slice(rest.indexOf(",") + 1), 4));
    if (name && rest.includes(",") && whole?.endsWith(` ${name}`)) return whole;
    if (name) return name;
  }
  const before = BEFORE.exec(words)?.[1];
  if (
    before &&
    before.split(" ").every((word) => isName(word) || TITLE.test(word))
  )
    return capitalise(before);
  for (const cue of words.matchAll(LIKELY)) {
    const rest = words.slice(cue.index + cue[0].length);
    const found = take(
      rest,
      4,
      asked && /^(?:april|may|june|august|will)\b(?! \d)/i.test(rest),
    );
    const first = found[0];
    if (!first) continue;
    const sureEnough = /^\p{Lu}/u.test(first) || TITLE.test(first) || asked;
    const verb =
      /(?:ing|ed|ly|ous|ful|less|able|ible|ive)$/.test(first) &&
      !/^\p{Lu}/u.test(first);
    if (
      !verb &&
      (sureEnough ||
        (found.length === 2 && /^(?:it['’]?s|it is|this is)/i.test(cue[0])))
    )
      return joined(found);
  }
  if (!asked) return undefined;
  const bare = words.trim().replace(LEAD, "").replace(TAIL, "");
  const found = take(bare, 5);
  const count = bare.split(/\s+/).length;
  const stop = bare.split(/[,.]/)[0]?.trim().split(/\s+/).length ?? 0;
  return found.length > 0 &&
    found.length < 5 &&
    (found.length === count ||
      found.length === stop ||
      count - found.length > 1)
    ? joined(found)
    : undefined;
}

/** The name that somebody gives; when it was asked for, bare words too. */
export function findName(words: string, asked = false): string | undefined {
  const text = words.slice(0, 300).replaceAll(/\s+/g, " ").trim();
  const letters = spelled(text);
  if (!letters) return spoken(text, asked);
  const said = spoken(
    letters.before.replace(
      /[\s,]*(?:that['’]?s|spelt|spelled|spelling)?[\s,]*$/i,
      "",
    ),
    true,
  )?.split(" ");
  if (!said)
    return asked || SURE.test(text) || LIKELY.test(text)
      ? letters.name
      : undefined;
  // What was spelled is the part of the name that sounds like it: the one with its first letter, or else the last.
  const at = said.findLastIndex(
    (word) => word.charAt(0) === letters.name.charAt(0),
  );
  return said.with(at < 0 ? said.length - 1 : at, letters.name).join(" ");
}
