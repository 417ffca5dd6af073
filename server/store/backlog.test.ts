import { describe, expect, test } from "vitest";
import { createBacklog } from "./backlog.ts";
import { stores } from "../testing/stores.ts";
import { openStore, readableOutbox } from "../testing/temp-store.ts";

const NOON = Date.parse("2025-07-10T12:00:00.000Z");

describe.each(stores)("over $name", ({ place }) => {
  test("counts waiting and dead leads, but not delivered or held ones", async () => {
    const store = await openStore(await place());
    const time = { now: NOON };
    const outbox = readableOutbox(store, () => time.now);
    for (const dueAt of [null, "delivered"]) {
      await outbox.accept("{}");
      const [lead] = await outbox.claim(1000, 1);
      if (!lead) throw new Error("Nothing was due.");
      if (dueAt === null) await outbox.failed(lead, "HTTP 500", null);
      else await outbox.delivered(lead);
    }
    await outbox.accept("{}", "spam", "held");
    time.now += 1000;
    await outbox.accept("{}");
    time.now += 60_000;
    await outbox.accept("{}");
    const readBacklog = createBacklog(store, () => time.now);
    expect(await readBacklog()).toEqual([
      {
        destination: "webhook",
        pending: 2,
        dead: 1,
        oldestPendingSeconds: 60,
      },
    ]);
    // A clock that was set back is shown by an oldest one that comes from the future.
    time.now -= 3_660_000;
    expect(await readBacklog()).toMatchObject([
      { oldestPendingSeconds: -3600 },
    ]);
  });
});
