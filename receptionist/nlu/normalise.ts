import { mend } from "./spelling.ts";
import { wordsIn } from "./words.ts";

/** Longer speech must not keep the receptionist busy. */
const MAX_CHARACTERS = 600;

const SAME = new Map(
  [...wordsIn("shortForms")].map((pair) => {
    const [short = "", long = ""] = pair.replaceAll("_", " ").split(":");
    return [short, long];
  }),
);

const HOUR =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday";
const ABOUT = new RegExp(`\\b(${HOUR}|\\d{1,2}|\\d{1,2}[:.]\\d\\d)ish\\b`, "g");
/** "Half ten'll do", "nine's fine" */
const JOINED = new RegExp(
  `^(${HOUR}|thirty|fifteen|\\d+|oclock|today|tomorrow|after|before|(?:\\w*day|morning|afternoon|evening)(?!s))(?:ll|d|s)$`,
);

/** Speech recognition writes "n h s". */
const SPELLED = new RegExp(
  `\\b(?:${[...wordsIn("acronyms")].map((word) => [...word].join(" ")).join("|")})\\b`,
  "g",
);

const EMPTY = wordsIn("empty");

/** @returns lower case without accents and punctuation, mended; 9:30, 3/4, 2.5 and +44 keep their signs */
export function plain(words: string, length = MAX_CHARACTERS): string {
  return (
    words
      .slice(0, length)
      // "900… 900… I never ring it"
      .replaceAll(/\b(\d{2,})(?:\.{2,}|…)\s*\1(?=\s*(?:\.{2,}|…))/g, "$1")
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      // Lest it be a Wednesday.
      .replaceAll(/\bwe['’]d\b/g, "we would")
      .replaceAll(/['’‘`´]/g, "")
      .replaceAll(/^\W*[👍👌✅]/gu, "yes ")
      .replaceAll("👎", "no ")
      .replaceAll(/\b(20\d\d)-(\d\d?)-(\d\d?)\b/g, "$3/$2/$1")
      .replaceAll(/\b(\d\d?)[-.](\d\d?)[-.](20\d\d|\d\d)\b/g, "$1/$2/$3")
      .replaceAll(/\b(?=[o\d]*\d)[o\d]{3,}\b/g, (digits) =>
        digits.replaceAll("o", "0"),
      )
      .replaceAll(SPELLED, (letters) => letters.replaceAll(" ", ""))
      .replaceAll(/\bno[ -]shows?\b/g, "noshows")
      // Nobody is ill.
      .replaceAll(/\bcold (?=call)/g, "sales ")
      // No night is wanted.
      .replaceAll(
        /\b(since (?:\w+day|last|this)) (?:night|morning|evening|afternoon)\b/g,
        "$1",
      )
      .replaceAll(/([a-z])\1{2,}/g, "$1")
      .replaceAll(/[- ]ish\b/g, "ish")
      .replaceAll(/\b(half|quarter|five|ten|twenty) passed(?= )/g, "$1 past")
      .replaceAll(/\b(getting|get|got|were|newly) wed\b/g, "$1 married")
      // Lest nothing be wanted: "not just the hygienist, both".
      .replaceAll(/\b(not|isnt) just\b/g, "$1 only")
      // No appointment is moved by it.
      .replaceAll(
        /\b(ive|weve|i|we|have|just) moved (?=(?:in)?to (?:the|this|your) (?:area|town|city)|here|house|down|up|from)/g,
        "$1 come ",
      )
      .replaceAll(/\bo clock\b/g, "oclock")
      .replaceAll(
        /\b(im|i am|were|hes|shes) after (?=(?:an?|some|the|my|getting)\b)/g,
        "$1 wanting ",
      )
      // Lest it be a cold.
      .replaceAll(
        /\bcold (?=(?:drinks?|water|things?|stuff|food|air|weather|one)\b)|(?<=\b(?:sensitive to|something|anything|hot or|hot and|hot nor)(?: the)? )cold\b/g,
        (cold) => cold.replace("cold", "chilled"),
      )
      // Lest it be a day after another.
      .replaceAll(
        /\b(one after the other),? ((?:on|this|next) \w+day|tomorrow|today)\b/g,
        "$2 $1",
      )
      // A greeting
      .replaceAll(/\byou all right(?=\W*$)/g, "you alright")
      // Lest it be a rash.
      .replaceAll(/\bspot on\b/g, "perfect")
      // Lest they be times.
      .replaceAll(/\b(earliest|latest|soonest|quickest) one\b/g, "$1")
      .replaceAll(
        /\b(?:\w+ )?hundred (?=(?:quid|pounds|calls|patients)\b)/g,
        "many ",
      )
      .replaceAll(
        /\b(?:one|two|three|four|five|\d+) (?=(?:tablets?|pills?)\b)/g,
        "few ",
      )
      .replaceAll(
        /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)s (?=(?:fine|good|great|ok|okay|best|better|perfect|lovely|ideal)\b)/g,
        "$1 is ",
      )
      .replaceAll(/\bone day (?=(?:next|this|in)\b)/g, "a day ")
      // Lest it be a number.
      .replaceAll(/\b(little|wee|young) ones?\b/g, "$1 child")
      .replaceAll(/\btoo soon\b/g, "too early")
      // Lest it be a filling.
      .replaceAll(
        /\bfill(ing|ed)? (?=(?:in|out|up|(?:\w+ )?(?:gaps?|cancellations?))\b|(?:an?|the|your|that|any) (?:\w+ )?forms?\b)/g,
        "complet$1 ",
      )
      // Lest it be a Sunday.
      .replaceAll(/\bthe sun\b/g, "the sunshine")
      .replaceAll(/\bsat ?navs?\b/g, "satnav")
      .replaceAll(
        /\b(im|hes|shes|is|was|been|just|i|ive|he|she|they|you) sat\b/g,
        "$1 sitting",
      )
      .replaceAll(/\bsat (?=(?:on|in|by) (?:an?|some|the|my)\b)/g, "sitting ")
      .replaceAll(/\bset (me|us|you|him|her|one) back\b/g, "cost $1")
      .replaceAll(
        /\b(?:how much|what) (?:am i|are we) looking at\b/g,
        "how much is it",
      )
      .replaceAll(/\b(?:uh|mm+)[ -]?(?:huh|hmm?)|mhm+\b/g, "yes")
      .replaceAll(/(?<=\d|\b)([ap])\.?\s?m\b\.?/g, " $1m")
      .replaceAll(ABOUT, "around $1")
      .replaceAll(/[^a-z0-9:./+£%]+/g, " ")
      .replaceAll(/\+(?!\s?\d)|[:./](?!\d)|(?<!\d)[:./]/g, " ")
      .split(" ")
      .filter((word) => word && !EMPTY.has(word))
      .map((word) => word.replace(JOINED, "$1"))
      .map((word) => SAME.get(word) ?? mend(word))
      .join(" ")
      .replaceAll(/\b(half|past|to) around\b/g, "$1")
  );
}
