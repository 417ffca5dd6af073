import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stores } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { openStore } from "../testing/temp-store.ts";
import { createStoreProbes } from "./store-probes.ts";

test.each(stores)(
  "succeed with $name that can be read and written",
  async ({ place }) => {
    const probes = createStoreProbes(await openStore(await place()));
    await probes.read();
    await probes.write();
  },
);

test("leave nothing in the folder of the database, and fail if nothing can be written there", async () => {
  const dataDir = tempDir();
  const { write } = createStoreProbes(await openStore({ dataDir }));
  await write();
  expect(readdirSync(dataDir).filter((name) => /probe/.test(name))).toEqual([]);
  mkdirSync(join(dataDir, "write-probe", "in the way"), { recursive: true });
  await expect(write()).rejects.toThrow();
});
