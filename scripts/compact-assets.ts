import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { optimize } from "svgo";
import { minifySync, type Plugin } from "vite";

const ICON = /\.svg\?raw$/;

/** The icons are drawn on 256 by 256; on three eighths of that their strokes are whole units, too. */
const GRID = 256;
const SCALE = 0.375;

/** Rounds the paths of icons to whole units of a coarser grid: a third of their bytes in every page. */
export function compactIcons(): Plugin {
  return {
    name: "compact-icons",
    enforce: "pre",
    load(id) {
      if (!ICON.test(id)) return undefined;
      const icon = readFileSync(id.replace(/\?raw$/, ""), "utf8");
      const scaled = icon
        .replace(`0 0 ${GRID} ${GRID}`, `0 0 ${GRID * SCALE} ${GRID * SCALE}`)
        .replace(
          /(<svg[^>]*>)(.*)(<\/svg>)/s,
          `$1<g transform="scale(${SCALE})">$2</g>$3`,
        );
      const { data } = optimize(scaled, {
        floatPrecision: 0,
        plugins: ["preset-default", "removeXMLNS"],
      });
      return `export default ${JSON.stringify(data)}`;
    },
  };
}

const MINIFIED = "?minified";

/** `import text from "./file.js?minified"`: the text of a script that stands in the page itself. */
export function minifiedText(): Plugin {
  return {
    name: "minified-text",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(MINIFIED)) return undefined;
      const file = id.slice(0, -MINIFIED.length);
      const { code } = minifySync(file, readFileSync(file, "utf8"));
      return `export default ${JSON.stringify(code)}`;
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
