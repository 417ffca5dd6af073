import { readFileSync } from "node:fs";
import { z } from "zod";
import type { ExpectedSlot, Intent } from "../../receptionist/types.ts";

/** The instant at which everything in the corpus is said: a Tuesday, 10:00 in London. */
export const NOW = new Date("2026-03-10T10:00:00Z");

/** Whoever works on the receptionist reads the first part alone. */
export const PARTS = ["tuned", "held-out", "unseen"] as const;
export type Part = (typeof PARTS)[number];

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
] as const satisfies readonly ExpectedSlot[];

const day = z.iso.date();
const time = z.iso.time({ precision: -1 });
const name = z.string().min(1);
const phone = z.string().regex(/^0\d{10}$/);
const slots = z.strictObject({ day, time, name, phone }).partial();
export type Slots = z.infer<typeof slots>;

const utterance = z.object({
  id: z.string().min(1),
  words: z.string().min(1),
  intent: z.enum(INTENTS),
  asked: z.enum(ASKS).default("anything"),
  slots: slots.optional(),
});
export type Utterance = z.infer<typeof utterance>;

const booking = z.strictObject({ day, time, name, phone });
const regex = z.string().transform((source) => new RegExp(source, "i"));
const dialogue = z.strictObject({
  id: z.string().min(1),
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

const emergency = z.object({
  id: z.string().min(1),
  words: z.string().min(1),
  /** The number to call; none for what only sounds like an emergency. */
  expect: z.enum(["999", "111", "none"]),
  kind: z.string().min(1),
  /** Said in words that leave no doubt; the others are hard. */
  plain: z.boolean().default(false),
});
export type Emergency = z.infer<typeof emergency>;

function read<T>(file: string, schema: z.ZodType<T>): T[] {
  const text = readFileSync(new URL(`${file}.json`, import.meta.url), "utf8");
  return z.array(schema).parse(JSON.parse(text));
}

export const utterances: Readonly<Record<Part, readonly Utterance[]>> = {
  tuned: read("utterances-tuned", utterance),
  "held-out": read("utterances-held-out", utterance),
  unseen: read("utterances-unseen", utterance),
};

export const dialogues: Readonly<Record<Part, readonly Dialogue[]>> = {
  tuned: read("dialogues-tuned", dialogue),
  "held-out": read("dialogues-held-out", dialogue),
  unseen: read("dialogues-unseen", dialogue),
};

/** Said first in a call. */
export const emergencies = {
  tuned: read("emergencies-tuned", emergency),
  unseen: read("emergencies-unseen", emergency),
} as const;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The corpus is not as promised: ${what}`);
}

const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0]);

const everywhere = <T>(corpus: Readonly<Record<Part, readonly T[]>>) =>
  PARTS.flatMap((part) => corpus[part]);

function mustBeOnce(what: string, all: readonly string[]): void {
  const twice = all.filter((each, i) => all.indexOf(each) < i);
  must(twice.length === 0, `${what} once: ${twice.join(", ")}`);
}

/** Throws unless each thing is in the corpus once, and nobody chose what is held out. */
export function checkCorpus(): void {
  mustBeOnce(
    "every utterance",
    everywhere(utterances).map(({ id }) => id),
  );
  mustBeOnce(
    "every dialogue",
    everywhere(dialogues).map(({ id }) => id),
  );
  mustBeOnce(
    "every emergency",
    [...emergencies.tuned, ...emergencies.unseen].map(({ id }) => id),
  );
  for (const { id } of [...utterances["held-out"], ...dialogues["held-out"]])
    must(numberOf(id) % 2 === 0, `only even numbers are held out: ${id}`);
}
