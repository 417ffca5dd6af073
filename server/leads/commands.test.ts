import { describe, expect, it } from "vitest";
import type { Destination } from "../store/destinations.ts";
import { aRequest } from "../testing/demo-request.ts";
import { openCommands } from "../testing/lead-commands.ts";
import { testPostgres } from "../testing/postgres.ts";
import { kindsOfStore } from "../testing/stores.ts";
import { NothingMatchedError, UsageError } from "./command.ts";

const stores = kindsOfStore(await testPostgres());

const DAY = 24 * 60 * 60 * 1000;

describe.each(stores)("over $name", ({ place }) => {
  const open = (destinations?: readonly Destination[]) =>
    openCommands(place, destinations);

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
});
