import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createStoreProbes } from "../operations/health.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { allLeads, openStore } from "../testing/temp-store.ts";
import { createAcceptance } from "./acceptance.ts";
import { backUp } from "./backup.ts";
import { LostFileError } from "./file-watch.ts";
import { createLeadAdmin } from "./lead-admin.ts";
import { createLeadRemoval } from "./lead-removal.ts";

const FILES = ["ellaira.db", "ellaira.db-wal", "ellaira.db-shm"];

async function open() {
  const dataDir = tempDir();
  const store = await openStore({ dataDir });
  const acceptance = createAcceptance(store);
  await acceptance.accept("{}");
  const aside = join(dataDir, "aside");
  mkdirSync(aside);
  const move = (names = FILES) => {
    for (const name of names)
      renameSync(join(dataDir, name), join(aside, name));
  };
  return { dataDir, store, acceptance, aside, move };
}

type Opened = Awaited<ReturnType<typeof open>>;

test.each([
  ["moved", ({ move }: Opened) => move()],
  ["deleted", ({ dataDir }: Opened) => rmSync(join(dataDir, "ellaira.db"))],
  ["parted from its log", ({ move }: Opened) => move(["ellaira.db-wal"])],
  [
    "replaced by a copy",
    ({ dataDir, aside, move }: Opened) => {
      move();
      copyFileSync(join(aside, "ellaira.db"), join(dataDir, "ellaira.db"));
    },
  ],
])("nothing is accepted into a database that was %s", async (_, change) => {
  const opened = await open();
  const { store, acceptance } = opened;
  change(opened);
  await expect(acceptance.accept("{}")).rejects.toThrow(LostFileError);
  await expect(createStoreProbes(store).write()).rejects.toThrow(LostFileError);
  await store.watch?.lost;
});

test("nothing is accepted whose file was moved during the write", async () => {
  const { store } = await open();
  const check = vi
    .fn<() => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new LostFileError());
  const watch = { check, lost: Promise.resolve() };
  const { accept } = createAcceptance({ ...store, watch });
  await expect(accept("{}")).rejects.toThrow(LostFileError);
});

test("a copy in the file's place is not undone by the previous file's log", async () => {
  const { dataDir, store, acceptance, aside } = await open();
  const backup = join(aside, "backup.db");
  backUp({ dataDir }, backup);
  await acceptance.accept("{}");
  renameSync(backup, join(dataDir, "ellaira.db"));
  await expect(acceptance.accept("{}")).rejects.toThrow(LostFileError);
  await store.close();
  const restored = await openStore({ dataDir });
  expect(await allLeads(createLeadAdmin(restored))).toHaveLength(1);
});

test("leads that are only in the log survive when the file is moved and another begun", async () => {
  const { dataDir, store, acceptance, aside, move } = await open();
  move(["ellaira.db"]);
  await expect(acceptance.accept("{}")).rejects.toThrow(LostFileError);
  await store.close();
  await (await openStore({ dataDir })).close();
  const log = readdirSync(dataDir).find((name) => /\d$/.test(name));
  renameSync(join(dataDir, log ?? ""), join(aside, "ellaira.db-wal"));
  const kept = await openStore({ dataDir: aside });
  expect(await allLeads(createLeadAdmin(kept))).toHaveLength(1);
});

test("a database that is rewritten in place is the same file", async () => {
  const { store, acceptance } = await open();
  expect(await createLeadRemoval(store).scrub()).toBe("gone");
  await acceptance.accept("{}");
  await createStoreProbes(store).write();
});
