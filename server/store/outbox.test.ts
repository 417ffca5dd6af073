import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { freshUrl, postgres, query, stores } from "../testing/stores.ts";
import { KeyReusedError } from "./acceptance.ts";
import { createBacklog } from "./backlog.ts";
import { allLeads, openStore, readableOutbox } from "../testing/temp-store.ts";

const LEASE = 60_000;

const text = (changes: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ ...aRequest, ...changes });

describe.each(stores)("the outbox over $name", ({ place }) => {
  /** An outbox whose clock the test sets. */
  async function open() {
    const where = await place();
    const time = { now: 1_750_000_000_000 };
    const database = await openStore(where);
    const outbox = readableOutbox(database, () => time.now);
    const readBacklog = createBacklog(database, () => time.now);
    /** Claims the one lead that is due first. */
    async function claimOne() {
      const [lead] = await outbox.claim(LEASE, 1);
      if (!lead) throw new Error("Nothing was due.");
      return lead;
    }
    return { where, time, outbox, readBacklog, claimOne };
  }

  test("returns exactly the text it was given", async () => {
    const { outbox } = await open();
    const body = JSON.stringify({ b: "\u0000\uD800 é 🦷 '\" ; --\r\n", a: 1 });
    const id = await outbox.accept(body);
    expect(await outbox.get(id)).toMatchObject({ body, state: "pending" });
  });

  test("keeps one lead for one key", async () => {
    const { outbox } = await open();
    const first = await outbox.accept("1", "key");
    expect(await outbox.accept("1", "key")).toBe(first);
    const atOnce = await Promise.all(
      Array.from({ length: 8 }, () => outbox.accept("3", "other")),
    );
    expect(new Set(atOnce).size).toBe(1);
    expect((await allLeads(outbox)).map(({ body }) => body)).toEqual([
      "1",
      "3",
    ]);
  });

  test("lends a lead to one worker at a time, until the lease ends, and ignores the first one's result", async () => {
    const { outbox, time, claimOne } = await open();
    await outbox.accept("1");
    const late = await claimOne();
    expect(late).toMatchObject({ body: "1", attempts: 0 });
    expect(await outbox.claim(LEASE, 10)).toEqual([]);
    expect(await outbox.nextDueAt()).toBe(time.now + LEASE);
    time.now += LEASE;
    const current = await claimOne();
    expect(current).toMatchObject({ id: late.id, attempts: 0 });
    expect(await outbox.delivered(late)).toBe(false);
    expect(await outbox.failed(late, "HTTP 500", time.now)).toBe(false);
    expect(await outbox.get(late.id)).toMatchObject({ state: "pending" });
    expect(await outbox.delivered(current)).toBe(true);
    expect(await outbox.get(late.id)).toMatchObject({
      state: "delivered",
      attempts: 1,
      deliveredAt: time.now,
    });
  });

  test("lends no more leads than requested: new ones first, then the longest due", async () => {
    const { outbox, time, claimOne } = await open();
    await outbox.accept("failed");
    await outbox.failed(await claimOne(), "HTTP 500", time.now + 5000);
    time.now += 60_000;
    for (const body of ["1", "2", "3"]) {
      await outbox.accept(body);
      time.now += 1;
    }
    const bodies = async (limit: number) =>
      (await outbox.claim(LEASE, limit)).map(({ body }) => body).toSorted();
    expect(await bodies(2)).toEqual(["1", "2"]);
    expect(await bodies(1)).toEqual(["3"]);
    expect(await bodies(9)).toEqual(["failed"]);
  });

  test("counts waiting and dead leads, but not delivered or held ones", async () => {
    const { outbox, time, readBacklog, claimOne } = await open();
    await outbox.accept("dead");
    await outbox.failed(await claimOne(), "HTTP 500", null);
    await outbox.accept("delivered");
    await outbox.delivered(await claimOne());
    await outbox.accept("spam", "key", "held");
    time.now += 1000;
    await outbox.accept("1");
    time.now += 60_000;
    await outbox.accept("2");
    const backlog = { destination: "webhook", pending: 2, dead: 1 };
    expect(await readBacklog()).toEqual([
      { ...backlog, oldestPendingSeconds: 60 },
    ]);
    // A clock that was set back is shown by an oldest one that comes from the future.
    time.now -= 3_660_000;
    expect(await readBacklog()).toEqual([
      { ...backlog, oldestPendingSeconds: -3600 },
    ]);
  });

  test("brings forward leads that would wait for a clock that was set back", async () => {
    const { outbox, time, claimOne } = await open();
    for (const dueIn of [5000, 2 * 3_600_000]) {
      await outbox.accept(String(dueIn));
      await outbox.failed(await claimOne(), "HTTP 500", time.now + dueIn);
    }
    await outbox.accept("under way");
    await claimOne();
    time.now += 1;
    await outbox.hasten(time.now + 3_600_000, LEASE);
    const due = async () =>
      (await outbox.claim(LEASE, 9)).map(({ body }) => body);
    expect(await due()).toEqual(["7200000"]);
    time.now -= 3_600_000;
    await outbox.hasten(time.now, LEASE);
    expect(await due()).toEqual(["5000"]);
    time.now += LEASE;
    expect((await due()).toSorted()).toEqual(["5000", "7200000", "under way"]);
  });

  test("brings a failed lead back when it is due, and never a dead one", async () => {
    const { outbox, time, claimOne } = await open();
    const id = await outbox.accept("1");
    await outbox.failed(await claimOne(), "HTTP 500", time.now + 5000);
    expect(await outbox.claim(LEASE, 1)).toEqual([]);
    expect(await outbox.nextDueAt()).toBe(time.now + 5000);
    time.now += 5000;
    const again = await claimOne();
    expect(again.attempts).toBe(1);
    await outbox.failed(again, "HTTP 410", null);
    time.now += 10 * LEASE;
    expect(await outbox.claim(LEASE, 1)).toEqual([]);
    expect(await outbox.nextDueAt()).toBeUndefined();
    expect(await outbox.get(id)).toMatchObject({
      state: "dead",
      attempts: 2,
      lastError: "HTTP 410",
    });
  });

  test("can be opened for the first time by several at once", async () => {
    const where = await place();
    const outboxes = await Promise.all(
      Array.from({ length: 4 }, async () =>
        readableOutbox(await openStore(where)),
      ),
    );
    for (const outbox of outboxes) await outbox.accept("1");
    for (const outbox of outboxes)
      expect(await allLeads(outbox)).toHaveLength(4);
  });

  test("never lends one lead to two servers", async () => {
    const { outbox, where, time } = await open();
    const other = readableOutbox(await openStore(where), () => time.now);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => outbox.accept(String(index))),
    );
    const rounds = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? outbox : other).claim(LEASE, 4),
      ),
    );
    const ids = rounds.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("takes a request for a repeat where all that both say is the same, but for the time", async () => {
  const outbox = readableOutbox(await openStore());
  for (const other of [
    text({ timestamp: "2025-07-01T09:31:00.000Z" }),
    text({ campaign: "a newer page says more" }),
  ]) {
    const id = await outbox.accept(text(), other);
    expect(await outbox.accept(other, other)).toBe(id);
    const reversed = await outbox.accept(other, `again ${other}`);
    expect(await outbox.accept(text(), `again ${other}`)).toBe(reversed);
  }
  await outbox.accept(text(), "key");
  for (const other of [text({ name: "Bob" }), text({ message: "" }), "{}", "1"])
    await expect(outbox.accept(other, "key")).rejects.toThrow(KeyReusedError);
});

test.runIf(postgres)(
  "a restart of PostgreSQL costs a connection, not the process",
  async () => {
    const databaseUrl = await freshUrl();
    const database = await openStore({ databaseUrl });
    const outbox = readableOutbox(database);
    await Promise.all([outbox.accept("before"), outbox.accept("beside")]);
    // Of two open connections one is in use, the other idle; the query must be cut off before its own time limit.
    const asleep = sql`select pg_sleep(600)`.execute(database.db);
    const cutOff = expect(asleep).rejects.toThrow(/terminat/);
    await query(
      databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()",
    );
    await cutOff;
    // Each lost connection may cost one request, which reports it; then there are new ones.
    const id = await vi.waitFor(() => outbox.accept("after"), 10_000);
    expect(await outbox.get(id)).toMatchObject({ body: "after" });
  },
);
