import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A tooltip shows on a touch, too, and page/tooltips.ts ends it; what is pressed looks so with a pointer or none. */
const MEANT = /\.tooltip|aria-pressed/;

test("no style for a pointer that hovers sticks after a touch", () => {
  const sticking = globSync("site/**/*.css").flatMap((file) => {
    let guards = 0;
    let depth = 0;
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) => {
        depth += line.split("{").length - line.split("}").length;
        if (line.includes("(hover: hover)")) guards = depth;
        else if (depth < guards) guards = 0;
        return line.includes(":hover") && !guards && !MEANT.test(line)
          ? [`${file}: ${line.trim()}`]
          : [];
      });
  });
  expect(sticking).toEqual([]);
});
