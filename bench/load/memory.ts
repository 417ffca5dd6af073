import { setTimeout as sleep } from "node:timers/promises";
import { figure, slope } from "../support/figures.ts";
import { liveHeap } from "../support/heap.ts";
import { megabytes } from "../support/process-figures.ts";
import { freePort } from "../support/server.ts";
import { runErrands, startVisitors } from "../support/visitors.ts";
import { startWebhook } from "../support/webhook.ts";
import { createErrands, firstVisits } from "./errands.ts";
import { startRudeClients } from "./rude-clients.ts";
import { startBuiltSite } from "./site.ts";

// All that a server meets in a day, for ten minutes: does it grow? The first half is for the heap to find its size.

/** `LOAD_MINUTES` shortens it for a try; below some minutes, the heap is still finding its size. */
const MINUTES = Number(process.env["LOAD_MINUTES"] ?? 10);
const SAMPLED_EVERY_MS = 1000;
/** Seldom, because it makes the process throw away more than it would by itself. */
const COLLECTED_EVERY_MS = 60_000;
/**
 * What is in use after a collection, MB a minute. At a thousand requests a second it is 9 bytes for each: less than the
 * smallest object there is, so whatever is kept of every request shows.
 */
const MOST_HEAP_GROWTH = 0.5;
/**
 * The process's memory, MB a minute. It comes and goes with what is not thrown away yet, some ten MB within minutes;
 * whatever is lost outside of the heap, such as a page's 24 KB for one in a hundred requests, is far more.
 */
const MOST_RSS_GROWTH = 5;
/** The webhook fails for a second, so that there are repeats. */
const BAD_SPELL_EVERY_MS = 20_000;
/** More than the limits on demo requests and page speed reports remember. */
const ADDRESSES = 11_000;

interface Sample {
  readonly minute: number;
  readonly megabytes: number;
}

const growth = (samples: readonly Sample[]) =>
  slope(samples.map((sample) => ({ x: sample.minute, y: sample.megabytes })));

const isLater = ({ minute }: Sample) => minute >= MINUTES / 2;

export async function measureMemory(): Promise<void> {
  console.log(`\nMemory, ${MINUTES} minutes of all that a server meets`);
  const webhook = await startWebhook();
  const inspectPort = await freePort();
  const site = await startBuiltSite({
    DEMO_WEBHOOK_URL: webhook.url,
    WEBHOOK_RETRY_BASE_MS: "1000",
    METRICS_PORT: String(await freePort()),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
    TRUST_PROXY: "true",
    RATE_LIMIT_PER_MINUTE: "1000",
  });
  const { port, server } = site;
  await runErrands(port, firstVisits(ADDRESSES), 24);
  const rude = startRudeClients(port);
  const visitors = startVisitors({
    port,
    count: 24,
    pauseMs: 15,
    next: await createErrands(port),
  });

  const rss: Sample[] = [];
  const heap: Sample[] = [];
  let spells = 1;
  const began = performance.now();
  for (let ms = 0; ms < MINUTES * 60_000; ms = performance.now() - began) {
    const minute = ms / 60_000;
    if (ms >= heap.length * COLLECTED_EVERY_MS)
      heap.push({ minute, megabytes: await liveHeap(inspectPort) });
    else rss.push({ minute, megabytes: megabytes(server.pid) });
    const isBad = ms > spells * BAD_SPELL_EVERY_MS;
    if (isBad) spells++;
    await webhook.setMood(isBad ? "500" : "ok");
    await sleep(SAMPLED_EVERY_MS);
  }
  heap.push({ minute: MINUTES, megabytes: await liveHeap(inspectPort) });
  const { done, perSecond, p99, failures } = await visitors.stop();
  await rude.stop();

  figure(
    "requests",
    `${done}, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`,
  );
  figure("demo requests delivered", webhook.taken.size);
  figure(
    "answered otherwise than they should be",
    failures.length,
    failures.length === 0,
  );
  for (const failure of failures.slice(0, 5)) console.error(failure);
  for (const { minute, megabytes: inUse } of heap) {
    const resident = rss.findLast((sample) => sample.minute <= minute);
    figure(
      `after ${minute.toFixed(1)} min, RSS and heap in use, MB`,
      `${resident?.megabytes.toFixed(0) ?? "?"}, ${inUse.toFixed(1)}`,
    );
  }
  const grown = (name: string, samples: readonly Sample[], most: number) => {
    const later = growth(samples.filter(isLater));
    const perRequest = (later * 1024 ** 2) / (perSecond * 60);
    figure(
      `${name}, second half, MB a minute`,
      `${later.toFixed(2)} (${perRequest.toFixed(1)} bytes a request)`,
      later <= most,
    );
  };
  grown("heap in use", heap, MOST_HEAP_GROWTH);
  grown("RSS", rss, MOST_RSS_GROWTH);
  await site.stop();
  webhook.close();
}
