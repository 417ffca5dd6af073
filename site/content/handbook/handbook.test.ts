import { expect, test } from "vitest";
import { createReceptionist } from "../../../receptionist/receptionist.ts";
import { createMatcher, linesOf } from "../../../receptionist/nlu/matcher.ts";
import { plain } from "../../../receptionist/nlu/normalise.ts";
import { ACTS } from "../../../receptionist/acts.ts";
import { SMALL_TALK } from "../../../receptionist/small-talk.ts";
import { handbook } from "./index.ts";

const NOW = new Date("2026-03-11T10:00:00Z");
const { clinic, product } = handbook;
const entries = [...clinic.entries, ...product.entries];
const { greet, step } = createReceptionist(handbook);
const first = (words: string) => step(greet(NOW).state, words, NOW);

const subjects = [
  ...Object.entries(ACTS).map(([id, ask]) => ({ id, ask })),
  ...SMALL_TALK,
  ...entries,
].map(({ id, ask }) => ({
  of: id,
  lines: linesOf(ask).map((line) => plain(line)),
}));

const twice = (all: readonly string[]) =>
  all.filter((each, i) => all.indexOf(each) < i);

test("each id and each way to ask is there once", () => {
  expect(twice(subjects.map(({ of }) => of))).toEqual([]);
  expect(twice(subjects.flatMap(({ lines }) => lines))).toEqual([]);
  expect(twice(clinic.treatments.map(({ id }) => id))).toEqual([]);
  const names = clinic.treatments.flatMap(({ called }) => linesOf(called));
  expect(twice(names)).toEqual([]);
});

test("no two entries are too alike: each way to ask leads to its own", () => {
  const match = createMatcher(subjects);
  const astray = subjects.flatMap(({ of, lines }) =>
    lines.flatMap((line) => {
      const [best] = match(line);
      return best?.of === of ? [] : [`${of}: “${line}” is ${best?.of}`];
    }),
  );
  expect(astray).toEqual([]);
});

test("each entry answers in the demo", () => {
  const astray = entries.flatMap(({ id, ask }) => {
    const found = linesOf(ask).filter(
      (line) => first(line).understood.intent === id,
    );
    return found.length < linesOf(ask).length * 0.8
      ? [`${id}: ${found.length} of ${linesOf(ask).length}`]
      : [];
  });
  expect(astray).toEqual([]);
});

test("each treatment is found by each of its names, and booked", () => {
  const astray = clinic.treatments.flatMap(({ id, called }) =>
    linesOf(called).filter(
      (name) => first(`${name} please`).understood.slots.treatment !== id,
    ),
  );
  expect(astray).toEqual([]);
});

/** Weekdays, a Sunday, a bank holiday, and no day at all. */
const DAYS = ["2026-03-12", "2026-03-15", "2026-04-03", undefined];

test("sentences are short and can be spoken", () => {
  for (const { id, say } of entries)
    for (const day of DAYS) {
      const about = { clinic: "Byron Dental", day, now: NOW, text: "" };
      const text = typeof say === "string" ? say : say(about);
      expect(text, id).not.toMatch(/[!—*_#<>[\]]|undefined|NaN/);
      for (const sentence of text
        .replaceAll(/ \([^)]*\)/g, "")
        .split(/(?<=[.?])\s/))
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(27);
    }
});

test("quick replies are short, three at most, and understood", () => {
  for (const { id, chips = [] } of [...entries, ...SMALL_TALK]) {
    expect(chips.length, id).toBeLessThanOrEqual(3);
    for (const chip of chips) {
      expect(chip.length, chip).toBeLessThanOrEqual(28);
      expect(first(chip).understood.intent, chip).not.toBe("unknown");
    }
  }
});
