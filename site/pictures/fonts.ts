import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

export const WRITTEN = "Schibsted Grotesk";
export const SPOKEN = "Literata";

const FACES = [
  {
    file: "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal",
    wght: 400,
  },
  {
    file: "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal",
    wght: 700,
  },
  { file: "literata/files/literata-latin-wght-italic", wght: 400 },
];

/** Latin letters, punctuation, currencies, arrows and signs, as far as the fonts have them. */
const CHARACTERS = [
  [0x20, 0x17f],
  [0x2010, 0x22ff],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, n) =>
      String.fromCodePoint(first + n),
    ),
  )
  .join("");

const PACKAGES = "node_modules/@fontsource-variable";
const CACHE = "node_modules/.cache/picture-fonts";

/** Makes files of one weight each, which the renderer can read. @returns their paths */
export async function fontFiles(): Promise<string[]> {
  mkdirSync(CACHE, { recursive: true });
  return Promise.all(
    FACES.map(async ({ file, wght }) => {
      const font = await subsetFont(
        readFileSync(join(PACKAGES, `${file}.woff2`)),
        CHARACTERS,
        { targetFormat: "truetype", variationAxes: { wght } },
      );
      const path = join(CACHE, `${file.split("/").at(-1)}-${wght}.ttf`);
      writeFileSync(path, font);
      return path;
    }),
  );
}
