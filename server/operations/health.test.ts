import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { createLog } from "../lib/log.ts";
import { server, expectProblem } from "../testing/app.ts";
import { BODY } from "../testing/demo-request.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { openStore } from "../testing/temp-store.ts";
import {
  createHealth,
  createStoreProbes,
  LIVE_PATH,
  READY_PATH,
} from "./health.ts";

const well = async () => {};

function probed() {
  const time = { now: 0 };
  const probes = { read: vi.fn(well), write: vi.fn(well) };
  const log = createLog("silent");
  const made = createHealth({ probes, log, clockMs: () => time.now });
  return { ...made, time, probes };
}

test("asks the store once a second at most, however often it is asked", async () => {
  const { readiness, probes, time } = probed();
  await Promise.all(Array.from({ length: 50 }, readiness));
  time.now += 999;
  await readiness();
  expect(probes.read).toHaveBeenCalledTimes(1);
  time.now += 1;
  await readiness();
  expect(probes.read).toHaveBeenCalledTimes(2);
});

test("is not ready after a request could not be kept, for half a minute at most", async () => {
  const { kept, readiness, time } = probed();
  const storage = async () => (await readiness()).checks.storage;
  kept(false);
  time.now += 29_999;
  expect(await storage()).toBe("failed");
  time.now += 1;
  expect(await storage()).toBe("ok");
});

test("leaves nothing in the folder of the database, and fails if nothing can be written there", async () => {
  const dataDir = tempDir();
  const { write } = createStoreProbes(await openStore({ dataDir }));
  await write();
  expect(readdirSync(dataDir).filter((name) => /probe/.test(name))).toEqual([]);
  mkdirSync(join(dataDir, "write-probe", "in the way"), { recursive: true });
  await expect(write()).rejects.toThrow();
});

describe("a balancer's probe", () => {
  test("is answered without figures, while all is well", async () => {
    const { ask, post } = await server();
    await post(BODY);
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      ready: true,
      checks: { database: "ok", storage: "ok", server: "ok" },
    });
  });

  test.each([
    ["failed", () => Promise.reject(new Error("secret-host is away"))],
    ["too slow", () => new Promise<never>(() => {})],
  ])("fails while the store is %s", async (database, read) => {
    const probes = { read, write: async () => {} };
    const { ask } = await server({ probes });
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text).not.toContain("secret-host");
    expect(JSON.parse(text)).toEqual({
      ready: false,
      checks: { database, storage: "ok", server: "ok" },
    });
    expect((await ask(LIVE_PATH)).status).toBe(200);
  });

  test.each([LIVE_PATH, READY_PATH])(
    "may come as often as it likes at %s, to read",
    async (path) => {
      const { ask } = await server({ perMinute: 1 });
      for (let times = 0; times < 5; times++) {
        const { status, headers } = await ask(path, { method: "HEAD" });
        expect([status, headers.get("cache-control")]).toEqual([
          200,
          "no-store",
        ]);
      }
      const answer = await ask(path, { method: "POST" });
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
      await expectProblem(answer, 405);
    },
  );
});
