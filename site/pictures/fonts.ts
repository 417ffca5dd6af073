import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unpackWoff } from "./woff.ts";

/** What is written and what is spoken: the site's two faces, in the weights that pictures use. */
export const WRITTEN = "Schibsted Grotesk";
export const SPOKEN = "Literata";

const FILES = [
  "schibsted-grotesk/files/schibsted-grotesk-latin-400-normal",
  "schibsted-grotesk/files/schibsted-grotesk-latin-700-normal",
  "literata/files/literata-latin-400-italic",
];

const PACKAGES = "node_modules/@fontsource";
const CACHE = "node_modules/.cache/picture-fonts";

/** The faces as files that the renderer can read. @returns their paths */
export function fontFiles(): string[] {
  mkdirSync(CACHE, { recursive: true });
  return FILES.map((name) => {
    const path = join(CACHE, `${name.split("/").at(-1)}.ttf`);
    writeFileSync(
      path,
      unpackWoff(readFileSync(join(PACKAGES, `${name}.woff`))),
    );
    return path;
  });
}
