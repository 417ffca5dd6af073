import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const MINIFIED = "?minified";

/** Lets `import text from "./file.ts?minified"` give a script for the page itself, which may not import anything. */
export function minifiedText(): Plugin {
  return {
    name: "minified-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(MINIFIED)) return undefined;
      const file = id.slice(0, -MINIFIED.length);
      const script = await transformWithOxc(readFileSync(file, "utf8"), file);
      const { code } = minifySync(file, `{${script.code}}`);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
