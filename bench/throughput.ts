import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BODY } from "../server/testing/demo-request.ts";
import { freePort } from "../server/testing/free-port.ts";
import { builtSite } from "../server/testing/processes.ts";
import { post } from "./support/clients.ts";
import { figure, median, quantile } from "./support/figures.ts";
import { startServer } from "./support/server.ts";
import { startWebhook } from "./support/webhook.ts";

// Requests a second while deliveries run. Clients, webhook and server share the machine, so the figures are lower bounds.

const CLIENTS = [1, 16, 64];
/** Each round begins with an empty table; the medians are shown. */
const ROUNDS = 3;
const WARM_UP_MS = 1000;
const MEASURED_MS = 4000;
const cwd = builtSite();

/** The figures of one number of clients in one round. */
interface Sample {
  readonly clients: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly processor: number;
  readonly rss: number;
}

async function load(clients: number, port: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + WARM_UP_MS + MEASURED_MS;
  async function client(): Promise<void> {
    for (;;) {
      const sentAt = performance.now();
      if (sentAt >= end) return;
      const { status } = await post(agent, {
        port,
        key: crypto.randomUUID(),
        body: BODY,
      });
      if (status !== 202) throw new Error(`HTTP ${status}`);
      if (sentAt - began >= WARM_UP_MS)
        latencies.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return latencies;
}

interface Round {
  readonly idleRss: number;
  readonly samples: readonly Sample[];
}

async function measure(dataDir: string): Promise<Round> {
  const webhook = await startWebhook();
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_WEBHOOK_URL: webhook.url,
  };
  const server = startServer({ cwd, env });
  if ((await server.ready) === undefined) throw new Error(server.complaints());
  await sleep(2000);
  const idleRss = Math.round(server.megabytes());
  const samples: Sample[] = [];
  for (const clients of CLIENTS) {
    const used = server.processorMs();
    const latencies = await load(clients, port);
    const seconds = (WARM_UP_MS + MEASURED_MS) / 1000;
    const rate = (latencies.length * 1000) / MEASURED_MS;
    samples.push({
      clients,
      rate,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      processor: (server.processorMs() - used) / (rate * seconds),
      rss: server.megabytes(),
    });
  }
  await server.kill("SIGTERM");
  webhook.close();
  return { idleRss, samples };
}

const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round++)
  rounds.push(await measure(join(cwd, `data-${round}`)));

console.table(
  CLIENTS.map((clients) => {
    const samples = rounds.flatMap((round) =>
      round.samples.filter((sample) => sample.clients === clients),
    );
    const middle = (read: (sample: Sample) => number, digits = 0) =>
      median(samples.map(read)).toFixed(digits);
    return {
      clients,
      "requests/s": middle(({ rate }) => rate),
      "p50 ms": middle(({ p50 }) => p50, 1),
      "p99 ms": middle(({ p99 }) => p99, 1),
      "CPU ms": middle(({ processor }) => processor, 2),
      "RSS MB": middle(({ rss }) => rss),
    };
  }),
);
const idle = median(rounds.map(({ idleRss }) => idleRss));
figure("RSS while idle, MB", idle, idle < 150);
