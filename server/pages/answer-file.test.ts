import { expect, test } from "vitest";
import { readRange } from "./answer-file.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-4", { first: 2, last: 4 }],
  ["bytes=2-", { first: 2, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-30", { first: 0, last: 9 }],
  ["bytes=5-99", { first: 5, last: 9 }],
  ["Bytes=5-6", { first: 5, last: 6 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=4-2", undefined],
  ["bytes=0-1,4-5", undefined],
  ["bytes=-", undefined],
  ["lines=0-1", undefined],
  ["bytes=a-b", undefined],
])("%s of ten bytes", (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
