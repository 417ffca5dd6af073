import { isEverydayWord } from "../everyday.ts";
import { wordsIn } from "../words.ts";
import { isNumberWord } from "./numbers.ts";

const COMMON = wordsIn("common");

export const isOrdinary = (word: string): boolean =>
  isCommon(word) || isEverydayWord(bare(word)) || /n['’]t$/i.test(word);

export const FAMILY =
  "(?:son|daughter|husband|wife|partner|mum|mam|mom|mother|dad|father|child|kid|baby|brother|sister|nan|gran|grandma|grandad|grandson|granddaughter|friend|boyfriend|girlfriend|fianc[eé]e?|boy|girl|lad|lass|lassie|bairn|niece|nephew|aunt|auntie|uncle|neighbour|carer|patient)";
const RELATIVE = new RegExp(`^${FAMILY}s?$`, "i");

const LEAD = wordsIn("beforeNames");
export const isLead = (clause: string): boolean =>
  clause
    .toLowerCase()
    .split(/\s+/)
    .every((word) => {
      const plain = word.replaceAll(/[^\p{L}]/gu, "");
      return !plain || LEAD.has(plain) || RELATIVE.test(plain);
    });
const ALSO = wordsIn("alsoNames");

const bare = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.]/gu, "")
    .toLowerCase();

const isCommon = (word: string): boolean => {
  const plain = bare(word);
  return COMMON.has(plain) || isNumberWord(plain);
};

/** "Will" and "April" are common words, but names where one is expected. */
export const isAlsoName = (word: string): boolean => ALSO.has(bare(word));

export const isName = (word: string): boolean => word !== "" && !isCommon(word);

export const isTitle = (word: string): boolean =>
  /^(?:mr|mister|mrs|missus|miss|ms|mx|dr|doctor|prof|professor|sir|dame|lady|lord|reverend|rev)\.?$/i.test(
    word,
  );

export const isParticle = (word: string): boolean =>
  /^(?:van|von|der|den|de|da|di|del|della|dos|du|la|le|al|el|bin|binti|bint|ibn|ben|ap|ab|ferch|ter|ten|y|zu)$/i.test(
    word,
  );

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** O'Brien-Smith, McDonald and van der Berg; a name that was typed with capitals stays as it was */
export function capitalise(name: string): string {
  const isShouted = name.length > 2 && name === name.toUpperCase();
  return name
    .split(" ")
    .map((word, i) => {
      if (!isShouted && word !== word.toLowerCase()) return word;
      const lower = word.toLowerCase();
      return i > 0 && isParticle(lower)
        ? lower
        : lower.replaceAll(/(?<=^|-|^[od]['’]|^mc)\p{L}/gu, (letter) =>
            letter.toUpperCase(),
          );
    })
    .join(" ")
    .replace(/^Doctor(?= )/, "Dr")
    .replaceAll(/\bO (?=\p{Lu})/gu, "O'");
}
