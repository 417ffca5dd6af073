import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, n) =>
    String.fromCodePoint(first + n),
  ).join("");

const ASCII = range(0x20, 0x7e);
const QUOTES = "‘’“”";

/** The site's own words are written in these: the first screen needs no other file. */
export const WRITTEN = `${ASCII}${QUOTES}\u{a0}£©·½×–—•…−`;

/** For names from western Europe. The file loads when a visitor types such a letter. */
export const ACCENTED = [...`${range(0xc0, 0xff).replace("÷", "")}Œœ`]
  .filter((character) => !WRITTEN.includes(character))
  .join("");

/** For Welsh and other names. The package has these letters in a file of their own ("latin-ext"). */
export const EXTENDED = "ŴŵŶŷŸŠšŽžŁłĀāČčŃńŚśŻżĞğŐőŰűĂăŞşŢţȘșȚț";

type Ranges = [string, ...string[]];

/** Without the two signs of these blocks that are in `WRITTEN`. */
export const ACCENTED_RANGES: Ranges = [
  "U+C0-D6",
  "U+D8-F6",
  "U+F8-FF",
  "U+152-153",
];

export const EXTENDED_RANGES: Ranges = ["U+100-151", "U+154-24F"];

export const SPOKEN = `\u{a0}${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}${QUOTES} .,:;?!%&-/£–…é`;

/** Browsers apply these features by themselves. Figures of one width are asked for by the styles. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk"];
const FIGURES = "tnum";

interface FontFile {
  /** The path in the package, without the ending that all its files share. */
  readonly file: string;
  readonly characters: string;
  readonly features: string[];
  readonly weight: { readonly min: number; readonly max: number };
}

const GROTESK = {
  file: "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal",
  weight: { min: 400, max: 700 },
  features: [...FEATURES, FIGURES],
};

const FONTS = {
  written: { ...GROTESK, characters: WRITTEN },
  accented: { ...GROTESK, characters: ACCENTED },
  extended: {
    ...GROTESK,
    file: "schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal",
    characters: EXTENDED,
  },
  spoken: {
    file: "literata/files/literata-latin-wght-italic",
    characters: SPOKEN,
    features: FEATURES,
    weight: { min: 450, max: 600 },
  },
} satisfies Readonly<Record<string, FontFile>>;

const OUT = ".astro/fonts";

/** @returns the path of each font. The subsetter silently skips characters without a glyph: a test looks for them. */
export async function cutFonts(): Promise<Record<keyof typeof FONTS, string>> {
  mkdirSync(OUT, { recursive: true });
  const cut = async (name: keyof typeof FONTS) => {
    const { file, characters, features, weight } = FONTS[name];
    const path = `./${join(OUT, `${name}.woff2`)}`;
    // A variable, because the package's types lack some of its options.
    const options = {
      targetFormat: "woff2",
      variationAxes: { wght: weight },
      keepFeatures: features,
    } as const;
    const font = await subsetFont(
      readFileSync(`node_modules/@fontsource-variable/${file}.woff2`),
      characters,
      options,
    );
    writeFileSync(path, font);
    return path;
  };
  return {
    written: await cut("written"),
    accented: await cut("accented"),
    extended: await cut("extended"),
    spoken: await cut("spoken"),
  };
}
