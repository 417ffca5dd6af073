import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testPostgres } from "../testing/postgres.ts";
import { kindsOfStore } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { openStore } from "../testing/temp-store.ts";
import { createStoreProbes } from "./store-probes.ts";

const postgres = await testPostgres();

describe.each(kindsOfStore(postgres))("the probes of $name", ({ place }) => {
  test("succeed with a store that can be read and written", async () => {
    const probes = createStoreProbes(await openStore(await place()));
    await probes.read();
    await probes.write();
  });
});

test("leaves nothing in the folder of the database", async () => {
  const dataDir = tempDir();
  const { write } = createStoreProbes(await openStore({ dataDir }));
  await write();
  expect(readdirSync(dataDir).filter((name) => /probe/.test(name))).toEqual([]);
});

test("fails if nothing can be written beside the database", async () => {
  const dataDir = tempDir();
  const { write } = createStoreProbes(await openStore({ dataDir }));
  mkdirSync(join(dataDir, "write-probe", "in the way"), { recursive: true });
  await expect(write()).rejects.toThrow();
});
