import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../server/store/database.ts";
import { createLog } from "../server/log.ts";
import { startClients } from "./support/clients.ts";
import { startCluster } from "./support/cluster.ts";
import { drained } from "./support/drain.ts";
import { between, figure } from "./support/figures.ts";
import { freePort } from "../tests/e2e/support/free-port.ts";
import { startServer, type BenchServer } from "./support/server.ts";
import { verify } from "./support/verify.ts";
import { startWebhook } from "./support/webhook.ts";
import { workDir } from "./support/work-dir.ts";

// Three servers on one PostgreSQL: servers are killed, the database is killed, and nothing may be lost.

const SERVERS = 3;
const SERVER_KILLS = 20;
const DATABASE_CRASHES = 5;
const CLIENTS = 8;

const cluster = await startCluster();
if (!cluster) {
  console.error("There is no PostgreSQL on this machine.");
  process.exit(1);
}
const { url, crash, stop } = cluster;
const cwd = workDir();
const webhook = await startWebhook();
let selfExits = 0;

interface Slot {
  readonly port: number;
  server: BenchServer;
}

const ending = new Set<BenchServer>();

async function start(port: number): Promise<BenchServer> {
  const env = {
    PORT: String(port),
    DATABASE_URL: url,
    DEMO_WEBHOOK_URL: webhook.url,
    WEBHOOK_RETRY_BASE_MS: "20",
  };
  const server = startServer({ cwd, env });
  if ((await server.ready) === undefined) throw new Error(server.complaints());
  void watch(server);
  return server;
}

/** A server ends when we end it, and never by itself. */
async function watch(server: BenchServer): Promise<void> {
  await server.ended;
  if (ending.has(server)) return;
  selfExits++;
  console.error(server.complaints());
}

async function end(
  server: BenchServer,
  signal: "SIGKILL" | "SIGTERM",
): Promise<void> {
  ending.add(server);
  await server.kill(signal);
}

console.log(
  `servers: ${SERVERS} on one PostgreSQL, ${SERVER_KILLS} × kill -9, ${DATABASE_CRASHES} database crashes, ${CLIENTS} clients`,
);
const slots: Slot[] = [];
for (let number = 0; number < SERVERS; number++) {
  const port = await freePort();
  slots.push({ port, server: await start(port) });
}
// `slots` is not empty.
const anySlot = () => slots[Math.floor(between(0, SERVERS))] as Slot;
const clients = startClients(CLIENTS, () => anySlot().port);

const killsToACrash = SERVER_KILLS / DATABASE_CRASHES;
for (let kills = 1; kills <= SERVER_KILLS; kills++) {
  await sleep(between(100, 800));
  const slot = anySlot();
  await end(slot.server, "SIGKILL");
  slot.server = await start(slot.port);
  if (kills % killsToACrash > 0) continue;
  await sleep(between(0, 500));
  await crash();
}

await sleep(1000);
await clients.stop();
const log = createLog("silent");
const database = await openDatabase({ dataDir: cwd, databaseUrl: url, log });
const drainMs = await drained(database);
figure("server kills", SERVER_KILLS);
figure("database crashes", DATABASE_CRASHES);
figure("servers that ended by themselves", selfExits, selfExits === 0);
await verify(database, clients, webhook);
figure("all delivered after the last kill, s", Math.round(drainMs / 1000));
await database.close();
for (const { server } of slots) await end(server, "SIGTERM");
webhook.close();
await stop();
