import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { tempDir } from "../server/testing/temp-dir.ts";
import { rewritePages } from "./rewrite-pages.ts";

let dir: string;
beforeEach(() => {
  dir = tempDir();
});

/** What becomes of a page beside some modules. */
function rewrite(
  page: string,
  modules: Readonly<Record<string, string>>,
): string {
  for (const [name, content] of Object.entries(modules))
    writeFileSync(join(dir, name), content);
  const file = join(dir, "index.html");
  writeFileSync(file, `<!doctype html><html>${page}</html>`);
  rewritePages(dir);
  return readFileSync(file, "utf8");
}

test("a module that does nothing but import others is named by these", () => {
  const page = rewrite(
    `<body>${["page", "own", "relay"].map((name) => `<script type="module" src="/${name}.js"></script>`).join("")}</body>`,
    {
      "own.js": 'import{a}from"./page.js";a()',
      "relay.js": 'import"./page.js";import"./side.js";',
      "page.js": "export const a=go",
      "side.js": "go()",
    },
  );
  expect(page).toContain('data-modules="/page.js /own.js /side.js"');
});

test("what islands import is named at the body, without what is there already", () => {
  const page = rewrite(
    '<body><script type="module" src="/page.js"></script><astro-island component-url="/menu.js" renderer-url="/react.js"></astro-island></body>',
    {
      "page.js": 'import"./shared.js";go()',
      "shared.js": "",
      "menu.js":
        'import{a}from"./ui.js";import"./shared.js";export{b}from"./re.js"',
      "ui.js": 'import"./react.js"',
      "react.js": 'const late=()=>import("./late.js")',
      "re.js": "",
    },
  );
  expect(page).toContain('data-imports="/ui.js /re.js"');
});
