import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { createLeadAdmin } from "./store/lead-admin.ts";
import { createLeadRemoval } from "./store/lead-removal.ts";
import { createAcceptance } from "./store/acceptance.ts";
import { eventually } from "./testing/eventually.ts";
import { findBinaries, query } from "./testing/postgres.ts";
import { postgres } from "./testing/stores.ts";
import { tempDir } from "./testing/temp-dir.ts";
import { allLeads, openStore } from "./testing/temp-store.ts";

/** Replaces Docker, which tests do without: runs its commands for the database's container here. */
const DOCKER = `#!/bin/sh
if [ "$1 $2 $3 $4" = "compose exec -T database" ]; then
  shift 4
  case "$*" in *"\${FAILING:-nothing fails}"*) exit 1 ;; esac
  exec "$@"
fi
echo "$*" >>"$DOCKER_LOG"
case "$*" in *"\${STUCK:-nothing is stuck}"*) exec sleep 60 ;; esac
`;

const pathOf = (script: string) =>
  resolve(import.meta.dirname, "../deploy", script);

/** The database that compose.yaml makes, new. */
async function composed() {
  const url = new URL((await postgres?.freshUrl()) ?? "");
  url.search = "";
  for (const statement of [
    "drop database if exists ellaira",
    "drop database if exists ellaira_restored",
    "create database ellaira",
  ])
    await query(url.href, statement);
  const bin = tempDir();
  writeFileSync(join(bin, "docker"), DOCKER, { mode: 0o755 });
  const log = join(bin, "log");
  appendFileSync(log, "");
  /** @param failing ends each call of a program that has this in its arguments */
  const run = (script: string, operand: string, failing = "") =>
    spawnSync("sh", [pathOf(script), operand], {
      encoding: "utf8",
      env: { ...env, FAILING: failing },
    });
  /** @param stuck a command of Docker's at which Ctrl+C is pressed */
  async function breakOff(script: string, operand: string, stuck: string) {
    // A group of its own, as a terminal gives each command.
    const child = spawn("sh", [pathOf(script), operand], {
      env: { ...env, STUCK: stuck },
      detached: true,
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await eventually(() => expect(readFileSync(log, "utf8")).toContain(stuck));
    process.kill(-(child.pid ?? NaN), "SIGINT");
    const [code] = (await ended) as [number | null];
    return code;
  }
  const env = {
    PATH: `${bin}:${findBinaries()}:${process.env["PATH"]}`,
    PGHOST: url.hostname,
    PGPORT: url.port,
    DOCKER_LOG: log,
  };
  const urlOf = (name: string) => new URL(`/${name}`, url).href;
  async function idsIn(name: string) {
    const store = await openStore({ databaseUrl: urlOf(name) });
    const leads = await allLeads(createLeadAdmin(store));
    await store.close();
    return leads.map(({ id }) => id);
  }
  async function accept() {
    const store = await openStore({ databaseUrl: urlOf("ellaira") });
    const id = await createAcceptance(store).accept("{}");
    await store.close();
    return id;
  }
  const dockerLog = () => readFileSync(log, "utf8");
  return { run, breakOff, idsIn, accept, urlOf, dockerLog };
}

const STOPPED_ONCE = "compose stop website\ncompose restart website\n";

/** That database with one request in it, and a copy of both. */
async function backedUp() {
  const database = await composed();
  const kept = await database.accept();
  const folder = tempDir();
  const { stdout, stderr } = database.run("backup.sh", folder);
  expect(stderr).toBe("");
  const file = join(folder, readdirSync(folder)[0] ?? "");
  expect(stdout.trim()).toBe(file);
  return { ...database, kept, file };
}

describe.runIf(postgres)("over PostgreSQL", () => {
  test("a backup is whole, for its owner alone, and can be restored", async () => {
    const { run, idsIn, accept, dockerLog, kept, file } = await backedUp();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const later = await accept();
    const restored = run("restore.sh", file);
    expect(restored.status).toBe(0);
    expect(await idsIn("ellaira")).toEqual([kept]);
    expect(await idsIn(restored.stdout.trim())).toEqual([kept, later]);
    expect(dockerLog()).toBe(STOPPED_ONCE);
  });

  test("a truncated copy is not restored, and nothing is stopped for it", async () => {
    const { run, idsIn, dockerLog, kept, file } = await backedUp();
    truncateSync(file, statSync(file).size - 20);
    expect(run("restore.sh", file).status).not.toBe(0);
    expect(await idsIn("ellaira")).toEqual([kept]);
    expect(dockerLog()).toBe("");
  });

  test("a copy is restored while others use the database, and after an interrupted attempt", async () => {
    const { run, idsIn, urlOf, dockerLog, kept, file } = await backedUp();
    await query(urlOf("ellaira"), "create database ellaira_restored");
    const client = new Client(urlOf("ellaira"));
    client.on("error", () => {});
    await client.connect();
    const restored = run("restore.sh", file);
    expect(restored.status).toBe(0);
    expect(await idsIn("ellaira")).toEqual([kept]);
    expect(await idsIn(restored.stdout.trim())).toEqual([kept]);
    await expect(client.query("select 1")).rejects.toThrow();
    const again = run("restore.sh", file);
    expect(again.status).toBe(0);
    expect(dockerLog()).toBe(STOPPED_ONCE.repeat(2));
  });

  test("a restore that fails half-way restarts the website on the previous database", async () => {
    const { run, idsIn, accept, dockerLog, kept, file } = await backedUp();
    const later = await accept();
    const restored = run("restore.sh", file, "rename to ellaira_before_");
    expect(restored.status).not.toBe(0);
    expect(await idsIn("ellaira")).toEqual([kept, later]);
    expect(dockerLog()).toBe(STOPPED_ONCE);
  });

  test("an interrupted restore leaves the website on the previous database, and no copy", async () => {
    const { breakOff, idsIn, urlOf, dockerLog, kept, file } = await backedUp();
    const code = await breakOff("restore.sh", file, "compose stop website");
    expect(code).not.toBe(0);
    expect(await idsIn("ellaira")).toEqual([kept]);
    expect(dockerLog()).toBe(STOPPED_ONCE);
    await expect(
      query(urlOf("ellaira_restored"), "select 1"),
    ).rejects.toThrow();
  });

  test("a failed backup leaves nothing, and removes the remains of an earlier one", async () => {
    const { run } = await composed();
    const folder = tempDir();
    const left = join(folder, "ellaira-2025-07-01-031500.dump.partial");
    writeFileSync(left, "");
    const before = Date.now() / 1000 - 3 * 24 * 60 * 60;
    utimesSync(left, before, before);
    expect(run("backup.sh", folder, "pg_restore").status).not.toBe(0);
    expect(run("backup.sh", join(folder, "nowhere")).status).not.toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("the server needs no right except to own its database", async () => {
    const admin = new URL((await postgres?.freshUrl()) ?? "");
    admin.search = "";
    await query(admin.href, "create role site login");
    await query(admin.href, "create database site owner site");
    const url = new URL("/site", admin);
    url.username = "site";
    const store = await openStore({ databaseUrl: url.href });
    const id = await createAcceptance(store).accept("{}");
    const removal = createLeadRemoval(store);
    await removal.erase([id]);
    expect(await removal.scrub()).toBe("gone");
    await store.close();
  });
});
