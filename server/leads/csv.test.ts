import { expect, test } from "vitest";
import { csvRecord } from "./csv.ts";

test("quotes every cell, and doubles the quotes in it", () => {
  expect(csvRecord(["a", 'b "c", d;', "", "e\r\nf"])).toBe(
    '"a","b ""c"", d;","","e\r\nf"',
  );
});

test.each([
  "=1+1",
  "+44 1632",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1",
])(
  "puts an apostrophe before %j, which a spreadsheet would compute",
  (cell) => {
    expect(csvRecord([cell, "x"])).toBe(`"'${cell}","x"`);
  },
);
