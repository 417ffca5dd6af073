import { expect, test, vi } from "vitest";
import { isLockTaken, whenFree } from "./locks.ts";

const sqliteBusy = Object.assign(new Error("locked"), { errcode: 5 });

test("distinguishes a taken lock from other errors", () => {
  // SQLITE_BUSY, its extended code SQLITE_BUSY_SNAPSHOT, and PostgreSQL's lock_not_available.
  for (const taken of [{ errcode: 5 }, { errcode: 517 }, { code: "55P03" }])
    expect(isLockTaken(Object.assign(new Error(), taken))).toBe(true);
  for (const other of [{}, { errcode: 13 }, { code: "57014" }])
    expect(isLockTaken(Object.assign(new Error(), other))).toBe(false);
  expect(isLockTaken({ errcode: 5 })).toBe(false);
});

test("tries again until the lock is free", async () => {
  const act = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(sqliteBusy)
    .mockRejectedValueOnce(sqliteBusy)
    .mockResolvedValue("done");
  expect(await whenFree(act, { waitMs: 20_000, pauseMs: 1 })).toBe("done");
  expect(act).toHaveBeenCalledTimes(3);
});

test("gives up in time, and at once for other errors", async () => {
  const taken = vi.fn().mockRejectedValue(sqliteBusy);
  await expect(whenFree(taken, { waitMs: 0 })).rejects.toBe(sqliteBusy);
  const full = vi.fn().mockRejectedValue(new Error("disk full"));
  await expect(whenFree(full, { waitMs: 20_000 })).rejects.toThrow("disk full");
  expect(full).toHaveBeenCalledTimes(1);
});
