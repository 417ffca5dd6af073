import { expect, test } from "vitest";
import { demo } from "../site/content/case-study.ts";
import { diary } from "../site/content/hero.ts";
import { testimonials } from "../site/content/testimonials.ts";
import { readFileSync } from "node:fs";
import {
  ACCENTED,
  cutFonts,
  EXTENDED,
  missingFrom,
  SPOKEN,
  WRITTEN,
} from "./fonts.ts";

test("each font that is cut has all that it is cut for, Welsh letters among them", async () => {
  const fonts = await cutFonts();
  const expected = {
    written: WRITTEN,
    accented: ACCENTED,
    extended: EXTENDED,
    spoken: SPOKEN,
  };
  for (const name of ["written", "accented", "extended", "spoken"] as const)
    expect(missingFrom(readFileSync(fonts[name]), expected[name])).toEqual([]);
  expect(EXTENDED).toContain("ŵ");
  expect(EXTENDED).toContain("ŷ");
});

test("what a font lacks is found", async () => {
  const { written } = await cutFonts();
  expect(missingFrom(readFileSync(written), "a☎ŷ")).toEqual(["☎", "ŷ"]);
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
