import { expect, onTestFinished, test, vi } from "vitest";

/** Runs the call's polyfills in a browser that lacks one function. */
async function without(owner: object, name: string): Promise<void> {
  const had = Object.getOwnPropertyDescriptor(owner, name);
  if (!had) throw new Error(`There is no ${name}`);
  Reflect.deleteProperty(owner, name);
  onTestFinished(() => void Object.defineProperty(owner, name, had));
  vi.resetModules();
  await import("./missing-functions.ts");
}

test("a promise can be settled from outside", async () => {
  await without(Promise, "withResolvers");
  const one = Promise.withResolvers<number>();
  one.resolve(1);
  expect(await one.promise).toBe(1);
  const other = Promise.withResolvers<number>();
  other.reject(new Error("no"));
  await expect(other.promise).rejects.toThrow("no");
});

const items = [3, 1, 2];

test.each([
  ["toSorted", () => items.toSorted()],
  ["toSorted", () => items.toSorted((a, b) => b - a)],
] as const)("%s gives another array", async (name, act) => {
  const wanted = act();
  await without(Array.prototype, name);
  expect(act()).toEqual(wanted);
  expect(items).toEqual([3, 1, 2]);
});
