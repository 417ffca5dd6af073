import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../lib/log.ts";
import type { Outbox } from "../store/outbox.ts";
import { maxAttempts, retryPauseMs } from "./retry-schedule.ts";
import { eventually } from "../testing/processes.ts";
import { startFakeWebhook } from "../testing/fake-webhook.ts";
import {
  allLeads,
  openStore,
  readableOutbox,
  type ReadableOutbox,
} from "../testing/temp-store.ts";
import { createWebhook, type Deliver } from "./webhook.ts";
import { startWorker } from "./worker.ts";

/** A worker that is stopped when the test ends. */
function start(
  outbox: Parameters<typeof startWorker>[0]["outbox"],
  deliver: Deliver,
  {
    retryBaseMs = 1,
    onDelivery = vi.fn(),
    clock = Date.now,
    slowMs = 600_000,
  } = {},
) {
  const log = createLog("silent");
  const worker = startWorker({
    outbox,
    destination: "webhook",
    deliver,
    log,
    storePauseMs: 1,
    retryBaseMs,
    onDelivery,
    clock,
    slowMs,
  });
  onTestFinished(() => worker.stop(0));
  return worker;
}

async function outboxWith(
  bodies: readonly string[] = [],
  clock: () => number = Date.now,
) {
  const outbox = readableOutbox(await openStore(), clock);
  for (const body of bodies) await outbox.accept(body);
  return outbox;
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, number) => String(number));

const delivered = async (outbox: ReadableOutbox) =>
  (await allLeads(outbox)).filter(({ state }) => state === "delivered").length;

test("delivers each waiting request once, and continues at once where deliveries end while it claims further ones", async () => {
  const outbox = await outboxWith(numbers(100));
  const slow: typeof outbox.claim = async (leaseMs, limit) => {
    const leads = await outbox.claim(leaseMs, limit);
    // Long enough for the deliveries under way to end.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return leads;
  };
  const hook = await startFakeWebhook();
  start({ ...outbox, claim: slow }, createWebhook({ url: hook.url }));
  await eventually(async () => expect(await delivered(outbox)).toBe(100));
  const bodies = hook.calls.map(({ body }) => body);
  expect(bodies.toSorted()).toEqual(numbers(100).toSorted());
});

test("tries again with the same id until the webhook accepts it", async () => {
  const outbox = await outboxWith();
  const id = await outbox.accept("{}");
  const hook = await startFakeWebhook((index) => ({
    status: index < 3 ? 500 : 200,
  }));
  start(outbox, createWebhook({ url: hook.url }));
  await eventually(async () => expect(await delivered(outbox)).toBe(1));
  expect(hook.calls.map(({ headers }) => headers["webhook-id"])).toEqual([
    id,
    id,
    id,
    id,
  ]);
  expect(await outbox.get(id)).toMatchObject({ attempts: 4, lastError: null });
});

test("gives up after three days of attempts, and keeps the lead", async () => {
  const outbox = await outboxWith();
  const id = await outbox.accept("{}");
  const retryBaseMs = 5000;
  const onDelivery = vi.fn();
  const lastChance: Outbox["claim"] = async (...args) =>
    (await outbox.claim(...args)).map((lead) => ({
      ...lead,
      attempts: maxAttempts(retryBaseMs) - 1,
    }));
  start(
    { ...outbox, claim: lastChance },
    async () => ({ ok: false, error: "HTTP 500" }),
    { retryBaseMs, onDelivery },
  );
  await eventually(async () =>
    expect(await outbox.get(id)).toMatchObject({
      state: "dead",
      lastError: "HTTP 500",
    }),
  );
  expect(onDelivery.mock.calls).toEqual([["dead"]]);
});

test("delivers eight at a time at most, and another as soon as one has ended", async () => {
  const outbox = await outboxWith(numbers(20));
  const open: PromiseWithResolvers<{ ok: true }>[] = [];
  start(outbox, () => {
    const answer = Promise.withResolvers<{ ok: true }>();
    open.push(answer);
    return answer.promise;
  });
  for (let ended = 0; ended < 12; ended++) {
    await eventually(() => expect(open).toHaveLength(8 + ended));
    open[ended]?.resolve({ ok: true });
  }
  await eventually(() => expect(open).toHaveLength(20));
  expect(await delivered(outbox)).toBe(12);
  for (const answer of open) answer.resolve({ ok: true });
});

test("does not wait an hour because the clock was set back by one", async () => {
  const time = { now: Date.now() };
  const clock = () => time.now;
  const outbox = await outboxWith(["{}"], clock);
  let isUp = false;
  const worker = start(
    outbox,
    async () => (isUp ? { ok: true } : { ok: false, error: "HTTP 500" }),
    { retryBaseMs: 5000, clock },
  );
  await eventually(async () =>
    expect(await allLeads(outbox)).toMatchObject([{ attempts: 1 }]),
  );
  isUp = true;
  time.now -= 3_600_000;
  worker.nudge();
  await eventually(async () => expect(await delivered(outbox)).toBe(1));
});

