import { describe, expect, test } from "vitest";
import { createBacklog } from "./backlog.ts";
import type { Database } from "./database.ts";
import type { Destination } from "./destinations.ts";
import { createLeadAdmin } from "./lead-admin.ts";
import { createLeadRemoval } from "./lead-removal.ts";
import { createAcceptance } from "./acceptance.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { stores } from "../testing/stores.ts";
import { openStore } from "../testing/temp-store.ts";

const NOW = 1_000_000;

/** A server and its operator with these destinations. */
function serverOn(
  store: Database,
  configured: readonly Destination[] = ["webhook", "email"],
) {
  const time = { now: NOW };
  const clock = () => time.now;
  const isOnly = configured.length === 1;
  const outbox = (destination: Destination) =>
    createOutbox(store, clock, { destination, isOnly });
  return {
    time,
    ...createAcceptance(store, clock),
    webhook: outbox("webhook"),
    email: outbox("email"),
    admin: createLeadAdmin(store, clock, configured),
    readBacklog: createBacklog(store, clock, configured),
  };
}

async function deliverAll({ claim, delivered }: Outbox) {
  const leads = await claim(1000, 100);
  for (const lead of leads) expect(await delivered(lead)).toBe(true);
  return leads.map(({ id }) => id);
}

describe.each(stores)("destinations over $name", ({ place }) => {
  const open = async () => openStore(await place());

  test("each get a lead once, which is delivered when both have it", async () => {
    const { accept, webhook, email, admin } = serverOn(await open());
    const origin = { utm_source: "letter" };
    const id = await accept("{}", null, "pending", origin);
    expect(await deliverAll(webhook)).toEqual([id]);
    expect(await admin.get(id)).toMatchObject({
      state: "pending",
      deliveredAt: null,
      origin,
      deliveries: {
        webhook: { state: "delivered", attempts: 1 },
        email: { state: "pending", attempts: 0 },
      },
    });
    expect(await deliverAll(email)).toEqual([id]);
    expect(await admin.get(id)).toMatchObject({
      state: "delivered",
      attempts: 2,
      deliveredAt: NOW,
    });
    expect(await deliverAll(webhook)).toEqual([]);
    expect(await deliverAll(email)).toEqual([]);
  });

  test("fail separately: each has its own attempts, pauses and end", async () => {
    const { accept, webhook, email, admin, readBacklog } = serverOn(
      await open(),
    );
    const id = await accept("{}");
    const [toWebhook] = await webhook.claim(1000, 1);
    const [byEmail] = await email.claim(1000, 1);
    if (!toWebhook || !byEmail) throw new Error("Nothing was due.");
    // Each has its own claim.
    expect(await email.delivered(toWebhook)).toBe(false);
    await webhook.failed(toWebhook, "HTTP 500", NOW + 60_000);
    await email.failed(byEmail, "SMTP 550", null);
    expect(await admin.get(id)).toMatchObject({
      state: "dead",
      deliveries: {
        webhook: { state: "pending", lastError: "HTTP 500" },
        email: { state: "dead", lastError: "SMTP 550" },
      },
    });
    expect(await webhook.nextDueAt()).toBe(NOW + 60_000);
    expect(await email.nextDueAt()).toBeUndefined();
    expect(await readBacklog()).toMatchObject([
      { destination: "webhook", pending: 1, dead: 0 },
      { destination: "email", pending: 0, dead: 1 },
    ]);
    expect(await admin.retryDead()).toEqual([id]);
    expect(await deliverAll(email)).toEqual([id]);
    expect(await deliverAll(webhook)).toEqual([]);
    expect(await admin.retry(id)).toBe(true);
    expect(await deliverAll(webhook)).toEqual([id]);
    expect(await admin.retry(id)).toBe(false);
  });

  test.each([
    ["email", "webhook"],
    ["webhook", "email"],
  ] as const)(
    "that are set later, as %s, get no lead that %s had before, but those that wait",
    async (added, only) => {
      const store = await open();
      const before = serverOn(store, [only]);
      const id = await before.accept("{}");
      expect(await before.admin.get(id)).toMatchObject({ state: "pending" });
      await deliverAll(before[only]);
      expect(await before.admin.get(id)).toMatchObject({ state: "delivered" });
      const waiting = await before.accept("{}");
      expect(await before.readBacklog()).toMatchObject([
        { destination: only, pending: 1 },
      ]);
      const now = serverOn(store);
      expect(await deliverAll(now[added])).toEqual([waiting]);
      expect(await now.admin.get(id)).toMatchObject({ state: "delivered" });
    },
  );

  test("get no held lead before its release", async () => {
    const { accept, email, webhook, admin, time } = serverOn(await open());
    const id = await accept("{}", "key", "held");
    expect(await deliverAll(email)).toEqual([]);
    expect(await email.nextDueAt()).toBeUndefined();
    expect(await admin.get(id)).toMatchObject({
      state: "held",
      deliveries: { email: { state: "held" } },
    });
    time.now += 5000;
    expect(await admin.retry(id)).toBe(true);
    expect(await deliverAll(email)).toEqual([id]);
    expect(await deliverAll(webhook)).toEqual([id]);
  });

  test("are all waited for before a lead is purged", async () => {
    const store = await open();
    const { accept, webhook, email } = serverOn(store);
    await accept("{}");
    const configured = ["webhook", "email"] as const;
    const removal = createLeadRemoval(store, { configured });
    async function purge() {
      const purged: string[] = [];
      for await (const id of removal.purge(NOW + 1)) purged.push(id);
      return purged;
    }
    await deliverAll(webhook);
    expect(await purge()).toEqual([]);
    await deliverAll(email);
    expect(await purge()).toHaveLength(1);
  });
});
