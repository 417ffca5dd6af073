import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  islandImports,
  modulesAfterPaint,
  stylesInHead,
  withoutRelays,
} from "./inline-parts.ts";

test("a style in the body moves to the end of the head", () => {
  expect(
    stylesInHead(
      "<head><style>a{}</style></head><body><p>x</p><style>@media(width<9px){b{}}</style><i></i></body>",
    ),
  ).toBe(
    "<head><style>a{}</style><style>@media(width<9px){b{}}</style></head><body><p>x</p><i></i></body>",
  );
});

test("what is no whole document stays as it is", () => {
  expect(stylesInHead("<style>a{}</style>")).toBe("<style>a{}</style>");
});

test("linked modules are named at the body, in their order", () => {
  expect(
    modulesAfterPaint(
      '<head><script type="module" src="/a.js"></script></head><body class="x"><script>here()</script><script type="module" src="/b.js"></script></body>',
    ),
  ).toBe(
    '<head></head><body data-modules="/a.js /b.js" class="x"><script>here()</script></body>',
  );
});

describe("what a page names at its body", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "parts-"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const write = (files: Readonly<Record<string, string>>) => {
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(dir, name), content);
  };

  test("is what a module imports that does nothing else", () => {
    write({
      "own.js": 'import{a}from"./page.js";a()',
      "relay.js": 'import"./page.js";import"./side.js";',
      "page.js": "export const a=go",
      "side.js": "go()",
    });
    expect(
      withoutRelays(
        '<body class="x" data-modules="/page.js /own.js /relay.js">',
        dir,
      ),
    ).toBe('<body class="x" data-modules="/page.js /own.js /side.js">');
    expect(withoutRelays("<body>", dir)).toBe("<body>");
  });

  test("is what its islands import, without what is there", () => {
    write({
      "page.js": 'import"./shared.js"',
      "shared.js": "",
      "menu.js": 'import{a}from"./ui.js";import"./shared.js"',
      "ui.js": 'import"./react.js"',
      "react.js": "",
    });
    const island =
      '<astro-island component-url="/menu.js" renderer-url="/react.js">';
    const page = (imports: string) =>
      `<body${imports} data-modules="/page.js">${island}</body>`;
    expect(islandImports(page(""), dir)).toBe(page(' data-imports="/ui.js"'));
    expect(islandImports("<body></body>", dir)).toBe("<body></body>");
  });
});
