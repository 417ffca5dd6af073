import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { aRequest } from "../../server/testing/demo-request.ts";
import { routes } from "../../site/routes.ts";
import { figure } from "../support/figures.ts";
import { memoryInUse } from "../support/heap.ts";
import { descriptors } from "../support/process-figures.ts";
import { freePort } from "../../tests/e2e/support/free-port.ts";
import {
  startVisitors,
  type Errand,
  type Visits,
} from "../support/visitors.ts";
import { startWebhook } from "../support/webhook.ts";
import { startBuiltSite } from "./site.ts";

// 500 connections on which nothing happens and 100 that do everything as slowly as they may, while visitors read pages
// and send demo requests: the same visitors before, meanwhile, and when the server has got rid of the crowd.

/** A process that has just started is slower than it will be. */
const WARM_UP_MS = 5000;
const ALONE_MS = 15_000;
const CROWDED_MS = 45_000;
/** Node gives a reader who takes nothing the server's minute of silence twice; and some seconds to look. */
const GONE_WITHIN_MS = 130_000;
/** In which the visitors' connections end, and those to the webhook. */
const SETTLE_MS = 8000;
/** A visitor does not notice it, and a busy machine alone makes as much. */
const MAX_P99_MS = 100;
/** After a collection. The crowd comes with some 3000 connections, which would be tens of MB if they were kept. */
const MAX_LEFT_MB = 5;

/** What the crowd's process tells when it is asked. */
export interface CrowdReport {
  /** Connections that are open now. */
  readonly open: number;
  /** Those that the server ended, and how long each had lasted. */
  readonly ends: { readonly name: string; readonly ms: number }[];
}

const PATHS = Object.values(routes);
const BROTLI = { "Accept-Encoding": "br, gzip" };

function nextPage(): Errand {
  const path = PATHS[Math.floor(Math.random() * PATHS.length)] ?? "/";
  return { path, headers: BROTLI, status: 200 };
}

const nextRequest = (): Errand => ({
  method: "POST",
  path: DEMO_REQUESTS_PATH,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(aRequest),
  status: 202,
});

interface Day {
  readonly pages: Visits;
  readonly requests: Visits;
}

async function visitFor(port: number, ms: number): Promise<Day> {
  const readers = startVisitors({
    port,
    count: 24,
    pauseMs: 10,
    next: nextPage,
  });
  const senders = startVisitors({
    port,
    count: 8,
    pauseMs: 20,
    next: nextRequest,
  });
  await sleep(ms);
  const [pages, requests] = await Promise.all([readers.stop(), senders.stop()]);
  return { pages, requests };
}

const slowest = ({ pages, requests }: Day) => Math.max(pages.p99, requests.p99);

function show(title: string, { pages, requests }: Day): void {
  console.log(title);
  for (const [name, visits] of Object.entries({ pages, requests })) {
    const { perSecond, p50, p99, failures } = visits;
    figure(
      name,
      `${perSecond.toFixed(0)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
    figure(`${name} that failed`, failures.length, failures.length === 0);
    for (const failure of failures.slice(0, 3)) console.error(failure);
  }
}

function startCrowd(port: number) {
  const file = join(import.meta.dirname, "crowd-process.ts");
  const child = fork(file, [String(port)]);
  return {
    async ask(question: "how many" | "stay away"): Promise<CrowdReport> {
      child.send(question);
      const [report] = await once(child, "message");
      // Our own process sends nothing else.
      return report as CrowdReport;
    },
    async stop() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

export async function measureCrowd(): Promise<void> {
  console.log("\nA crowd that holds on: 500 idle connections, 100 slow ones");
  const webhook = await startWebhook();
  const inspectPort = await freePort();
  const site = await startBuiltSite({
    DEMO_WEBHOOK_URL: webhook.url,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
  });
  const { port } = site;
  const { pid } = site.server;
  await visitFor(port, WARM_UP_MS);
  const alone = await visitFor(port, ALONE_MS);
  await sleep(SETTLE_MS);
  const memoryBefore = await memoryInUse(inspectPort);
  const filesBefore = descriptors(pid);

  const crowd = startCrowd(port);
  await sleep(2000);
  const { open } = await crowd.ask("how many");
  const crowded = await visitFor(port, CROWDED_MS);
  const filesDuring = descriptors(pid);
  const leaving = performance.now();
  await crowd.ask("stay away");
  let left = 0;
  do {
    await sleep(250);
    left = descriptors(pid) - filesBefore;
  } while (left > 0 && performance.now() - leaving < GONE_WITHIN_MS);
  const gone = (performance.now() - leaving) / 1000;
  const { ends } = await crowd.ask("how many");
  await crowd.stop();
  const after = await visitFor(port, ALONE_MS);
  await sleep(SETTLE_MS);
  const memory = (await memoryInUse(inspectPort)) - memoryBefore;

  show("alone", alone);
  show("in the crowd", crowded);
  show("after it", after);
  figure("connections of the crowd at first", open, open === 600);
  const [least, most] = [slowest(alone), slowest(crowded)];
  figure(
    "p99 in the crowd beside alone",
    (most / least).toFixed(2),
    most <= Math.max(MAX_P99_MS, 3 * least),
  );
  console.log("how long the server bore them");
  for (const name of new Set(ends.map((end) => end.name))) {
    const lives = ends.filter((end) => end.name === name).map(({ ms }) => ms);
    const [shortest, longest] = [Math.min(...lives), Math.max(...lives)];
    const seconds = [shortest, longest].map((ms) => (ms / 1000).toFixed(1));
    figure(name, `${seconds.join(" to ")} s (${lives.length} ended)`);
  }
  figure(
    "files and sockets open before, meanwhile",
    `${filesBefore}, ${filesDuring}`,
  );
  figure("left open when nobody came any more", left, left <= 0);
  figure("all gone after, s", gone.toFixed(1));
  figure(
    "in use more than before, MB",
    memory.toFixed(1),
    memory < MAX_LEFT_MB,
  );
  await site.stop();
  webhook.close();
}
