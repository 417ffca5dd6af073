import { describe, expect, test } from "vitest";
import { createBacklog } from "./backlog.ts";
import { destinationsOf, type Destination } from "./destinations.ts";
import { createLeadAdmin } from "./lead-admin.ts";
import { createLeadRemoval } from "./lead-removal.ts";
import { createAcceptance } from "./acceptance.ts";
import { createOutbox, type ClaimedLead, type Outbox } from "./outbox.ts";
import { stores } from "../testing/stores.ts";
import { openStore } from "../testing/temp-store.ts";

const ids = (leads: readonly ClaimedLead[]) => leads.map(({ id }) => id);

async function deliverAll({ claim, delivered }: Outbox) {
  const leads = await claim(1000, 100);
  for (const lead of leads) expect(await delivered(lead)).toBe(true);
  return ids(leads);
}

const BOTH = ["webhook", "email"] as const;

test("are those that have a setting", () => {
  const both = { webhook: {}, email: {} };
  expect(destinationsOf(both)).toEqual(BOTH);
  const one = { ...both, webhook: undefined };
  expect(destinationsOf(one)).toEqual(["email"]);
});

describe.each(stores)("destinations over $name", ({ place }) => {
  async function open(destinations: readonly Destination[]) {
    const store = await openStore(await place());
    const time = { now: 1_000_000 };
    const clock = () => time.now;
    const parts = (destination: Destination, isOnly: boolean) => ({
      ...createAcceptance(store, clock),
      ...createOutbox(store, clock, { destination, isOnly }),
    });
    const outboxes = (configured: readonly Destination[]) => {
      const isOnly = configured.length === 1;
      return {
        webhook: parts("webhook", isOnly),
        email: parts("email", isOnly),
      };
    };
    return {
      store,
      time,
      ...outboxes(destinations),
      outboxes,
      adminOf: (configured: readonly Destination[]) =>
        createLeadAdmin(store, clock, configured),
      admin: createLeadAdmin(store, clock, destinations),
    };
  }

  test("each get a lead once, which is delivered when both have it", async () => {
    const { webhook, email, admin } = await open(BOTH);
    const id = await webhook.accept("{}", null, "pending", {
      utm_source: "letter",
    });
    expect(await deliverAll(webhook)).toEqual([id]);
    expect(await admin.get(id)).toMatchObject({
      state: "pending",
      deliveredAt: null,
      origin: { utm_source: "letter" },
      deliveries: {
        webhook: { state: "delivered", attempts: 1 },
        email: { state: "pending", attempts: 0 },
      },
    });
    expect(await deliverAll(email)).toEqual([id]);
    expect(await admin.get(id)).toMatchObject({
      state: "delivered",
      attempts: 2,
      deliveredAt: 1_000_000,
    });
    expect(await deliverAll(webhook)).toEqual([]);
    expect(await deliverAll(email)).toEqual([]);
  });

  test("fail separately: each has its own attempts, pauses and end", async () => {
    const { store, webhook, email, admin, time } = await open(BOTH);
    const id = await webhook.accept("{}");
    const [toWebhook] = await webhook.claim(1000, 1);
    const [byEmail] = await email.claim(1000, 1);
    if (!toWebhook || !byEmail) throw new Error("Nothing was due.");
    // Each has its own claim.
    expect(await email.delivered(toWebhook)).toBe(false);
    await webhook.failed(toWebhook, "HTTP 500", time.now + 60_000);
    await email.failed(byEmail, "SMTP 550", null);
    expect(await admin.get(id)).toMatchObject({
      state: "dead",
      deliveries: {
        webhook: { state: "pending", lastError: "HTTP 500" },
        email: { state: "dead", lastError: "SMTP 550" },
      },
    });
    expect(await webhook.nextDueAt()).toBe(time.now + 60_000);
    expect(await email.nextDueAt()).toBeUndefined();
    expect(await createBacklog(store, () => time.now, BOTH)()).toMatchObject([
      { destination: "webhook", pending: 1, dead: 0 },
      { destination: "email", pending: 0, dead: 1 },
    ]);
    expect(await admin.get(id)).toMatchObject({ state: "dead" });
    expect(await admin.retryDead()).toEqual([id]);
    expect(await deliverAll(email)).toEqual([id]);
    expect(await deliverAll(webhook)).toEqual([]);
    expect(await admin.retry(id)).toBe(true);
    expect(await deliverAll(webhook)).toEqual([id]);
    expect(await admin.retry(id)).toBe(false);
  });

  test("email no lead that was delivered before an email was configured", async () => {
    const { webhook, outboxes, adminOf } = await open(["webhook"]);
    const before = await webhook.accept("{}");
    await deliverAll(webhook);
    const waiting = await webhook.accept("{}");
    const now = outboxes(BOTH);
    expect(await deliverAll(now.email)).toEqual([waiting]);
    expect(await adminOf(BOTH).get(before)).toMatchObject({
      state: "delivered",
      deliveries: { email: { state: "skipped" } },
    });
  });

  test("give a webhook no lead that was emailed before there was one", async () => {
    const { store, email, outboxes, admin } = await open(["email"]);
    const id = await email.accept("{}");
    expect(await admin.get(id)).toMatchObject({ state: "pending" });
    expect(await deliverAll(email)).toEqual([id]);
    expect(await admin.get(id)).toMatchObject({ state: "delivered" });
    const waiting = await email.accept("{}");
    expect(await deliverAll(outboxes(BOTH).webhook)).toEqual([waiting]);
    const [backlog] = await createBacklog(store, Date.now, ["email"])();
    expect(backlog).toMatchObject({ destination: "email", pending: 1 });
  });

  test("get no held lead before its release", async () => {
    const { email, webhook, admin, time } = await open(BOTH);
    const id = await email.accept("{}", "key", "held");
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
    const { store, webhook, email } = await open(BOTH);
    await webhook.accept("{}");
    await deliverAll(webhook);
    const removal = createLeadRemoval(store, { configured: BOTH });
    async function purge() {
      const purged: string[] = [];
      for await (const id of removal.purge(2_000_000)) purged.push(id);
      return purged;
    }
    expect(await purge()).toEqual([]);
    await deliverAll(email);
    expect(await purge()).toHaveLength(1);
  });
});
