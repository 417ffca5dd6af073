import * as fc from "fast-check";
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

// An apostrophe of ours can't be told from the visitor's own.
const plain = (cell: string) => cell.replace(/^'(?=[=+\r\n])/, "");

test("reads back unchanged", () => {
  const unit = fc.constantFrom(...`",;'\r\n=+ aé`);
  fc.assert(
    fc.property(fc.array(fc.string({ unit }), { minLength: 1 }), (cells) => {
      const read = Array.from(
        csvRecord(cells).matchAll(/"((?:[^"]|"")*)"(?:,|$)/g),
        ([, cell = ""]) => cell.replaceAll('""', '"'),
      );
      expect(read.map(plain)).toEqual(cells.map(plain));
    }),
  );
});
