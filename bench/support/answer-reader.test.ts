import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createAnswerReader } from "./answer-reader.ts";

const answer = (status: number, body: string) =>
  `HTTP/1.1 ${status} X\r\nDate: now\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

it("finds the end of every answer, however its bytes are cut", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          status: fc.constantFrom(200, 206, 404),
          // A body may hold what ends a head.
          body: fc.string({ unit: fc.constantFrom("\r", "\n", "x") }),
          cuts: fc.array(fc.nat({ max: 80 })),
        }),
      ),
      (answers) => {
        const read = createAnswerReader();
        for (const { status, body, cuts } of answers) {
          const bytes = Buffer.from(answer(status, body));
          const ends = [...cuts, bytes.length]
            .filter((end) => end > 0 && end <= bytes.length)
            .toSorted((a, b) => a - b);
          let from = 0;
          const statuses = Array.from(new Set(ends), (end) => {
            const chunk = bytes.subarray(from, end);
            from = end;
            return read(chunk);
          });
          expect(statuses.at(-1)).toBe(status);
          expect(statuses.slice(0, -1).filter(Boolean)).toEqual([]);
        }
      },
    ),
  );
});

it("keeps its own copy of an unfinished head", () => {
  const read = createAnswerReader();
  const bytes = Buffer.from("HTTP/1.1 200 OK\r\nContent-Le");
  expect(read(bytes)).toBeUndefined();
  bytes.fill(0);
  expect(read(Buffer.from("ngth: 0\r\n\r\n"))).toBe(200);
});

it("knows that some answers have no body, whatever they say", () => {
  const read = createAnswerReader();
  for (const status of [304, 204])
    expect(
      read(Buffer.from(`HTTP/1.1 ${status} X\r\nContent-Length: 9\r\n\r\n`)),
    ).toBe(status);
});

it("takes neither more than was announced nor what has no length", () => {
  const whole = answer(200, "body");
  expect(() => createAnswerReader()(Buffer.from(`${whole}!`))).toThrow(/More/);
  expect(() =>
    createAnswerReader()(Buffer.from("HTTP/1.1 200 OK\r\n\r\n")),
  ).toThrow(/length/);
});
