import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { tempDir } from "../server/testing/temp-dir.ts";
import { checkBuiltPages } from "./check-pages.ts";

let dir: string;
beforeEach(() => {
  dir = tempDir();
});

const write = (name: string, body: string) =>
  writeFileSync(join(dir, name), `<!doctype html><html>${body}</html>`);

test.each([
  ["a dead page", '<h1>A</h1><a href="/no">', '"/no" leads to no page'],
  ["a dead anchor", '<h1>A</h1><a href="#no">', '"#no" leads to no section'],
  [
    "a dead anchor of another page",
    '<h1>A</h1><a href="/terms#no">',
    '"/terms#no" leads to no section',
  ],
  [
    "a character that the font lacks",
    "<h1>Call us. Ring ☎ now! ☎</h1>",
    "the site’s font has no “☎”, which stands in “Ring ☎ now!”. Write it another way, or look for a font file that has it (scripts/fonts.ts)",
  ],
])("%s is a fault", (_, body, fault) => {
  write("index.html", body);
  write("terms.html", "<h1>Terms</h1>");
  expect(checkBuiltPages(dir)).toEqual([`/: ${fault}`]);
});

test("a link that the header and the footer share is reported once, and /404 is left out", () => {
  write("index.html", '<h1>A</h1><a href="/no"></a><a href="/no"></a>');
  write("404.html", '<h1>A</h1><a href="/no">');
  expect(checkBuiltPages(dir)).toEqual(['/: "/no" leads to no page']);
});
