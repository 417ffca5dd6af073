import stylelint from "stylelint";
import { expect, test } from "vitest";
import { hoverWithPointer } from "./hover-rule.ts";

/** @returns the lines that the lint reports */
async function reported(code: string): Promise<number[]> {
  const config = {
    plugins: [hoverWithPointer],
    rules: { "ellaira/hover-with-a-pointer": true },
  };
  const { results } = await stylelint.lint({ code, config });
  return results.flatMap(({ warnings }) => warnings.map(({ line }) => line));
}

test.each([
  ["a:hover { color: red }", [1]],
  ["@media (width > 1px) {\n  a:is(:hover, :focus) { color: red }\n}", [2]],
  ["@media (hover: hover) { a:hover { color: red } }", []],
  ["@media (hover: hover) and (width > 1px) { a { b:hover { c: d } } }", []],
  ["@media (hover: hover) { a { color: red } }\n\nb:hover { c: d }", [3]],
])("in %s it reports the lines %j", async (code, lines) => {
  expect(await reported(code)).toEqual(lines);
});
