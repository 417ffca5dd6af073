import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { startClients } from "./support/clients.ts";
import { between, figure, median } from "./support/figures.ts";
import { freePort } from "../server/testing/free-port.ts";
import { builtSite } from "../server/testing/processes.ts";
import { startServer } from "./support/server.ts";
import { openDrained, verify } from "./support/verify.ts";
import { startWebhook, type Mood } from "./support/webhook.ts";

// kill -9 at random moments, half of them while the server starts, under eight clients and a webhook of every mood.

const KILLS = 200;
const CLIENTS = 8;
const MOODS: readonly Mood[] = ["ok", "ok", "500", "429", "hang", "refuse"];

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
    await webhook.setMood(MOODS[Math.floor(between(0, MOODS.length))] ?? "ok");
    await sleep(between(50, 500));
  }
  await webhook.setMood("ok");
}

console.log(`kill: ${KILLS} × kill -9, ${CLIENTS} clients, a flapping webhook`);
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
