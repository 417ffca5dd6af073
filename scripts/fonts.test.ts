import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demo } from "../site/content/case-study.ts";
import { diary } from "../site/content/hero.ts";
import { testimonials } from "../site/content/testimonials.ts";
import { cutFonts, missingFrom, SPOKEN } from "./fonts.ts";

test("what a font lacks, for which a build fails, is found", async () => {
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
