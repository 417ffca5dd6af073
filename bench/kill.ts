import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { createLog } from "../server/lib/log.ts";
import { openDatabase, type Database } from "../server/store/database.ts";
import { aRequest } from "../server/testing/demo-request.ts";
import { startFakeWebhook } from "../server/testing/fake-webhook.ts";
import { freePort } from "../server/testing/free-port.ts";
import { builtSite, runNode } from "../server/testing/processes.ts";
import { between, figure, median } from "./figures.ts";

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
    PORT: port,
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

/** `refuse` takes no connections at all; `hang` takes the request and never answers. */
type Mood = "ok" | "500" | "429" | "hang" | "refuse";

interface BenchWebhook {
  readonly url: string;
  /** The bodies that were answered with 200, by `webhook-id`. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  setMood(mood: Mood): Promise<void>;
  close(): void;
}

/** Stands in for the workflow service, in good and bad moods. */
async function startWebhook(): Promise<BenchWebhook> {
  let mood: Mood = "ok";
  let change = Promise.withResolvers<undefined>();
  const taken = new Map<string, string[]>();
  const { url, server } = await startFakeWebhook(
    async (_, { headers, body }) => {
      if (mood === "hang") return change.promise;
      if (mood === "429")
        return { status: 429, headers: { "Retry-After": "1" } };
      if (mood !== "ok") return { status: 500 };
      const id = String(headers["webhook-id"]);
      taken.set(id, [...(taken.get(id) ?? []), body]);
      return { status: 200 };
    },
  );
  const { port } = new URL(url);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };

  return {
    url,
    taken,
    async setMood(next) {
      mood = next;
      change.resolve(undefined);
      change = Promise.withResolvers();
      if (next === "refuse" && server.listening) close();
      if (next !== "refuse" && !server.listening)
        await once(server.listen(Number(port), "127.0.0.1"), "listening");
    },
    close,
  };
}

interface Acknowledged {
  readonly id: string;
  readonly body: string;
}

interface Clients {
  /** What the server said it keeps, by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** Answers that broke a promise, e.g. two ids for one key. */
  readonly broken: readonly string[];
  readonly repeats: () => number;
  stop(): Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;

/** Visitors who send one request after another, and repeat those that were not answered. */
function startClients(count: number, port: string): Clients {
  const url = `http://127.0.0.1:${port}${DEMO_REQUESTS_PATH}`;
  const acknowledged = new Map<string, Acknowledged>();
  const broken: string[] = [];
  let repeats = 0;
  const end = new AbortController();

  async function visit(number: number): Promise<void> {
    for (let visits = 0; !end.signal.aborted; visits++) {
      const key = randomUUID();
      const body = JSON.stringify({
        ...aRequest,
        message: `client ${number}, visit ${visits}${" and more".repeat(visits % 40)}`,
      });
      let again = true;
      while (again && !end.signal.aborted) {
        const answer = await send(url, key, body).catch(() => undefined);
        if (answer?.status === 202) {
          const known = acknowledged.get(key)?.id ?? answer.id;
          if (answer.id !== known) broken.push(`two ids for the key ${key}`);
          acknowledged.set(key, { id: answer.id, body });
          // Some press twice.
          again = Math.random() < 0.2;
        } else {
          if (answer && answer.status < 500)
            broken.push(`status ${answer.status}`);
          await sleep(20);
          // Some give up, and never learn whether their request was kept.
          again = Math.random() < 0.95;
        }
        if (again) repeats++;
      }
    }
  }

  const visitors = Array.from({ length: count }, (_, number) => visit(number));
  return {
    acknowledged,
    broken,
    repeats: () => repeats,
    async stop() {
      end.abort();
      await Promise.all(visitors);
    },
  };
}

interface Answer {
  readonly status: number;
  readonly id: string;
}

async function send(url: string, key: string, body: string): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  // An answer without an end was cut off, and is none.
  const text = await response.text();
  const { status } = response;
  const id = status === 202 ? (JSON.parse(text) as { id: string }).id : "";
  return { status, id };
}

// A child process ends with this one only if this one exits by itself.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => process.exit(130));

await main();
