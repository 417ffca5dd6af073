import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createBacklog } from "../store/backlog.ts";
import type { Destination } from "../store/destinations.ts";
import { createLeadAdmin } from "../store/lead-admin.ts";
import { createLeadRemoval } from "../store/lead-removal.ts";
import { aRequest } from "../testing/demo-request.ts";
import { testPostgres } from "../testing/postgres.ts";
import { kindsOfStore } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { allLeads, openStore, readableOutbox } from "../testing/temp-store.ts";
import { NothingMatchedError, UsageError } from "./command.ts";
import { leadCommands } from "./commands.ts";

const stores = kindsOfStore(await testPostgres());

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.parse("2025-07-10T12:00:00.000Z");

type Values = Parameters<(typeof leadCommands)[string]["read"]>[0]["values"];

describe.each(stores)("over $name", ({ place }) => {
  /** A store that a server has open too, whose clock the test turns, and the commands over it. */
  async function open(destinations: readonly Destination[] = ["webhook"]) {
    const where = await place();
    const time = { now: NOON };
    const clock = () => time.now;
    const server = readableOutbox(await openStore(where), clock);
    const store = await openStore(where);
    const removal = createLeadRemoval(store, { configured: destinations });
    const scrub = vi.fn(removal.scrub);
    const context = {
      admin: createLeadAdmin(store, clock, destinations),
      removal: { ...removal, scrub },
      readBacklog: createBacklog(store, clock, destinations),
      destinations,
    };
    const notes: string[] = [];
    const note = (message: string) => void notes.push(message);

    async function run(name: string, values: Values, ...operands: string[]) {
      const act = leadCommands[name]?.read({ values, operands });
      if (!act) throw new Error(`There is no ${name}.`);
      const lines: string[] = [];
      for await (const line of act({
        ...context,
        now: time.now,
        note,
      }))
        lines.push(line);
      return lines;
    }
    const accept = (change: Partial<typeof aRequest> = {}) =>
      server.accept(JSON.stringify({ ...aRequest, ...change }));
    /** Accepts one, and lets its first delivery end so. */
    async function acceptAnd(end: "delivered" | "dead") {
      const id = await accept();
      const [lead] = await server.claim(1000, 1);
      if (lead?.id !== id) throw new Error("Another was due.");
      if (end === "dead") await server.failed(lead, "HTTP 500", null);
      else await server.delivered(lead);
      return id;
    }
    const ids = async (name: string, values: Values) =>
      (await run(name, values)).map(
        (line) => (JSON.parse(line) as { id: string }).id,
      );
    return {
      where,
      time,
      server,
      run,
      ids,
      accept,
      acceptAnd,
      notes,
      scrub,
    };
  }

  it("narrows by state", async () => {
    const { run, ids, accept, acceptAnd, server } = await open();
    const dead = await acceptAnd("dead");
    const delivered = await acceptAnd("delivered");
    const held = await server.accept(JSON.stringify(aRequest), "k", "held");
    const pending = await accept();
    expect(await ids("export", { state: ["dead"] })).toEqual([dead]);
    expect(
      (await ids("export", { state: ["held", "pending"] })).toSorted(),
    ).toEqual([held, pending].toSorted());
    expect(await ids("export", { held: true })).toEqual([held]);
    expect(
      (await ids("export", { held: true, state: ["dead"] })).toSorted(),
    ).toEqual([dead, held].toSorted());
    expect(await ids("export", {})).toHaveLength(4);
    const [, ...rows] = await run("list", { state: ["delivered"] });
    expect(rows).toEqual([expect.stringMatching(`^${delivered} +delivered`)]);
  });

  it("narrows by days and by instants, in UTC", async () => {
    const { ids, accept, time } = await open();
    const at = async (instant: string) => {
      time.now = Date.parse(instant);
      return accept();
    };
    const eve = await at("2025-06-30T23:59:59.999Z");
    const first = await at("2025-07-01T00:00:00.000Z");
    const last = await at("2025-07-01T23:59:59.999Z");
    const next = await at("2025-07-02T00:00:00.000Z");
    const day = "2025-07-01";
    expect(await ids("export", { since: day })).toEqual([first, last, next]);
    expect(await ids("export", { until: day })).toEqual([eve, first, last]);
    expect(await ids("export", { since: day, until: day })).toEqual([
      first,
      last,
    ]);
    expect(await ids("export", { until: "2025-07-01T00:00" })).toEqual([eve]);
    expect(await ids("export", { since: "2025-07-02T01:00:00+01:00" })).toEqual(
      [next],
    );
  });

  it("lists more than a page of those that match", async () => {
    const { ids, accept, time } = await open();
    await accept();
    time.now += 1;
    const body = { practice: "Other" };
    const later = await Promise.all(
      Array.from({ length: 1200 }, () => accept(body)),
    );
    const since = new Date(time.now).toISOString();
    expect(await ids("export", { since })).toEqual(later.toSorted());
  });

  it("says that nothing matches, and prints nothing", async () => {
    const { run, notes } = await open();
    expect(await run("list", {})).toEqual([]);
    expect(notes).toHaveLength(1);
    expect(await run("export", {})).toEqual([]);
  });

  it("shows one in full, by the beginning of its id", async () => {
    const { run, accept, time } = await open();
    const id = await accept({ message: "One\n\u001B[2JTwo" });
    time.now += DAY;
    await accept();
    const lines = await run("show", {}, id.slice(0, 20));
    expect(lines[0]).toMatch(new RegExp(`^id +${id}$`));
    const text = lines.join("\n");
    for (const value of [aRequest.email, aRequest.practice, "pending"])
      expect(text).toContain(value);
    expect(text).toMatch(/^message +One\n +\uFFFD\[2JTwo$/m);
    expect(await run("show", {}, id.toUpperCase())).toEqual(lines);
  });

  it("shows none where the id is not clear or not there", async () => {
    const { run, accept } = await open();
    await accept();
    await accept();
    await expect(run("show", {}, "0")).rejects.toThrow(UsageError);
    await expect(run("show", {}, "ffff")).rejects.toThrow(NothingMatchedError);
  });

  it("retries one that is dead, as if it were new", async () => {
    const { run, acceptAnd, server } = await open();
    const id = await acceptAnd("dead");
    expect(await server.claim(1000, 1)).toEqual([]);
    expect(await run("retry", {}, id)).toEqual([id]);
    expect(await server.claim(1000, 1)).toMatchObject([{ id, attempts: 0 }]);
  });

  it("releases what is held, which nothing else delivers", async () => {
    const { run, server } = await open();
    const id = await server.accept(JSON.stringify(aRequest), "k", "held");
    expect(await server.get(id)).toMatchObject({ state: "held" });
    expect(await server.nextDueAt()).toBeUndefined();
    expect(await server.claim(1000, 1)).toEqual([]);
    expect(await run("release", {}, id.slice(0, 30))).toEqual([id]);
    expect(await server.claim(1000, 1)).toMatchObject([{ id, attempts: 0 }]);
    await expect(run("release", {}, id)).rejects.toThrow(/not held.*pending/);
  });

  it("says when what is released or retried will be sent", async () => {
    for (const [destinations, words] of [
      [["webhook"], /running server/],
      [[], /DEMO_WEBHOOK_URL/],
    ] as const) {
      const { run, accept, server, notes } = await open(destinations);
      await run("retry", {}, await accept());
      const held = await server.accept(JSON.stringify(aRequest), "k", "held");
      await run("release", {}, held);
      expect(notes).toEqual([
        expect.stringMatching(words),
        expect.stringMatching(words),
      ]);
    }
  });

  it("retries at once one that waits for its next attempt", async () => {
    const { run, accept, server, time } = await open();
    const id = await accept();
    const [lead] = await server.claim(1000, 1);
    if (lead) await server.failed(lead, "HTTP 500", time.now + DAY);
    await run("retry", {}, id);
    expect(await server.claim(1000, 1)).toMatchObject([{ id }]);
  });

  it("does not retry what is delivered or under way", async () => {
    const { run, accept, acceptAnd, server } = await open();
    const delivered = await acceptAnd("delivered");
    await expect(run("retry", {}, delivered)).rejects.toThrow(/delivered/);
    const underWay = await accept();
    const [lead] = await server.claim(1000, 1);
    await expect(run("retry", {}, underWay)).rejects.toThrow(/delivered/);
    expect(lead && (await server.delivered(lead))).toBe(true);
  });

  it("retries all that are dead, and nothing else", async () => {
    const { run, acceptAnd, server } = await open();
    const dead = [await acceptAnd("dead"), await acceptAnd("dead")];
    await acceptAnd("delivered");
    await server.accept(JSON.stringify(aRequest), "k", "held");
    expect(await run("retry", { dead: true })).toEqual(dead.toSorted());
    expect(await server.claim(1000, 9)).toHaveLength(2);
    await expect(run("retry", { dead: true })).rejects.toThrow(
      NothingMatchedError,
    );
  });

  it("counts", async () => {
    const { run, accept, acceptAnd, server, time } = await open();
    await acceptAnd("delivered");
    time.now += 2 * DAY;
    await acceptAnd("delivered");
    await acceptAnd("dead");
    await server.accept(JSON.stringify(aRequest), "k", "held");
    await accept();
    time.now += 90_000;
    const [json = ""] = await run("stats", { json: true });
    expect(JSON.parse(json)).toEqual({
      pending: 1,
      delivered: 2,
      dead: 1,
      held: 1,
      acceptedLastDay: 4,
      deliveredLastDay: 1,
      lastDeliveredAt: "2025-07-12T12:00:00.000Z",
      oldestPendingSeconds: 90,
      destinations: [
        {
          destination: "webhook",
          pending: 1,
          dead: 1,
          oldestPendingSeconds: 90,
        },
      ],
    });
    expect(await run("stats", {})).toContainEqual(
      expect.stringMatching(/^oldest .* 1 min 30 s$/),
    );
  });

  it("says so where the clock was set back", async () => {
    const { run, accept, time } = await open();
    await accept();
    time.now -= 3_600_000;
    const [json = ""] = await run("stats", { json: true });
    expect(JSON.parse(json)).toMatchObject({ oldestPendingSeconds: -3600 });
    expect(await run("stats", {})).toContainEqual(
      expect.stringMatching(/^oldest .*clock was set back.* 1 h 0 min/),
    );
  });

  it("counts nothing where there is nothing", async () => {
    const { run } = await open();
    const [json = ""] = await run("stats", { json: true });
    expect(JSON.parse(json)).toMatchObject({
      pending: 0,
      lastDeliveredAt: null,
      oldestPendingSeconds: null,
    });
    expect(await run("stats", {})).toHaveLength(8);
  });

  it("forgets an address in any spelling, in every state", async () => {
    const { run, accept, acceptAnd, ids } = await open();
    const gone = [
      await acceptAnd("delivered"),
      await acceptAnd("dead"),
      await accept({ email: "AMARA@Clinic.example", message: "\u0000 \uD800" }),
    ];
    const kept = [
      await accept({ email: "xamara@clinic.example" }),
      await accept({ message: aRequest.email }),
    ].slice(0, 1);
    const email = "Amara@CLINIC.example";
    const all = await ids("export", {});
    expect(await run("forget", { email, "dry-run": true })).toHaveLength(4);
    expect(await ids("export", {})).toEqual(all);
    expect(await run("forget", { email })).toEqual(
      expect.arrayContaining(gone),
    );
    expect(await ids("export", {})).toEqual(kept);
    await expect(run("forget", { email })).rejects.toThrow(NothingMatchedError);
  });

  it("knows an international domain in both of its forms", async () => {
    const { run, accept } = await open();
    await accept({ email: "ann@xn--mller-kva.example" });
    await accept({ email: "ann@Müller.example" });
    const email = "ann@müller.example";
    expect(await run("forget", { email })).toHaveLength(2);
  });

  it("ignores the end of a delivery of what is forgotten", async () => {
    const { run, accept, server } = await open();
    await accept();
    const [lead] = await server.claim(1000, 1);
    await run("forget", { email: aRequest.email });
    expect(lead && (await server.delivered(lead))).toBe(false);
    expect(await allLeads(server)).toEqual([]);
  });

  it("purges what is old, and never what is pending", async () => {
    const { run, accept, acceptAnd, server, time, ids } = await open();
    const old = [
      await acceptAnd("delivered"),
      await acceptAnd("dead"),
      await server.accept(JSON.stringify(aRequest), "k", "held"),
    ];
    const pending = await accept();
    time.now += 365 * DAY;
    await server.claim(0, 1);
    const young = await server.accept(JSON.stringify(aRequest), "l", "held");
    const wish = { "older-than": "365d" };
    expect(await run("purge", wish)).toEqual([]);
    time.now += 1;
    expect(await run("purge", { ...wish, "dry-run": true })).toEqual(
      expect.arrayContaining(old),
    );
    expect(await ids("export", {})).toHaveLength(5);
    expect((await run("purge", wish)).toSorted()).toEqual(old.toSorted());
    expect(await ids("export", {})).toEqual([pending, young]);
  });

  it("writes no file anew where nothing was removed", async () => {
    const { run, accept, scrub } = await open();
    await accept();
    await run("purge", { "older-than": "1d" });
    const email = "nobody@clinic.example";
    await expect(run("forget", { email })).rejects.toThrow(NothingMatchedError);
    expect(scrub).not.toHaveBeenCalled();
    await run("scrub", {});
    expect(scrub).toHaveBeenCalledTimes(1);
  });

  it("says what to do where the files could not be written anew", async () => {
    for (const [scrubbed, words] of [
      ["busy", /run: leads scrub$/],
      ["too large", /VACUUM FULL/],
    ] as const) {
      const { run, accept, scrub, notes } = await open();
      scrub.mockResolvedValue(scrubbed);
      await accept();
      await expect(run("forget", { email: aRequest.email })).rejects.toThrow(
        words,
      );
      expect(notes).toEqual(["1 demo request removed."]);
    }
  });

  it("purges more than one statement removes", async () => {
    const { run, server, time, ids } = await open();
    const body = JSON.stringify(aRequest);
    await Promise.all(
      Array.from({ length: 1100 }, () =>
        server.accept(body, crypto.randomUUID(), "held"),
      ),
    );
    time.now += 2 * DAY;
    expect(await run("purge", { "older-than": "1d" })).toHaveLength(1100);
    expect(await ids("export", {})).toEqual([]);
  });
});

it("leaves nothing of the forgotten in SQLite's files, while a server has them open", async () => {
  const dataDir = tempDir();
  const server = readableOutbox(await openStore({ dataDir }));
  const store = await openStore({ dataDir });
  const email = "to-be-forgotten@clinic.example";
  const request = (index: number) => ({
    ...aRequest,
    email: index % 7 === 0 ? email : aRequest.email,
    // Rows of many sizes are moved about between pages.
    message: "m".repeat((index * 397) % 9000),
  });
  for (let round = 0; round < 20; round++) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.accept(JSON.stringify(request(round * 20 + index))),
      ),
    );
    for (const lead of await server.claim(1000, 12))
      await server.delivered(lead);
  }
  const files = () =>
    readdirSync(dataDir).filter((name) =>
      readFileSync(join(dataDir, name)).includes(email),
    );
  expect(files()).not.toEqual([]);
  const context = {
    admin: createLeadAdmin(store),
    removal: createLeadRemoval(store),
    readBacklog: createBacklog(store),
    destinations: ["webhook"] as const,
    now: Date.now(),
    note: () => {},
  };
  const act = leadCommands["forget"]?.read({ values: { email }, operands: [] });
  const removed: string[] = [];
  if (act) for await (const id of act(context)) removed.push(id);
  expect(removed).toHaveLength(58);
  expect(files()).toEqual([]);
});

