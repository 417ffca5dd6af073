import { isEverydayWord } from "../score-intents.ts";
import { isNumberWord } from "./numbers.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that are no names, so that "this is urgent" introduces nobody. */
const COMMON = set(
  `a an the and or but if so as at by for from in into of off on onto out over to under until up with without about after before than then like
  i id ill im ive me my mine myself we us our ours you your yours he hes she shes it its they them their his her hers him this that thats these those there here who whos whose what whats which when where why how
  am is are was were be been being do does did done dont doesnt didnt have has had having havent can cant could couldnt will wont would wouldnt should shall may might must thatll itll ill theyll youll youve weve theyve theyre weve
  no not yes yeah yeh yep nope nah aye ok okay sure right fine good great bad better best well lovely perfect correct wrong true sorry thanks thank cheers ta please hello hi hiya hey bye goodbye brilliant grand
  book booking booked move change cancel reschedule appointment appointments slot visit consultation check checkup dentist dental doctor nurse gp hygienist clinic practice surgery
  day days today tomorrow tonight yesterday morning afternoon evening night noon midday week weeks weekend fortnight month year time times oclock half quarter past minutes hours
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  phone number mobile landline telephone email address name names surname forename call called calling callin speaking speakin talk ring ringing contact spelt spelled spell spelling letter letters
  need want like looking look get give take make put know think hope see come go going coming try help tell ask write type say said mean meant let leave forget scrap undo reverse previous answer private why
  just only also ever too very really quite still already again now later soon maybe perhaps anyway actually basically probably possibly last next new old another other different same full instead though
  urgent emergency important possible available free busy late early ready interested happy able unable worried concerned curious afraid allergic pregnant sick ill private none
  all any some every each both nothing something anything everything someone anyone everyone somebody anybody nobody much many more most less few lot lots bit little
  because back end lost cheerio gonna wanna gotta hang hold wait stop start keep work works working open closed real robot bot human person machine ai ellaira
  bear double triple oh plus um umm erm er uh eh ah hmm hm huh what wot pardon come repeat beg excuse och ooh oops whoops
  patient patients client owner manager receptionist staff team company business hospital love dear mate hen duck pet
  son daughter husband wife partner mum mam mom mother dad father child kid baby brother sister nan gran grandma grandad grandson granddaughter friend boy girl lad lass lassie bairn wee family carer`,
);

/** A word of everyday calls: without a capital it is hardly a name. */
export const isOrdinary = (word: string): boolean =>
  isCommon(word) || isEverydayWord(bare(word));

export const FAMILY =
  "(?:son|daughter|husband|wife|partner|mum|mam|mom|mother|dad|father|child|kid|baby|brother|sister|nan|gran|grandma|grandad|grandson|granddaughter|friend|boyfriend|girlfriend|fianc[eé]e?|boy|girl|lad|lass|lassie|bairn|niece|nephew|aunt|auntie|uncle|neighbour|carer|patient)";
export const RELATIVE = new RegExp(`^${FAMILY}s?$`, "i");

/** What people put before an answer. */
const LEAD = set(
  `um umm uh er erm ah oh ooh so well yes yeah yeh yep aye och sure ok okay of course certainly no nope nah not
  sorry actually right then wait hang hold on please just hi hello hiya hey thanks thank you good morning afternoon
  lets let say me see its it under for put use write type can the make try im as appointment booking one name patient
  my our little probably maybe`,
);
export const isLead = (clause: string): boolean =>
  clause
    .toLowerCase()
    .split(/\s+/)
    .every((word) => {
      const plain = word.replaceAll(/[^\p{L}]/gu, "");
      return !plain || LEAD.has(plain) || RELATIVE.test(plain);
    });
/** Names that mean something else too. */
const ALSO = set(
  "april may june august march will hope best day good little still love",
);

/** As words are compared: without capitals, accents and apostrophes. */
const bare = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.]/gu, "")
    .toLowerCase();

export const isCommon = (word: string): boolean => {
  const plain = bare(word);
  return COMMON.has(plain) || isNumberWord(plain);
};

/** May be a name where one is expected, though it is a common word. */
export const isAlsoName = (word: string): boolean => ALSO.has(bare(word));

/** No common word: what else there is may be a name. */
export const isName = (word: string): boolean => word !== "" && !isCommon(word);

export const isTitle = (word: string): boolean =>
  /^(?:mr|mister|mrs|missus|miss|ms|mx|dr|doctor|prof|professor|sir|dame|lady|lord|reverend|rev)\.?$/i.test(
    word,
  );

/** Small words inside names of many languages. */
export const isParticle = (word: string): boolean =>
  /^(?:van|von|der|den|de|da|di|del|della|dos|du|la|le|al|el|bin|binti|bint|ibn|ben|ap|ab|ferch|ter|ten|mac|st|y|zu)$/i.test(
    word,
  );

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Titles as they are spoken, and written. */
const TITLES: Readonly<Record<string, string>> = {
  mister: "Mr",
  missus: "Mrs",
  doctor: "Dr",
  professor: "Prof",
};

/** Capitals as names have them: O'Brien-Smith, McDonald, van der Berg. What was typed with capitals stays as it was. */
export function capitalise(name: string): string {
  const shouted = name.length > 2 && name === name.toUpperCase();
  return name
    .split(" ")
    .map((word, i) => {
      const title = TITLES[word.toLowerCase()];
      if (title) return title;
      if (!shouted && word !== word.toLowerCase()) return word;
      const lower = word.toLowerCase();
      if (i > 0 && isParticle(lower) && lower !== "mac" && lower !== "st")
        return lower;
      return lower
        .replaceAll(
          /(^|-|(?<=^[od])['’])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
        .replace(
          /^Mc(\p{L})/u,
          (_, letter: string) => `Mc${letter.toUpperCase()}`,
        );
    })
    .join(" ")
    .replaceAll(/\bO (?=\p{Lu})/gu, "O'");
}
