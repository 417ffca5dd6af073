import { expect, test } from "vitest";
import { raceAbort, within } from "./wait.ts";

const never = new Promise<string>(() => undefined);

test("gives the work's result", async () => {
  const { signal } = new AbortController();
  await expect(raceAbort(Promise.resolve("done"), signal)).resolves.toBe(
    "done",
  );
  await expect(
    raceAbort(Promise.reject(new Error("broken")), signal),
  ).rejects.toThrow("broken");
});

test("an abort ends the wait, before its start or during it", async () => {
  const controller = new AbortController();
  const waiting = raceAbort(never, controller.signal);
  controller.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
  await expect(raceAbort(never, controller.signal)).rejects.toThrow("given up");
});

test("optional work is not waited for long, and may fail", async () => {
  const { signal } = new AbortController();
  await expect(within(1000, Promise.resolve("here"), signal)).resolves.toBe(
    "here",
  );
  const broken = Promise.reject(new Error("broken"));
  await expect(within(1000, broken, signal)).resolves.toBeUndefined();
  await expect(within(1, never, signal)).resolves.toBeUndefined();
  await expect(
    within(1000, never, AbortSignal.abort()),
  ).resolves.toBeUndefined();
});