describe("a mistake is told with the option that is wrong", () => {
  it.each([
    ["list", { state: ["alive"] }, /--state/],
    ["list", { since: "yesterday" }, /--since/],
    ["export", { until: "2025-02-30" }, /--until/],
    ["export", { until: "2025-07-01T25:00Z" }, /--until/],
    ["list", { since: "2025-07-02", until: "2025-07-01" }, /--until.*--since/],
    ["forget", {}, /--email/],
    ["forget", { email: "amara" }, /--email/],
    ["purge", {}, /--older-than/],
    ["purge", { "older-than": "0d" }, /--older-than/],
    ["purge", { "older-than": "365" }, /--older-than/],
    ["retry", {}, /--dead/],
  ] as const)("%s %j", (name, values, message) => {
    const read = () =>
      leadCommands[name]?.read({
        values: values as unknown as Values,
        operands: [],
      });
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
  });

  it.each([
    ["list", ["all"]],
    ["show", []],
    ["show", ["a", "b"]],
    ["show", ["100%"]],
    ["retry", ["a", "b"]],
    ["release", []],
    ["release", ["a", "b"]],
  ] as const)("%s with the operands %j", (name, operands) => {
    expect(() => leadCommands[name]?.read({ values: {}, operands })).toThrow(
      UsageError,
    );
  });
});
