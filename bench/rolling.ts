import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../server/store/database.ts";
import { READY_PATH } from "../server/operations/health.ts";
import { createLog } from "../server/log.ts";
import { startClients } from "./support/clients.ts";
import { startCluster } from "./support/cluster.ts";
import { drained } from "./support/drain.ts";
import { figure } from "./support/figures.ts";
import { freePort } from "../tests/e2e/support/free-port.ts";
import { startServer, type BenchServer } from "./support/server.ts";
import { verify } from "./support/verify.ts";
import { startWebhook } from "./support/webhook.ts";
import { workDir } from "./support/work-dir.ts";

// Three servers on one PostgreSQL are started anew, one after the other, again and again. Once with clients that know
// nothing of it and go to the next server when one is gone; once behind a balancer's eyes, which asks each server
// whether it is ready: then no request may fail.

const SERVERS = 3;
const ROUNDS = 4;
const CLIENTS = 8;
const STOP_DELAY_MS = 500;
const ASKED_EVERY_MS = 50;

const cluster = await startCluster();
if (!cluster) {
  console.error("There is no PostgreSQL on this machine.");
  process.exit(1);
}
const { url, stop } = cluster;
const cwd = workDir();
const webhook = await startWebhook();

interface Slot {
  readonly port: number;
  server: BenchServer;
  ready: boolean;
}

async function start(port: number): Promise<BenchServer> {
  const env = {
    PORT: String(port),
    DATABASE_URL: url,
    DEMO_WEBHOOK_URL: webhook.url,
    STOP_DELAY_MS: String(STOP_DELAY_MS),
  };
  const server = startServer({ cwd, env });
  if ((await server.ready) === undefined) throw new Error(server.complaints());
  return server;
}

const slots: Slot[] = [];
for (let number = 0; number < SERVERS; number++) {
  const port = await freePort();
  slots.push({ port, server: await start(port), ready: true });
}

const watching = new AbortController();
async function watch(slot: Slot): Promise<void> {
  while (!watching.signal.aborted) {
    const answer = await fetch(`http://127.0.0.1:${slot.port}${READY_PATH}`)
      // A server that is gone is not ready.
      .catch(() => undefined);
    slot.ready = answer?.ok ?? false;
    await sleep(ASKED_EVERY_MS);
  }
}
const watched = slots.map(watch);

let turn = 0;
function next(among: (slot: Slot) => boolean): number {
  const left = slots.filter(among);
  const slot = left[turn++ % left.length];
  if (!slot) throw new Error("No server is ready.");
  return slot.port;
}

async function roll(title: string, among: (slot: Slot) => boolean) {
  console.log(title);
  const clients = startClients(CLIENTS, () => next(among));
  for (let round = 0; round < ROUNDS; round++)
    for (const slot of slots) {
      await slot.server.kill("SIGTERM");
      slot.server = await start(slot.port);
      // As an orchestrator does: the next one only when this one is in use.
      while (!slot.ready) await sleep(ASKED_EVERY_MS);
    }
  await clients.stop();
  return clients;
}

console.log(
  `rolling: ${SERVERS} servers on one PostgreSQL, ${2 * ROUNDS * SERVERS} × SIGTERM, ${CLIENTS} clients`,
);
const blind = await roll("clients that know nothing of it", () => true);
figure("attempts that failed, and went to another", blind.unanswered());
const balanced = await roll("behind a balancer", ({ ready }) => ready);
const failed = balanced.unanswered();
figure("attempts that failed", failed, failed === 0);

watching.abort();
await Promise.all(watched);
const log = createLog("silent");
const database = await openDatabase({ dataDir: cwd, databaseUrl: url, log });
await drained(database);
await verify(
  database,
  {
    acknowledged: new Map([...blind.acknowledged, ...balanced.acknowledged]),
    broken: [...blind.broken, ...balanced.broken],
    repeats: () => blind.repeats() + balanced.repeats(),
  },
  webhook,
);
await database.close();
for (const { server } of slots) await server.kill("SIGTERM");
webhook.close();
await stop();
