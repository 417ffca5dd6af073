import { expect, test } from "vitest";
import { demo } from "../site/content/case-study.ts";
import { diary } from "../site/content/hero.ts";
import { testimonials } from "../site/content/testimonials.ts";
import { SPOKEN } from "./fonts.ts";

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
