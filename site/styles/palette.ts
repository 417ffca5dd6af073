import tokens from "./tokens.css?raw";

const palette = new Map(
  Array.from(
    tokens.matchAll(/--([\w-]+): (#[\da-f]{6});/g),
    ([, name = "", hex = ""]) => [name, hex],
  ),
);

/** A colour of tokens.css for what no style sheet reaches: pictures, the manifest, the browser's bar. */
export function colour(name: string): string {
  const hex = palette.get(name);
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  return hex;
}
