import { readFileSync } from "node:fs";
import { create } from "fontkitten";
import { expect, test } from "vitest";
import { demo } from "../site/content/case-study.ts";
import { diary } from "../site/content/hero.ts";
import { testimonials } from "../site/content/testimonials.ts";
import { ACCENTED, cutFonts, EXTENDED, SPOKEN, WRITTEN } from "./fonts.ts";

const fonts = await cutFonts();

test.each([
  ["written", WRITTEN],
  ["accented", ACCENTED],
  ["extended", EXTENDED],
  ["spoken", SPOKEN],
] as const)("the font %s has each of its characters", (name, characters) => {
  const font = create(readFileSync(fonts[name]));
  const missing = [...characters].filter(
    (character) =>
      font.isCollection ||
      !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

test("the font of quotations has every character that is quoted", () => {
  const quoted = [
    diary.spoken.words,
    ...testimonials.map(({ quote }) => quote.replaceAll("==", "")),
    ...demo.try.lines,
  ];
  const missing = [...new Set(quoted.join(""))].filter(
    (character) =>
      !/\p{Format}/u.test(character) && !SPOKEN.includes(character),
  );
  expect(missing).toEqual([]);
});
