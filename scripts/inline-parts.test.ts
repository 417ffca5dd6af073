import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  islandImports,
  modulesAfterPaint,
  plainFamilies,
  shorterIslands,
  shorterTags,
  smallerScripts,
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

test("an inline script says the same in fewer letters", () => {
  const long =
    "function isSmaller(first, second) { return first < second; } window.found = isSmaller(1, 2) ? 'yes' : 'no';";
  const short = smallerScripts(`<script>${long}</script><p>x</p>`);
  expect(short.length).toBeLessThan(long.length);
  const found = /<script>(.*)<\/script><p>x<\/p>/s.exec(short)?.[1] ?? "";
  const window: { found?: string } = {};
  new Function("window", found)(window);
  expect(window.found).toBe("yes");
});

test("data and linked scripts are left alone", () => {
  const html =
    '<script type="application/ld+json">{ "a": 1 }</script><script src="/a.js"></script>';
  expect(smallerScripts(html)).toBe(html);
});

test("tags end as shortly as they may", () => {
  expect(
    shorterTags(
      '<img src="/a.svg"/><br/><svg><rect x="1"></rect><path d="M0"></path></svg><p></p>',
    ),
  ).toBe('<img src="/a.svg"><br><svg><rect x="1"/><path d="M0"/></svg><p></p>');
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

test("an island keeps only what is read", () => {
  expect(
    shorterIslands(
      '<astro-island uid="Z1" prefix="r1" component-url="/a.js" props="{}" ssr client="intent" opts="{&quot;name&quot;:1}" await-children><p uid="x"></p></astro-island><astro-island props="{&quot;a&quot;:1}">',
    ),
  ).toBe(
    '<astro-island prefix="r1" component-url="/a.js" ssr client="intent" await-children><p uid="x"></p></astro-island><astro-island props="{&quot;a&quot;:1}">',
  );
});

const face = (name: string) =>
  `<style>@font-face{font-family:"${name}";src:url("/0123456789abcdef.woff2")}@font-face{font-family:"${name} fallback: Arial"}:root{--font:"${name}","${name} fallback: Arial"}</style>`;

test("a font family has its plain name", () => {
  expect(plainFamilies(face("Some Face-0123456789abcdef"))).toBe(
    face("Some Face"),
  );
  expect(
    plainFamilies("<style>:root{--font:Face-0123456789abcdef}</style>"),
  ).toMatch(/Face-0/);
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
