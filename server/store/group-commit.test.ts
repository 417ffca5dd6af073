import { expect, test } from "vitest";
import { createGroupCommit } from "./group-commit.ts";

test("writes simultaneous items in one commit, those that arrive meanwhile in the next, and gives each its own result", async () => {
  const groups: number[][] = [];
  const first = Promise.withResolvers<void>();
  const write = createGroupCommit(async (items: readonly number[]) => {
    groups.push([...items]);
    if (groups.length === 1) await first.promise;
    return items.map((item) => item * 10);
  });
  const one = write(1);
  while (groups.length === 0) await new Promise(setImmediate);
  const rest = [write(2), write(3)];
  first.resolve();
  expect(await Promise.all([one, ...rest])).toEqual([10, 20, 30]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test("fails only those whose commit failed", async () => {
  let calls = 0;
  const write = createGroupCommit(async (items: readonly number[]) => {
    calls += 1;
    if (calls === 1) throw new Error("disk full");
    return items;
  });
  const results = await Promise.allSettled([write(1), write(2)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await write(3)).toBe(3);
});

const busy = Object.assign(new Error("database is locked"), { errcode: 5 });

test("takes those that wait for a lock into the next group", async () => {
  const groups: number[][] = [];
  const write = createGroupCommit(async (items: readonly number[]) => {
    groups.push([...items]);
    if (groups.length > 2) return items;
    later ??= write(2);
    throw busy;
  });
  let later: Promise<number> | undefined;
  expect(await write(1)).toBe(1);
  expect(await later).toBe(2);
  expect(groups).toEqual([[1], [1, 2], [1, 2]]);
});

test("lets no write wait for a lock for ever", async () => {
  const write = createGroupCommit(
    async (): Promise<readonly number[]> => {
      throw busy;
    },
    { lockWaitMs: 1 },
  );
  const results = await Promise.allSettled([1, 2].map(write));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("refuses more than it should hold", async () => {
  const write = createGroupCommit(async (items: readonly number[]) => items);
  const results = await Promise.allSettled(
    Array.from({ length: 3000 }, (_, index) => write(index)),
  );
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(
    1000,
  );
});
