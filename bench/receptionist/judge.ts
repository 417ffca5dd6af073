import { cameToAnEnd, type Turn } from "./caller.ts";
import type { Reply } from "../../receptionist/types.ts";
import type { Dialogue } from "./corpus.ts";

type Effect = Reply["effects"][number];
type Named<N extends Effect["name"]> = Extract<Effect, { name: N }>;

const bare = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/^(?:mr|mrs|ms|miss|mx|dr)\b\.?/, "")
    .replaceAll(/[^\p{L}]/gu, "");

/** Names are compared without capitals, apostrophes, hyphens, spaces and titles, but with accents. */
export function same(
  slot: string,
  wanted: string | undefined,
  got: string | undefined,
): boolean {
  if (slot !== "name" || wanted === undefined || got === undefined)
    return wanted === got;
  return bare(wanted) === bare(got);
}

function agrees(
  wanted: Readonly<Record<string, string | undefined>>,
  got: Readonly<Partial<Record<string, unknown>>>,
): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    if (value === undefined) return true;
    const other = got[key];
    return same(key, value, typeof other === "string" ? other : undefined);
  });
}

interface Verdict {
  readonly faults: readonly string[];
  readonly falseBookings: number;
}

function fieldsOf({ appointment }: Named<"booked" | "moved" | "cancelled">) {
  return { ...appointment };
}

/** The faults in how the receptionist handled a dialogue. */
export function judge({ expect }: Dialogue, turns: readonly Turn[]): Verdict {
  const faults: string[] = [];
  const effects = turns.flatMap(({ reply }) => reply.effects);
  function all<N extends Effect["name"]>(name: N): Named<N>[] {
    return effects.filter((one): one is Named<N> => one.name === name);
  }

  const missing = [...expect.booked];
  let falseBookings = 0;
  for (const effect of all("booked")) {
    const got = fieldsOf(effect);
    const index = missing.findIndex((wanted) => agrees({ ...wanted }, got));
    if (index >= 0) missing.splice(index, 1);
    else {
      falseBookings++;
      faults.push(`booked falsely: ${JSON.stringify(got)}`);
    }
  }
  for (const one of missing) faults.push(`not booked: ${JSON.stringify(one)}`);

  for (const name of ["moved", "cancelled"] as const) {
    const wanted = expect[name];
    const got = all(name).map(fieldsOf);
    const right =
      wanted && got.length === 1 && agrees({ ...wanted }, got[0] ?? {});
    if (wanted ? !right : got.length > 0)
      faults.push(
        `${name}: ${JSON.stringify(got)} for ${JSON.stringify(wanted ?? null)}`,
      );
  }

  const raised = all("emergency").map(({ number }) => number);
  const wanted = expect.emergency;
  const found =
    wanted !== undefined &&
    raised.length > 0 &&
    (wanted === "either" || raised.every((number) => number === wanted));
  if (wanted ? !found : raised.length > 0)
    faults.push(`emergency: ${raised.join(" ") || "none"} for ${wanted}`);

  const handedOver = all("hand-over").map(({ fields }) => ({ ...fields }));
  if (
    expect.handOver &&
    !(handedOver[0] && agrees(expect.handOver, handedOver[0]))
  )
    faults.push(`handed over: ${JSON.stringify(handedOver)}`);

  const notes = all("note");
  if (expect.note !== notes.length > 0)
    faults.push(`notes: ${JSON.stringify(notes)}`);
  if (expect.ended && all("end").length === 0) faults.push("not ended");
  if (!cameToAnEnd(turns)) faults.push(`no end after ${turns.length} turns`);
  const said = turns.flatMap(({ reply }) => reply.say).join("\n");
  for (const regex of expect.says)
    if (!regex.test(said)) faults.push(`never said ${regex.source}`);
  for (const regex of expect.neverSays)
    if (regex.test(said)) faults.push(`said ${regex.source}`);
  return { faults, falseBookings };
}
