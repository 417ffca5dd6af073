import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const ICON = /\.svg\?raw$/;

/**
 * Rounds the paths of icons to whole units of their 256: a twentieth of a pixel at the sizes that they
 * are shown in, and a quarter of their bytes in every page.
 */
export function compactIcons(): Plugin {
  return {
    name: "compact-icons",
    enforce: "pre",
    load(id) {
      if (!ICON.test(id)) return undefined;
      const svg = readFileSync(id.replace(/\?raw$/, ""), "utf8");
      const { data } = optimize(svg, {
        floatPrecision: 0,
        plugins: ["preset-default", "removeXMLNS"],
      });
      return `export default ${JSON.stringify(data)}`;
    },
  };
}

const named = new Map<string, string>();

/**
 * Short names for the classes of CSS modules, the same in the prerendered page and in its code.
 * @throws when two classes get the same: rename one
 */
export function shortClassName(name: string, file: string): string {
  const key = `${relative(process.cwd(), file)} ${name}`;
  const hash = createHash("sha256").update(key).digest("base64url");
  // A name may not begin with a digit or a hyphen.
  const short = `_${hash.slice(0, 4)}`;
  const other = named.get(short) ?? key;
  if (other !== key) throw new Error(`${key} and ${other} have one class name`);
  named.set(short, key);
  return short;
}
