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

// Some 3,000 sentences: a busy machine takes a while for them.
test("each entry answers in the demo", { timeout: 240_000 }, () => {
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
      const about = {
        clinic: "Byron Dental",
        day,
        now: NOW,
        text: "",
        words: "",
      };
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

test.each([
  ["I'd be more comfortable with a woman GP", "woman-or-man"],
  ["are there any male dentists", "woman-or-man"],
  ["do you still take nhs patients on", "nhs"],
  ["and what does that cost", "prices"],
  ["somebody left me a voicemail from your number", "you-rang"],
  ["what day am I booked in", "my-appointment"],
  ["could I see the doctor by video", "by-phone"],
  ["I need a fit note to go back to work", "book"],
  ["what happens to callers when we're closed for lunch", "missed-calls"],
  ["could it double book", "double-booking"],
  [
    "I've got an appointment with you, I think it's this week but I can't for the life of me find the card.",
    "my-appointment",
  ],
  ["You'll have to speak up dear, I'm a bit hard of hearing.", "smalltalk"],
  [
    "I've just found you on the website. What can you do for a clinic like mine?",
    "what-ellaira-does",
  ],
  ["would it move a patient’s booking", "patients-change"],
  [
    "I own a dental clinic in Bristol and I want to know what this costs",
    "price",
  ],
])("%s is answered by %s", (words, id) => {
  expect(first(words).understood.intent).toBe(id);
});

test("bleeding gums are offered the hygienist", () => {
  const { understood, effects } = first("my gums keep bleeding at night");
  expect(understood.slots.treatment).toBe("hygienist");
  expect(effects).toEqual([]);
});

test("a price without a name is that of the treatment just told of", () => {
  const told = first("does a root canal hurt");
  const reply = step(told.state, "and how much does it cost", NOW);
  expect(reply.say.join(" ")).toContain("A root canal is from £");
});

test("a patient may run a practice as well", () => {
  const reply = first("I'm a patient of yours and I run a clinic myself");
  expect(reply.state.isOwner).toBe(true);
  expect(reply.say.join(" ")).toContain("Ask me anything about Ellaira");
});

test("the sun is no Sunday, and a question of a treatment no wish to book it", () => {
  const { understood, asks } = first("should I stay out of the sun for a peel");
  expect(understood.slots.day).toBeUndefined();
  expect(asks).not.toBe("day");
});
