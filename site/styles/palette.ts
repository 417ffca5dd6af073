import { readFileSync } from "node:fs";

const palette = new Map(
  Array.from(
    readFileSync("site/styles/tokens.css", "utf8").matchAll(
      /--([\w-]+): (#[\da-f]{6});/g,
    ),
    ([, name = "", hex = ""]) => [name, hex],
  ),
);

/** A colour of tokens.css for what no style sheet reaches: pictures, the manifest, the browser's bar. */
export function colour(name: string): string {
  const hex = palette.get(name);
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  return hex;
}
