import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { aRequest } from "../server/testing/demo-request.ts";
import { openDatabase } from "../server/store/database.ts";
import { createLog } from "../server/log.ts";
import { freePort } from "../tests/e2e/support/free-port.ts";
import { post } from "./support/clients.ts";
import { figure, median, quantile } from "./support/figures.ts";
import { megabytes, processorMs } from "./support/process-figures.ts";
import { startServer } from "./support/server.ts";
import { startWebhook } from "./support/webhook.ts";
import { workDir } from "./support/work-dir.ts";

// Requests a second with the relay running, beside what the same disk does at the same time: a write and a sync, again
// and again. Clients, webhook and server share the machine, so the figures are lower bounds.

const CLIENTS = [1, 16, 64];
/** Rounds over both tables in turn, so that both meet what else the machine does; the medians are shown. */
const ROUNDS = 3;
const WARM_UP_MS = 1000;
const MEASURED_MS = 4000;
const SYNCS_MS = 1000;
const ROWS = 1_000_000;
const BODY = JSON.stringify(aRequest);

const cwd = workDir();
const tables = { empty: join(cwd, "empty"), million: join(cwd, "million") };
const log = createLog("silent");

/** What one round shows of one number of clients. */
interface Sample {
  readonly rate: number;
  readonly syncs: number;
  readonly p50: number;
  readonly p99: number;
  readonly processor: number;
  readonly delivered: number;
  readonly rss: number;
}

/** Writes and syncs a page at a time, as a commit does at least. @returns how many a second */
function syncsPerSecond(): number {
  const file = join(cwd, "syncs");
  const descriptor = openSync(file, "w");
  const page = Buffer.alloc(4096, 1);
  const began = performance.now();
  let syncs = 0;
  for (; performance.now() - began < SYNCS_MS; syncs++) {
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
  }
  closeSync(descriptor);
  rmSync(file);
  return (syncs * 1000) / SYNCS_MS;
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
  /** In the order of `CLIENTS`. */
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
  const idleRss = Math.round(megabytes(server.pid));
  const samples: Sample[] = [];
  for (const clients of CLIENTS) {
    const syncs = syncsPerSecond();
    const calls = webhook.calls();
    const used = processorMs(server.pid);
    const latencies = await load(clients, port);
    const seconds = (WARM_UP_MS + MEASURED_MS) / 1000;
    const rate = (latencies.length * 1000) / MEASURED_MS;
    samples.push({
      rate,
      syncs,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      processor: (processorMs(server.pid) - used) / (rate * seconds),
      delivered: (webhook.calls() - calls) / seconds,
      rss: megabytes(server.pid),
    });
  }
  await server.kill("SIGTERM");
  webhook.close();
  await settle(dataDir);
  return { idleRss, samples };
}

/** Takes what is not delivered yet off the next round's hands. */
async function settle(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log });
  await db
    .updateTable("lead")
    .set({ state: "delivered" })
    .where("state", "=", "pending")
    .execute();
  await close();
}

const HEADINGS = [
  "clients",
  "requests/s",
  "syncs/s",
  "ratio",
  "p50 ms",
  "p99 ms",
  "CPU ms",
  "delivered/s",
  "RSS MB",
];

function show(title: string, rounds: readonly Round[]): void {
  console.log(`\n${title}`);
  console.log(HEADINGS.join("  "));
  for (const [index, clients] of CLIENTS.entries()) {
    const middle = (read: (sample: Sample) => number) =>
      median(
        rounds.flatMap(({ samples }) =>
          samples.slice(index, index + 1).map(read),
        ),
      );
    const cells = [
      String(clients),
      middle(({ rate }) => rate).toFixed(0),
      middle(({ syncs }) => syncs).toFixed(0),
      middle(({ rate, syncs }) => rate / syncs).toFixed(2),
      middle(({ p50 }) => p50).toFixed(1),
      middle(({ p99 }) => p99).toFixed(1),
      middle(({ processor }) => processor).toFixed(2),
      middle(({ delivered }) => delivered).toFixed(0),
      middle(({ rss }) => rss).toFixed(0),
    ];
    console.log(
      cells
        .map((cell, column) => cell.padStart(HEADINGS[column]?.length ?? 0))
        .join("  "),
    );
  }
  const idle = median(rounds.map(({ idleRss }) => idleRss));
  figure("RSS while idle, MB", idle, idle < 150);
}

/** Fills the table with delivered requests, as years of use would. */
async function fill(): Promise<void> {
  const { db, close } = await openDatabase({
    dataDir: tables.million,
    log,
  });
  const body = JSON.stringify({ ...aRequest, message: "x".repeat(200) });
  const chunk = 100_000;
  for (let from = 0; from < ROWS; from += chunk)
    await sql`
      with recursive n(i) as (
        select ${sql.lit(from)} union all
        select i + 1 from n where i + 1 < ${sql.lit(from + chunk)}
      )
      insert into lead
      select
        printf('01900000-%04x-7000-8000-%012x', i >> 16, i),
        lower(hex(randomblob(16))), ${body}, 'delivered', 1, null,
        i, i, i, null
      from n`.execute(db);
  await close();
}

await fill();
const rounds: { readonly empty: Round; readonly million: Round }[] = [];
for (let round = 0; round < ROUNDS; round++)
  rounds.push({
    empty: await measure(tables.empty),
    million: await measure(tables.million),
  });
show(
  "From an empty table",
  rounds.map(({ empty }) => empty),
);
show(
  `From a table of ${ROWS.toLocaleString("en-GB")} rows`,
  rounds.map(({ million }) => million),
);
