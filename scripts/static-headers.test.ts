import { expect, test } from "vitest";
import { writeSite } from "../server/testing/site.ts";
import { tempDir } from "../server/testing/temp-dir.ts";
import { staticHeaders } from "./static-headers.ts";

// A journey compares what a static host sends with what our own server does.

test("there is one rule for a folder, however many files are in it", () => {
  const dir = tempDir();
  writeSite(dir, { "og/home.png": "a card", "og/security.png": "a card" });
  expect(staticHeaders(dir, {}).match(/^\/og\//gm)).toHaveLength(1);
});

test("a folder whose files are kept for different times is refused", () => {
  const dir = tempDir();
  writeSite(dir, { "og/home.png": "a card", "og/page.html": "a page" });
  expect(() => staticHeaders(dir, {})).toThrow(/\/og\/\*/);
});
