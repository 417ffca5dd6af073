import { readFileSync } from "node:fs";
import { z } from "zod";
import type { ExpectedSlot, Intent } from "../../receptionist/types.ts";

export type Asks = ExpectedSlot;

/** The instant at which everything in the corpus is said: a Tuesday, 10:00 in London. */
export const NOW = new Date("2026-03-10T10:00:00Z");

export const HALVES = ["tuned", "held-out"] as const;
export type Half = (typeof HALVES)[number];

// prettier-ignore
const INTENTS = [
  "greet", "thanks", "goodbye", "help", "repeat", "back", "yes", "no", "book", "move", "cancel",
  "inform", "emergency", "medical", "human", "demo", "hours", "location", "clinic-services",
  "setup-time", "plans", "price", "languages", "crm", "diary", "follow-ups", "no-shows",
  "retention", "breach", "hosting", "gdpr", "cqc", "security", "who", "real", "guarantee",
  "support", "contact", "unknown",
] as const satisfies readonly Intent[];

// prettier-ignore
const ASKS = [
  "anything", "day", "time", "name", "phone", "current-day", "confirm", "anything-else",
] as const satisfies readonly Asks[];

const day = z.iso.date();
const time = z.iso.time({ precision: -1 });
const name = z.string().min(1);
const phone = z.string().regex(/^0\d{10}$/);
const slots = z.strictObject({ day, time, name, phone }).partial();
export type Slots = z.infer<typeof slots>;

const utterance = z.strictObject({
  id: z.string().regex(/^[a-z-]+-\d\d+$/),
  words: z.string().min(1),
  intent: z.enum(INTENTS),
  asked: z.enum(ASKS).default("anything"),
  slots: slots.optional(),
  tags: z.array(z.enum(["spoken", "asr", "typed", "typo", "trap"])).min(1),
});
export type Utterance = z.infer<typeof utterance>;

const booking = z.strictObject({ day, time, name, phone });
const regex = z.string().transform((source) => new RegExp(source, "i"));
const dialogue = z.strictObject({
  id: z.string().regex(/^\d\d-[a-z-]+$/),
  opening: z.string().min(1),
  answers: z.partialRecord(z.enum(ASKS), z.array(z.string()).min(1)),
  interjections: z
    .array(
      z.strictObject({ after: z.int().positive(), words: z.string().min(1) }),
    )
    .default([]),
  expect: z.strictObject({
    booked: z
      .union([booking.transform((one) => [one]), z.array(booking)])
      .default([]),
    moved: booking.partial().optional(),
    cancelled: booking.pick({ name: true }).partial().optional(),
    emergency: z.enum(["999", "111", "either"]).optional(),
    handOver: z
      .strictObject({
        name,
        phone,
        practiceType: z.enum(["aesthetics", "dental", "gp", "other"]),
      })
      .partial()
      .optional(),
    ended: z.literal(true).optional(),
    "nothing-booked": z.literal(true).optional(),
    says: z.array(regex).default([]),
  }),
});
export type Dialogue = z.infer<typeof dialogue>;

function read<T>(file: string, schema: z.ZodType<T>): T[] {
  const text = readFileSync(new URL(`${file}.json`, import.meta.url), "utf8");
  return z.array(schema).parse(JSON.parse(text));
}

export const utterances = {
  tuned: read("utterances-tuned", utterance),
  "held-out": read("utterances-held-out", utterance),
} satisfies Record<Half, Utterance[]>;

export const dialogues = {
  tuned: read("dialogues-tuned", dialogue),
  "held-out": read("dialogues-held-out", dialogue),
} satisfies Record<Half, Dialogue[]>;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The corpus is not as promised: ${what}`);
}

const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0]);

const count = (from: Record<Half, readonly unknown[]>) =>
  from.tuned.length + from["held-out"].length;

/** Throws unless the corpus is large enough, each thing is in it once, and it is split by its rule. */
export function checkCorpus(): void {
  must(count(utterances) >= 300, "at least 300 utterances");
  must(count(dialogues) >= 60, "at least 60 dialogues");
  for (const corpus of [utterances, dialogues]) {
    const ids = HALVES.flatMap((half) => corpus[half].map(({ id }) => id));
    must(new Set(ids).size === ids.length, "every id once");
    for (const half of HALVES)
      for (const { id } of corpus[half])
        must(
          numberOf(id) % 2 === (half === "tuned" ? 1 : 0),
          `odd numbers tuned, even ones held out: ${id}`,
        );
    must(
      Math.abs(corpus.tuned.length - corpus["held-out"].length) <= 1,
      "halves of one size",
    );
  }
  for (const intent of INTENTS) {
    const [tuned = 0, heldOut = 0] = HALVES.map(
      (half) => utterances[half].filter((one) => one.intent === intent).length,
    );
    must(tuned + heldOut >= 6, `at least 6 of ${intent}`);
    must(Math.abs(tuned - heldOut) <= 1, `${intent} in equal parts`);
  }
}
