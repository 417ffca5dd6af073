import { expect, test, vi } from "vitest";
import { createLog } from "../lib/log.ts";
import { createHealth } from "./health.ts";

const well = async () => {};

function health() {
  const time = { now: 0 };
  const probes = { read: vi.fn(well), write: vi.fn(well) };
  const log = createLog("silent");
  const made = createHealth({ probes, log, clockMs: () => time.now });
  const storage = async () => (await made.readiness()).checks.storage;
  return { ...made, time, probes, storage };
}

test("asks the store once a second at most, however often it is asked", async () => {
  const { readiness, probes, time } = health();
  await Promise.all(Array.from({ length: 50 }, readiness));
  time.now += 999;
  await readiness();
  expect(probes.read).toHaveBeenCalledTimes(1);
  time.now += 1;
  await readiness();
  expect(probes.read).toHaveBeenCalledTimes(2);
});

test("is not ready after a request could not be kept, until one is, for half a minute at most", async () => {
  const { kept, storage, time } = health();
  kept(false);
  expect(await storage()).toBe("failed");
  kept(true);
  expect(await storage()).toBe("ok");
  kept(false);
  time.now += 29_999;
  expect(await storage()).toBe("failed");
  time.now += 1;
  expect(await storage()).toBe("ok");
});