test("does not wait two days because the clock was set back while no server ran", async () => {
  let ahead = 2 * 24 * 3_600_000;
  const clock = () => Date.now() + ahead;
  const outbox = await outboxWith(["{}"], clock);
  ahead = 0;
  start(outbox, async () => ({ ok: true }), { clock });
  await eventually(async () => expect(await delivered(outbox)).toBe(1));
});

test("survives a failing store", async () => {
  const outbox = await outboxWith(["{}"]);
  const claim = vi
    .fn(outbox.claim)
    .mockRejectedValueOnce(new Error("disk full"))
    .mockRejectedValueOnce(new Error("disk full"));
  start({ ...outbox, claim }, async () => ({ ok: true }));
  await eventually(async () => expect(await delivered(outbox)).toBe(1));
});

/** A worker in the middle of a delivery. */
async function delivering() {
  const outbox = await outboxWith();
  const id = await outbox.accept("1");
  const answer = Promise.withResolvers<{ status: number }>();
  const hook = await startFakeWebhook(() => answer.promise);
  const worker = start(outbox, createWebhook({ url: hook.url }));
  await eventually(() => expect(hook.calls).toHaveLength(1));
  return { outbox, id, hook, worker, answer };
}

test("finishes the delivery under way when it stops, and starts no other", async () => {
  const { outbox, id, hook, worker, answer } = await delivering();
  const stopped = worker.stop(10_000);
  await outbox.accept("2");
  worker.nudge();
  answer.resolve({ status: 200 });
  await stopped;
  expect(await outbox.get(id)).toMatchObject({ state: "delivered" });
  expect(hook.calls).toHaveLength(1);
});

test("interrupts a delivery that takes too long to stop, without counting it", async () => {
  const { outbox, id, worker, answer } = await delivering();
  await worker.stop(10);
  expect(await outbox.get(id)).toMatchObject({ state: "pending", attempts: 0 });
  answer.resolve({ status: 200 });
});

test("tries a failing destination with one request at a time, however many wait, and then with all", async () => {
  const outbox = await outboxWith(numbers(60));
  let underWay = 0;
  /** How many were under way when each try began, itself included. */
  const atOnce: number[] = [];
  let isUp = false;
  start(outbox, async () => {
    underWay += 1;
    atOnce.push(underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return isUp ? { ok: true } : { ok: false, error: "SMTP 535" };
  });
  await eventually(() => expect(atOnce.slice(-2)).toEqual([1, 1]));
  expect(Math.max(...atOnce)).toBe(8);
  const untried = (await allLeads(outbox)).filter(
    ({ attempts }) => attempts === 0,
  );
  expect(untried.length).toBeGreaterThan(40);
  const alone = atOnce.length;
  isUp = true;
  await eventually(async () => expect(await delivered(outbox)).toBe(60));
  expect(Math.max(...atOnce.slice(alone))).toBeGreaterThan(1);
});

test("delivers the others while one fails, and others hang in all the places", async () => {
  const outbox = await outboxWith(["fails", ...numbers(30)]);
  const hanging = Promise.withResolvers<{ ok: true }>();
  start(
    outbox,
    async ({ body }) => {
      if (body === "fails") return { ok: false, error: "HTTP 422" };
      return Number(body) < 8 ? hanging.promise : { ok: true };
    },
    { retryBaseMs: 3_600_000, slowMs: 50 },
  );
  await eventually(async () => expect(await delivered(outbox)).toBe(22));
  hanging.resolve({ ok: true });
  await eventually(async () => expect(await delivered(outbox)).toBe(30));
});

const HOUR = 3_600_000;
const middle = () => 0.5;

test("the pause between attempts doubles from the base to an hour", () => {
  const pauses = [1, 2, 3, 20, 2000].map((attempts) =>
    retryPauseMs(attempts, { baseMs: 5000, random: middle }),
  );
  expect(pauses).toEqual([5000, 10_000, 20_000, HOUR, HOUR]);
});

test("each pause is spread by a fifth", () => {
  const [shortest, longest] = [0, 1].map((random) =>
    retryPauseMs(1, { baseMs: 5000, random: () => random }),
  );
  expect([shortest, longest]).toEqual([4000, 6000]);
});

test("a pause is at least as long as the webhook asks, within an hour", () => {
  const pauses = [1, HOUR / 2, 99 * HOUR].map((retryAfterMs) =>
    retryPauseMs(1, { baseMs: 5000, retryAfterMs, random: middle }),
  );
  expect(pauses).toEqual([5000, HOUR / 2, HOUR]);
});

test.each([1, 5000, HOUR])(
  "attempts continue for three days from a base of %i ms",
  (baseMs) => {
    const attempts = maxAttempts(baseMs);
    const waited = Array.from({ length: attempts - 1 }, (_, index) =>
      retryPauseMs(index + 1, { baseMs, random: middle }),
    ).reduce((sum, pause) => sum + pause, 0);
    expect(waited).toBeGreaterThanOrEqual(72 * HOUR);
    expect(waited).toBeLessThan(74 * HOUR);
  },
);
