import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, n) =>
    String.fromCodePoint(first + n),
  ).join("");

/** Unicode's "Basic Latin", from the space on. */
const ASCII = range(0x20, 0x7e);
const QUOTES = "‘’“”";

/** What the site's own words are written in, and names from all over Europe's west. */
export const WRITTEN = `${ASCII}${QUOTES}\u{a0}£©·½×–—•…†→←−${range(0xc0, 0xff)}ŒœŠšŽžŸ`;

/** What quotations of speech are set in. */
export const SPOKEN = `\u{a0}${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}${QUOTES} .,:;?!%&-/£–…é`;

interface FontFile {
  /** The name of the package's file, without the end that all have. */
  readonly file: string;
  readonly characters: string;
  /** The weights that the styles use: one, or a span that the browser chooses from. */
  readonly weight: number | { readonly min: number; readonly max: number };
}

const FONTS = {
  written: {
    file: "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal",
    characters: WRITTEN,
    weight: { min: 400, max: 700 },
  },
  spoken: {
    file: "literata/files/literata-latin-wght-italic",
    characters: SPOKEN,
    weight: { min: 450, max: 650 },
  },
} satisfies Readonly<Record<string, FontFile>>;

const OUT = ".astro/fonts";

/** Cuts the fonts down to what the site uses of them. @returns their paths, from the project's root */
export async function cutFonts(): Promise<Record<keyof typeof FONTS, string>> {
  mkdirSync(OUT, { recursive: true });
  const cut = async (name: keyof typeof FONTS) => {
    const { file, characters, weight } = FONTS[name];
    const path = `./${join(OUT, `${name}.woff2`)}`;
    const font = await subsetFont(
      readFileSync(`node_modules/@fontsource-variable/${file}.woff2`),
      characters,
      { targetFormat: "woff2", variationAxes: { wght: weight } },
    );
    writeFileSync(path, font);
    return path;
  };
  return { written: await cut("written"), spoken: await cut("spoken") };
}
