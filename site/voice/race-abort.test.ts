import { expect, test } from "vitest";
import { raceAbort } from "./race-abort.ts";

const never = new Promise<string>(() => undefined);

test("gives what the work gives", async () => {
  const { signal } = new AbortController();
  await expect(raceAbort(Promise.resolve("done"), signal)).resolves.toBe(
    "done",
  );
  await expect(
    raceAbort(Promise.reject(new Error("broken")), signal),
  ).rejects.toThrow("broken");
});

test("an abort ends the wait, before it and in it", async () => {
  const controller = new AbortController();
  const waiting = raceAbort(never, controller.signal);
  controller.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
  await expect(raceAbort(never, controller.signal)).rejects.toThrow("given up");
});
