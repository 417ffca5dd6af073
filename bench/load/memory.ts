import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { METRICS_PATH } from "../../server/metrics-app.ts";
import { routes } from "../../site/routes.ts";
import { figure, slope, type Point } from "../support/figures.ts";
import { megabytes } from "../support/process-figures.ts";
import { freePort } from "../support/server.ts";
import { startVisitors } from "../support/visitors.ts";
import { startWebhook } from "../support/webhook.ts";
import { createErrands } from "./errands.ts";
import { startBuiltSite } from "./site.ts";

// All that a server meets in a day, for ten minutes: does it grow? The first half is for the heap to find its size.

/** `LOAD_MINUTES` shortens it for a try; below some minutes, the heap is still finding its size. */
const MINUTES = Number(process.env["LOAD_MINUTES"] ?? 10);
const SAMPLED_EVERY_MS = 1000;
/**
 * MB a minute. At a thousand requests a second it is 17 bytes for each: less than the smallest object with a text in
 * it, so whatever is kept of every request, or of every tenth kind of them, shows.
 */
const MOST_GROWTH = 1;
const BAD_DAYS_EVERY_MS = 20_000;

interface Sample {
  readonly minute: number;
  readonly rss: number;
  readonly heap: number;
}

async function heapOf(metricsPort: number): Promise<number> {
  const url = `http://127.0.0.1:${metricsPort}${METRICS_PATH}`;
  const text = await (await fetch(url)).text();
  const bytes = /^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1];
  return Number(bytes) / 1024 ** 2;
}

async function etagsOf(port: number): Promise<Record<string, string>> {
  const tags = Object.values(routes).map(async (path) => {
    const headers = { "Accept-Encoding": "br" };
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    return [path, answer.headers.get("etag") ?? ""] as const;
  });
  return Object.fromEntries(await Promise.all(tags));
}

/** What is no HTTP, what ends in the middle, and who goes away before the answer is there. */
const RUDE = [
  "no HTTP at all\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\nBad header\r\n\r\n",
  "POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
  "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
];

async function beRude(port: number, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const socket = connect(port, "127.0.0.1");
    // They are ended or end themselves: either is right.
    socket.on("error", () => {});
    socket.write(RUDE[turn % RUDE.length] ?? "");
    await sleep(20);
    socket.destroy();
  }
}

/** The least of each ten values: what is left of a heap when it was just swept. */
function floor(points: readonly Point[]): Point[] {
  const groups = Array.from({ length: Math.floor(points.length / 10) });
  return groups.map((_, index) => {
    const group = points.slice(index * 10, index * 10 + 10);
    return group.reduce((least, point) => (point.y < least.y ? point : least));
  });
}

export async function measureMemory(): Promise<void> {
  console.log(`\nMemory, ${MINUTES} minutes of all that a server meets`);
  const webhook = await startWebhook();
  const metricsPort = await freePort();
  const site = await startBuiltSite({
    DEMO_WEBHOOK_URL: webhook.url,
    WEBHOOK_RETRY_BASE_MS: "1000",
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: "true",
    RATE_LIMIT_PER_MINUTE: "1000",
  });
  const { port } = site;
  const rude = new AbortController();
  const rudeness = beRude(port, rude.signal);
  const visitors = startVisitors({
    port,
    count: 24,
    pauseMs: 15,
    next: createErrands(await etagsOf(port)),
  });

  const samples: Sample[] = [];
  const began = performance.now();
  let badDays = 1;
  for (let ms = 0; ms < MINUTES * 60_000; ms = performance.now() - began) {
    samples.push({
      minute: ms / 60_000,
      rss: megabytes(site.server.pid),
      heap: await heapOf(metricsPort),
    });
    const isBad = ms > badDays * BAD_DAYS_EVERY_MS;
    if (isBad) badDays++;
    await webhook.setMood(isBad ? "500" : "ok");
    await sleep(SAMPLED_EVERY_MS);
  }
  const { done, perSecond, p99, failures } = await visitors.stop();
  rude.abort();
  await rudeness;

  figure(
    "requests",
    `${done}, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`,
  );
  figure(
    "answered otherwise than they should be",
    failures.length,
    failures.length === 0,
  );
  for (const failure of failures.slice(0, 5)) console.error(failure);
  const later = samples.filter(({ minute }) => minute >= MINUTES / 2);
  const rss = later.map((sample) => ({ x: sample.minute, y: sample.rss }));
  const heap = floor(
    later.map((sample) => ({ x: sample.minute, y: sample.heap })),
  );
  for (const at of [0, 1, 2, MINUTES / 2, (MINUTES * 3) / 4, MINUTES]) {
    const sample = samples.findLast(({ minute }) => minute <= at);
    if (sample)
      figure(
        `after ${sample.minute.toFixed(1)} min, RSS and heap, MB`,
        `${sample.rss.toFixed(0)}, ${sample.heap.toFixed(0)}`,
      );
  }
  for (const [name, points] of Object.entries({ RSS: rss, heap })) {
    const growth = slope(points);
    const perRequest = (growth * 1024 ** 2) / (perSecond * 60);
    figure(
      `${name}, second half, MB a minute`,
      `${growth.toFixed(2)} (${perRequest.toFixed(1)} bytes a request)`,
      growth <= MOST_GROWTH,
    );
  }
  await site.stop();
  webhook.close();
}
