import { setTimeout as sleep } from "node:timers/promises";
import { figure, slope } from "../support/figures.ts";
import { memoryInUse } from "../support/heap.ts";
import { megabytes } from "../support/process-figures.ts";
import { freePort } from "../../tests/e2e/support/free-port.ts";
import { runErrands, startVisitors } from "../support/visitors.ts";
import { startWebhook } from "../support/webhook.ts";
import { createErrands, firstVisits } from "./errands.ts";
import { startRudeClients } from "./rude-clients.ts";
import { startBuiltSite } from "./site.ts";

// All that a server meets in a day, for ten minutes: does it grow? The first half is for the heap to find its size.

/** `LOAD_MINUTES` shortens it for a try; below some minutes, the heap is still finding its size. */
const MINUTES = Number(process.env["LOAD_MINUTES"] ?? 10);
const SAMPLED_EVERY_MS = 1000;
const COLLECTED_EVERY_MS = 15_000;
/**
 * What is in use after a collection, MB a minute. At a thousand requests a second it is 9 bytes for each: less than the
 * smallest object there is, so whatever is kept of every request shows.
 */
const MAX_GROWTH = 0.5;
/**
 * By how many MB the process's most memory in the second half may be above that in the first. It comes and goes by
 * tens of MB with what is not thrown away yet, and with what the system takes back, so its slope says little. A KB lost
 * outside of the heap in one of ten requests, at a thousand a second, would be 30 MB.
 */
const MAX_RSS_MORE = 25;
/** The webhook fails for a second, so that there are repeats. */
const BAD_SPELL_EVERY_MS = 20_000;
/** More than the limits on demo requests and page speed reports remember. */
const ADDRESSES = 11_000;

interface Sample {
  readonly minute: number;
  readonly megabytes: number;
}

/** MB a minute. */
const growth = (samples: readonly Sample[]) =>
  slope(samples.map((sample) => ({ x: sample.minute, y: sample.megabytes })));

const most = (samples: readonly Sample[]) =>
  Math.max(...samples.map((sample) => sample.megabytes));

/** The first half of the time, and the second. */
const halves = (samples: readonly Sample[]) =>
  [
    samples.filter(({ minute }) => minute < MINUTES / 2),
    samples.filter(({ minute }) => minute >= MINUTES / 2),
  ] as const;

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
  const inUse: Sample[] = [];
  let spells = 1;
  const began = performance.now();
  for (let ms = 0; ms < MINUTES * 60_000; ms = performance.now() - began) {
    const minute = ms / 60_000;
    rss.push({ minute, megabytes: megabytes(server.pid) });
    if (ms >= inUse.length * COLLECTED_EVERY_MS)
      inUse.push({ minute, megabytes: await memoryInUse(inspectPort) });
    const isBad = ms > spells * BAD_SPELL_EVERY_MS;
    if (isBad) spells++;
    await webhook.setMood(isBad ? "500" : "ok");
    await sleep(SAMPLED_EVERY_MS);
  }
  inUse.push({ minute: MINUTES, megabytes: await memoryInUse(inspectPort) });
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
  showMemory({ rss, inUse }, perSecond);
  await site.stop();
  webhook.close();
}

interface Memory {
  readonly rss: readonly Sample[];
  /** Objects and buffers, after a collection. */
  readonly inUse: readonly Sample[];
}

function showMemory({ rss, inUse }: Memory, perSecond: number): void {
  for (let minute = 0; minute < MINUTES; minute++) {
    const [atRss, atInUse] = [rss, inUse].map(
      (samples) =>
        samples.find((sample) => sample.minute >= minute)?.megabytes ?? 0,
    );
    figure(
      `after ${minute} min: RSS, in use, MB`,
      `${atRss?.toFixed(0)}, ${atInUse?.toFixed(1)}`,
    );
  }
  const [, later] = halves(inUse);
  const growing = growth(later);
  const perRequest = (growing * 1024 ** 2) / (perSecond * 60);
  figure(
    "in use, second half, MB a minute",
    `${growing.toFixed(2)} (${perRequest.toFixed(1)} bytes a request)`,
    growing <= MAX_GROWTH,
  );
  const [early, late] = halves(rss);
  figure("RSS, second half, MB a minute", growth(late).toFixed(2));
  const more = most(late) - most(early);
  figure(
    "RSS, most in each half, MB",
    `${most(early).toFixed(0)}, ${most(late).toFixed(0)}`,
    more <= MAX_RSS_MORE,
  );
}
