import { readFileSync } from "node:fs";
import type {
  ExpectedSlot,
  Slots as AllSlots,
} from "../../receptionist/types.ts";

/** The instant at which everything in the corpus is said: a Tuesday, 10:00 in London. */
export const NOW = new Date("2026-03-10T10:00:00Z");

// prettier-ignore
export const ASKS = [
  "anything", "day", "time", "name", "phone", "message", "current-day", "confirm", "anything-else",
] as const satisfies readonly ExpectedSlot[];

export type Slots = Pick<AllSlots, "day" | "time" | "name" | "phone">;

/** `asked | intents | words | slots`: any of the intents is right. */
export interface Utterance {
  readonly asked: ExpectedSlot;
  readonly intents: readonly string[];
  readonly words: string;
  readonly slots?: Slots | undefined;
}

/** What is said first in a call: `who | intents | words`. */
interface FirstWords {
  readonly who: string;
  readonly intents: readonly string[];
  readonly words: string;
}

/** `number | kind | words`: the number is 999, 111, mind or violence, or none if it only sounds like an emergency. */
export interface Emergency {
  readonly expect: string;
  readonly kind: string;
  readonly words: string;
}

export interface Dialogue {
  readonly id: string;
  readonly opening: string;
  readonly answers: Readonly<Partial<Record<ExpectedSlot, readonly string[]>>>;
  readonly interjections: readonly {
    readonly after: number;
    readonly words: string;
  }[];
  readonly expect: {
    readonly booked: readonly Required<Slots>[];
    readonly moved?: Slots | undefined;
    readonly cancelled?: Slots | undefined;
    readonly emergency?: string | undefined;
    /** Fields of the form, if any are expected. */
    readonly handOver?: Readonly<Record<string, string>> | undefined;
    readonly note: boolean;
    readonly ended: boolean;
    readonly says: readonly RegExp[];
    readonly neverSays: readonly RegExp[];
  };
}

const textOf = (file: string) =>
  readFileSync(new URL(`${file}.txt`, import.meta.url), "utf8").trim();

const fieldsOf = (line: string) => line.split("|").map((field) => field.trim());

export const utterancesOf = (file: string): Utterance[] =>
  textOf(file)
    .split("\n")
    .map((line) => {
      const [asked = "", intents = "", words = "", slots] = fieldsOf(line);
      const known = ASKS.find((each) => each === asked);
      if (!known || !words) throw new Error(`No utterance: ${line}`);
      return {
        asked: known,
        intents: intents.split("/"),
        words,
        slots: slots === undefined ? undefined : valuesOf(slots),
      };
    });

export const firstWordsOf = (file: string): FirstWords[] =>
  textOf(file)
    .split("\n")
    .map((line) => {
      const [who = "", intents = "", words = ""] = fieldsOf(line);
      if (!words) throw new Error(`No first words: ${line}`);
      return { who, intents: intents.split("/"), words };
    });

export const emergenciesOf = (file: string): Emergency[] =>
  textOf(file)
    .split("\n")
    .map((line) => {
      const fields = fieldsOf(line);
      const [expect, kind, words] =
        fields.length === 2 ? ["none", ...fields] : fields;
      if (!expect || !kind || !words) throw new Error(`No emergency: ${line}`);
      return { expect, kind, words };
    });

/** `day=2026-03-12 name="Ann Hart"` */
const valuesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(
      ([, key = "", quoted, plain]) => [key, quoted ?? plain ?? ""],
    ),
  );

/** `2026-03-12 14:30 Ann Hart 07700900123`; a move may leave off the end. */
function appointmentIn(text: string): Slots {
  const [, day, time, name, phone] =
    /^(\S+) (\S+)(?: (.+?))?(?: (\d{10,11}))?$/.exec(text) ?? [];
  return { day, time, ...(name && { name }), ...(phone && { phone }) };
}

/** What the lines of a dialogue that begin with "= " expect. */
function expectationOf(lines: readonly string[]): Dialogue["expect"] {
  const after = (start: string) =>
    lines
      .filter((line) => line === start || line.startsWith(`${start} `))
      .map((line) => line.slice(start.length).trim());
  const regexes = (start: string) =>
    after(start).map((source) => new RegExp(source, "i"));
  const [moved] = after("moved");
  const [cancelled] = after("cancelled");
  const [handOver] = after("hand-over");
  return {
    booked: after("booked").map(
      (text) => appointmentIn(text) as Required<Slots>,
    ),
    moved: moved === undefined ? undefined : appointmentIn(moved),
    cancelled:
      cancelled === undefined
        ? undefined
        : cancelled
          ? { name: cancelled }
          : {},
    emergency: after("emergency")[0],
    handOver: handOver === undefined ? undefined : valuesOf(handOver),
    note: after("note").length > 0,
    ended: after("ended").length > 0,
    says: regexes("says"),
    neverSays: regexes("never says"),
  };
}

/** Blocks of lines: `# id`, `> opening`, `day: answer // next answer`, `after 2: words`, `= booked ...`. */
export const dialoguesOf = (file: string): Dialogue[] =>
  textOf(file)
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      const starting = (start: string) =>
        lines
          .filter((line) => line.startsWith(start))
          .map((line) => line.slice(start.length).trim());
      const [id = ""] = starting("#");
      const [opening = ""] = starting(">");
      if (!id || !opening) throw new Error(`No dialogue: ${block}`);
      const answers = ASKS.flatMap((asks) =>
        starting(`${asks}:`).map((text) => [asks, text.split(" // ")] as const),
      );
      return {
        id,
        opening,
        answers: Object.fromEntries(answers),
        interjections: lines.flatMap((line) => {
          const [, after, words] = /^after (\d+): (.+)$/.exec(line) ?? [];
          return words ? [{ after: Number(after), words }] : [];
        }),
        expect: expectationOf(starting("=")),
      };
    });

/** The lists of which the grids are made: `list: one, another`. */
export const grids: Readonly<Record<string, readonly string[]>> =
  Object.fromEntries(
    textOf("grids")
      .split("\n")
      .map((line) => {
        const [name = "", items = ""] = line.split(/: (.*)/s);
        return [name, items.split(", ").map((item) => item.trim())];
      }),
  );
