import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  realpathSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { tempDir } from "./temp-dir.ts";
import type { Place } from "./temp-store.ts";

/** @returns its address, or undefined, with the reason printed, where there is none. It does not sync what it writes. */
async function startPostgres(): Promise<string | undefined> {
  const bin = findBinaries();
  if (!bin) {
    console.warn("No PostgreSQL on this machine: what needs one is skipped.");
    return undefined;
  }
  const user = unprivilegedUser();
  const dir = mkdtempSync(join(tmpdir(), "ellaira-pg-"));
  if (user) chownSync(dir, user.uid, user.gid);
  const data = join(dir, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "ellaira", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...user, cwd: dir, stdio: "ignore" },
  );
  const port = await freePort();
  const url = `postgres://ellaira@127.0.0.1:${port}/postgres`;
  const command = [join(bin, "postgres"), "-D", data, "-p", port];
  // The database ends with its standard input, so it never outlives the tests. Its files are then deleted.
  const script = '"$@" & read -r _; kill -INT $!; wait $!; rm -rf "$PWD"';
  spawn(
    "sh",
    ["-c", script, "sh"].concat(command, ["-h", "127.0.0.1", "-k", "", "-F"]),
    { ...user, cwd: dir, stdio: ["pipe", "ignore", "ignore"] },
  );
  await untilReady(url);
  return url;
}

export async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // The server has ended the connection, perhaps because of this very statement.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export function findBinaries(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "postgres"))
    .filter((file) => existsSync(file))
    // `initdb` is beside the real file.
    .map((file) => dirname(realpathSync(file)));
  const installed = globSync("/usr/lib/postgresql/*/bin")
    .toSorted()
    .toReversed();
  return [...onPath, ...installed].find((folder) =>
    existsSync(join(folder, "initdb")),
  );
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0
    ? { uid: idOfNobody("-u"), gid: idOfNobody("-g") }
    : undefined;
}

function idOfNobody(flag: string): number {
  return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await query(url, "select 1");
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}

interface StoreKind {
  readonly name: string;
  readonly place: () => Promise<Place>;
}

export const postgres = await startPostgres();

/** The address of a new, empty database, for tests that run only where there is PostgreSQL. */
export async function freshUrl(): Promise<string> {
  if (postgres === undefined) return "";
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  await query(postgres, `create schema ${schema}`);
  return `${postgres}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** Both kinds of store; SQLite alone on a machine without PostgreSQL. */
export const stores: readonly StoreKind[] = [
  { name: "SQLite", place: async () => ({ dataDir: tempDir() }) },
  ...(postgres
    ? [
        {
          name: "PostgreSQL",
          place: async () => ({ databaseUrl: await freshUrl() }),
        },
      ]
    : []),
];
