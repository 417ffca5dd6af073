import { describe, expect, test } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { openCommands } from "../testing/lead-commands.ts";
import { stores } from "../testing/stores.ts";
import { NothingMatchedError } from "./command.ts";
import { csvRecord } from "./csv.ts";

const DAY = 24 * 60 * 60 * 1000;

describe.each(stores)("over $name", ({ place }) => {
  test("lists in the order in which they came, more than a page of them", async () => {
    const { run, ids, accept, time, tell } = await openCommands(place);
    expect(await run("list")).toEqual([]);
    expect(tell).toHaveBeenCalledOnce();
    const first = await accept();
    time.now += 1;
    const later = await Promise.all(
      Array.from({ length: 1200 }, () => accept()),
    );
    expect(await ids()).toEqual([first, ...later.toSorted()]);
    expect(await run("list")).toHaveLength(1 + 1201);
  });

  test("retries a dead, held or waiting lead as if it were new", async () => {
    const { run, fail, hold, server, time } = await openCommands(place);
    for (const id of [
      await fail(null),
      await hold(),
      await fail(time.now + DAY),
    ]) {
      expect(await server.claim(1000, 9)).toEqual([]);
      expect(await run("retry", {}, id)).toEqual([id]);
      expect(await server.claim(1000, 9)).toMatchObject([{ id, attempts: 0 }]);
    }
  });

  test("does not retry a delivered, claimed or missing lead", async () => {
    const { run, accept, deliver, server } = await openCommands(place);
    await expect(run("retry", {}, await deliver())).rejects.toThrow(
      /delivered/,
    );
    const underWay = await accept();
    const [lead] = await server.claim(1000, 1);
    await expect(run("retry", {}, underWay)).rejects.toThrow(/delivered/);
    expect(lead && (await server.delivered(lead))).toBe(true);
    await expect(run("retry", {}, "0")).rejects.toThrow(NothingMatchedError);
  });

  test("retries all dead leads, and no others", async () => {
    const { run, fail, deliver, hold, server } = await openCommands(place);
    const dead = [await fail(null), await fail(null)];
    await deliver();
    await hold();
    expect(await run("retry", { dead: true })).toEqual(dead.toSorted());
    expect(await server.claim(1000, 9)).toHaveLength(2);
    const again = run("retry", { dead: true });
    await expect(again).rejects.toThrow(NothingMatchedError);
  });
});

test("shows one in full", async () => {
  const { run, accept, admin, server, time } = await openCommands();
  const id = await accept({ message: "One\n\u001B[2JTwo" });
  const [lead] = await server.claim(1000, 1);
  if (lead) await server.failed(lead, "HTTP 500", 0);
  await admin.setRung(id, { rungAt: time.now, rungNote: "Ring on Monday" });
  const text = (await run("show", {}, id)).join("\n");
  expect(text).toMatch(/^webhook +pending, 1 attempt, last error HTTP 500$/m);
  for (const value of [id, aRequest.email, "Ring on Monday"])
    expect(text).toContain(value);
  expect(text).toMatch(/^message +One\n +\uFFFD\[2JTwo$/m);
  await expect(run("show", {}, "ffff")).rejects.toThrow(NothingMatchedError);
});

test.each([
  [["webhook"], /running server/],
  [[], /DEMO_WEBHOOK_URL/],
] as const)(
  "says when %j will get a retried lead",
  async (configured, words) => {
    const { run, accept, tell } = await openCommands(undefined, configured);
    await run("retry", {}, await accept());
    expect(tell.mock.calls).toEqual([[expect.stringMatching(words)]]);
  },
);

test("exports each as a line of JSON", async () => {
  const { run, fail } = await openCommands();
  const id = await fail(0);
  const lines = await run("export");
  const delivery = {
    state: "pending",
    attempts: 1,
    deliveredAt: null,
    lastError: "HTTP 500",
  };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      id,
      ...delivery,
      deliveries: { webhook: delivery },
      origin: {},
      rungAt: null,
      rungNote: null,
      createdAt: "2025-07-10T12:00:00.000Z",
      request: aRequest,
    },
  ]);
});

test("exports CSV that a spreadsheet opens unchanged", async () => {
  const { run, accept } = await openCommands();
  const phone = "+44 1632 960 001";
  await accept({ phone });
  const [head, first, ...rest] = await run("export", { csv: true });
  expect(head).toMatch(
    /^\uFEFF"id","state",.*"source","webhookState","emailState","utm_source",.*"rungAt","rungNote"\r$/,
  );
  expect(first).toContain(`"'${phone}"`);
  expect(first).toContain(`"Two sites,\nfour lines."`);
  expect(rest).toEqual([]);
});

test("CSV quotes every cell, and puts an apostrophe before what a spreadsheet would compute", () => {
  expect(csvRecord(["a", 'b "c", d;', "", "e\r\nf"])).toBe(
    '"a","b ""c"", d;","","e\r\nf"',
  );
  for (const first of ["=", "+", "-", "@", "\t=", "\r=", "\n=", "＝"])
    expect(csvRecord([`${first}1`, "x"])).toBe(`"'${first}1","x"`);
});

test("prints no control or direction characters, and loses none of them as JSON", async () => {
  const { run, accept } = await openCommands();
  const name = "Ann \u202E\u2066Zoë\u200F 👩\u200D⚕️\u{E0001}\r\n";
  const message =
    "\u001B[2J\u0000\u0007\u007F\u0085\u009B1m\u2028\u2029\ttab\r\nend";
  await accept({ name, message });
  const table = (await run("list")).join("");
  expect(table).not.toMatch(/[\u2028\u2029\p{Cc}\p{Bidi_Control}]/u);
  expect(table).toContain("👩\u200D⚕️");
  const [json = ""] = await run("export");
  expect(json).not.toMatch(/[\u2028\u2029\p{Cc}\p{Cf}]/v);
  expect(JSON.parse(json)).toMatchObject({ request: { name, message } });
  const [, csv = ""] = await run("export", { csv: true });
  expect(csv.slice(0, -1)).not.toMatch(
    /[[\u2028\u2029\p{Cc}\p{Bidi_Control}]--[\t\n]]/v,
  );
  for (const kept of ["👩\u200D⚕️", "\uFFFD[2J", "\ttab\nend"])
    expect(csv).toContain(kept);
});
