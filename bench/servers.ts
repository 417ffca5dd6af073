import { setTimeout as sleep } from "node:timers/promises";
import { READY_PATH } from "../server/operations/health.ts";
import { startPostgres } from "../server/testing/postgres.ts";
import { startClients, type Clients } from "./support/clients.ts";
import { between, figure } from "./support/figures.ts";
import { freePort } from "../server/testing/free-port.ts";
import { builtSite } from "../server/testing/processes.ts";
import { startServer, type BenchServer } from "./support/server.ts";
import { openDrained, verify } from "./support/verify.ts";
import { startWebhook } from "./support/webhook.ts";

// Three servers on one PostgreSQL. First servers and the database are killed, and nothing may be lost. Then each server
// is stopped and started in turn, under clients that ask only those that say they are ready: no request may fail.

const SERVERS = 3;
const SERVER_KILLS = 20;
const DATABASE_CRASHES = 5;
const ROUNDS = 4;
const CLIENTS = 8;
const STOP_DELAY_MS = 500;
const ASKED_EVERY_MS = 50;

const postgres = await startPostgres({ syncs: true });
if (!postgres) process.exit(1);
const { url, crash, stop } = postgres;
const cwd = builtSite();
const webhook = await startWebhook();
let selfExits = 0;

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
    WEBHOOK_RETRY_BASE_MS: "20",
    STOP_DELAY_MS: String(STOP_DELAY_MS),
  };
  const server = startServer({ cwd, env });
  if ((await server.ready) === undefined) throw new Error(server.complaints());
  void countSelfExit(server);
  return server;
}

/** A server must only end when we end it. */
async function countSelfExit(server: BenchServer): Promise<void> {
  if (!(await server.endedByItself)) return;
  selfExits++;
  console.error(server.complaints());
}

const slots: Slot[] = [];
for (let number = 0; number < SERVERS; number++) {
  const port = await freePort();
  slots.push({ port, server: await start(port), ready: true });
}
const anySlot = (among: readonly Slot[]) => {
  const slot = among[Math.floor(between(0, among.length))];
  if (!slot) throw new Error("No server is ready.");
  return slot;
};

async function killServersAndDatabase(): Promise<void> {
  const killsToACrash = SERVER_KILLS / DATABASE_CRASHES;
  for (let kills = 1; kills <= SERVER_KILLS; kills++) {
    await sleep(between(100, 800));
    const slot = anySlot(slots);
    await slot.server.kill("SIGKILL");
    slot.server = await start(slot.port);
    if (kills % killsToACrash > 0) continue;
    await sleep(between(0, 500));
    await crash();
  }
  await sleep(1000);
}

/** Asks a server again and again whether it is ready, as a load balancer does. */
async function watchReadiness(slot: Slot, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const answer = await fetch(`http://127.0.0.1:${slot.port}${READY_PATH}`)
      // A server that has stopped is not ready.
      .catch(() => undefined);
    slot.ready = answer?.ok ?? false;
    await sleep(ASKED_EVERY_MS);
  }
}

async function restartInTurn(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++)
    for (const slot of slots) {
      await slot.server.kill("SIGTERM");
      slot.server = await start(slot.port);
      // As an orchestrator does, go on only when this one is in use.
      while (!slot.ready) await sleep(ASKED_EVERY_MS);
    }
}

console.log(
  `servers: ${SERVERS} on one PostgreSQL, ${CLIENTS} clients; ${SERVER_KILLS} × kill -9 and ${DATABASE_CRASHES} database crashes, then ${ROUNDS * SERVERS} restarts in turn`,
);
const killed: Clients = startClients(CLIENTS, () => anySlot(slots).port);
await killServersAndDatabase();
await killed.stop();

const watching = new AbortController();
const watched = slots.map((slot) => watchReadiness(slot, watching.signal));
const balanced: Clients = startClients(
  CLIENTS,
  () => anySlot(slots.filter(({ ready }) => ready)).port,
);
await restartInTurn();
await balanced.stop();
watching.abort();
await Promise.all(watched);

const { database, ms: drainMs } = await openDrained({
  dataDir: cwd,
  databaseUrl: url,
});
const failed = balanced.unanswered();
figure("servers that ended by themselves", selfExits, selfExits === 0);
figure("attempts that failed during restarts in turn", failed, failed === 0);
await verify(
  database,
  {
    acknowledged: new Map([...killed.acknowledged, ...balanced.acknowledged]),
    broken: [...killed.broken, ...balanced.broken],
    repeats: () => killed.repeats() + balanced.repeats(),
  },
  webhook,
);
figure("all delivered after the last restart, s", Math.round(drainMs / 1000));
await database.close();
for (const { server } of slots) await server.kill("SIGTERM");
webhook.close();
await stop();
