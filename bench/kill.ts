import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { createLog } from "../server/lib/log.ts";
import { openDatabase, type Database } from "../server/store/database.ts";
import { freePort } from "../server/testing/free-port.ts";
import { builtSite, runNode } from "../server/testing/processes.ts";
import { startClients, type Clients } from "./support/clients.ts";
import { between, figure, median } from "./support/figures.ts";
import {
  startWebhook,
  type BenchWebhook,
  type Mood,
} from "./support/webhook.ts";

// kill -9 at random moments, half of them while the server starts, under eight clients and a webhook of every mood.

const KILLS = 200;
const CLIENTS = 8;
const MOODS: readonly Mood[] = ["ok", "ok", "500", "429", "hang", "refuse"];
/** A delivery that was under way at the last kill is leased for 60 s, and may then pause for longer. */
const DRAINED_WITHIN_MS = 180_000;

interface BenchServer {
  /** Resolves with the milliseconds until the server was ready, or undefined if it ended before. */
  readonly ready: Promise<number | undefined>;
  readonly complaints: () => string;
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

interface ServerOptions {
  /** Holds the built site in `dist/`, and the data unless the environment says otherwise. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server process, which never outlives the bench. */
function startServer({ cwd, env }: ServerOptions): BenchServer {
  const began = performance.now();
  const { child, stderr, exit } = runNode("main.ts", {
    cwd,
    env: {
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_TOTAL_PER_MINUTE: "0",
      ...env,
    },
  });
  const ready = new Promise<number | undefined>((settle) => {
    child.stdout.once("data", () => settle(performance.now() - began));
    void exit.then(() => settle(undefined));
  });
  return {
    ready,
    complaints: stderr,
    async kill(signal) {
      child.kill(signal);
      await exit;
    },
  };
}

/** Opens the store beside the server that uses it, and waits until no request is pending. */
async function openDrained(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log: createLog("silent") });
  const began = performance.now();
  while (performance.now() - began < DRAINED_WITHIN_MS) {
    const row = await database.db
      .selectFrom("lead")
      .select("id")
      .where("state", "=", "pending")
      .limit(1)
      .executeTakeFirst();
    if (!row) break;
    await sleep(200);
  }
  return database;
}

/** Compares what the clients were promised with the store and with the webhook's calls. */
async function verify(
  { db }: Pick<Database, "db">,
  clients: Clients,
  webhook: BenchWebhook,
): Promise<void> {
  const rows = await db
    .selectFrom("lead")
    .select(["id", "idempotency_key", "body", "state"])
    .execute();
  const byKey = new Map(rows.map((row) => [row.idempotency_key, row]));
  const acknowledged = Array.from(clients.acknowledged);
  const lost = acknowledged.filter(([key, { id, body }]) => {
    const row = byKey.get(key);
    return row?.id !== id || row.body !== body;
  });
  const undelivered = rows.filter(({ state }) => state !== "delivered");
  const wrong = rows.filter(({ id, body }) => {
    const bodies = webhook.taken.get(id) ?? [];
    return bodies.length === 0 || bodies.some((text) => text !== body);
  });
  const arrivals = Array.from(webhook.taken.values());
  const repeated = arrivals.filter((bodies) => bodies.length > 1).length;
  figure("requests acknowledged", acknowledged.length);
  figure("sent again under their key", clients.repeats());
  figure("acknowledged lost", lost.length, lost.length === 0);
  figure("rows doubled", rows.length - byKey.size, rows.length === byKey.size);
  figure("promises broken", clients.broken.length, clients.broken.length === 0);
  figure(
    "not delivered in the end",
    undelivered.length,
    undelivered.length === 0,
  );
  figure("missing or changed at the webhook", wrong.length, wrong.length === 0);
  figure("arrived there more than once (same webhook-id)", repeated);
}

async function main(): Promise<void> {
  const cwd = builtSite();
  const port = await freePort();
  const webhook = await startWebhook();
  const env = {
    PORT: String(port),
    DEMO_WEBHOOK_URL: webhook.url,
    WEBHOOK_RETRY_BASE_MS: "20",
  };

  const flapping = new AbortController();
  async function flap(): Promise<void> {
    while (!flapping.signal.aborted) {
      await webhook.setMood(
        MOODS[Math.floor(between(0, MOODS.length))] ?? "ok",
      );
      await sleep(between(50, 500));
    }
    await webhook.setMood("ok");
  }

  console.log(
    `kill: ${KILLS} × kill -9, ${CLIENTS} clients, a flapping webhook`,
  );
  const flapped = flap();
  const clients = startClients(CLIENTS, port);
  const readyMs: number[] = [];
  let inStartUp = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const server = startServer({ cwd, env });
    if (kills % 2 === 0) {
      // Some servers are ready by then, which does as well.
      await sleep(between(0, median(readyMs) || 500));
    } else {
      const ms = await server.ready;
      if (ms === undefined) throw new Error(server.complaints());
      readyMs.push(ms);
      await sleep(between(0, 600));
    }
    const isReady = await Promise.race([server.ready, Promise.resolve()]);
    if (isReady === undefined) inStartUp++;
    await server.kill("SIGKILL");
  }

  flapping.abort();
  await flapped;
  await clients.stop();
  const server = startServer({ cwd, env });
  await server.ready;
  const database = await openDrained(`${cwd}/data`);
  await server.kill("SIGTERM");

  figure("kills", KILLS);
  figure("of these before the server was ready", inStartUp);
  await verify(database, clients, webhook);
  const { rows } = await sql<{
    integrity_check: string;
  }>`PRAGMA integrity_check`.execute(database.db);
  const integrity = rows[0]?.integrity_check;
  figure("PRAGMA integrity_check", integrity, integrity === "ok");
  const ready = median(readyMs);
  figure("ready again, median ms", Math.round(ready), ready < 2000);
  await database.close();
  webhook.close();
}

// A child process ends with this one only if this one exits by itself.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => process.exit(130));

await main();
