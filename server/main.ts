import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loadEnvFile, SettingsError } from "../settings/load.ts";
import { readServerSettings, type ServerSettings } from "../settings/server.ts";
import { createApp } from "./app.ts";
import { createBacklog } from "./store/backlog.ts";
import { NotBuiltError, readBuildInfo } from "./pages/build-info.ts";
import { DatabaseError, openDatabase } from "./store/database.ts";
import { createDemoRequests } from "./api/demo-requests.ts";
import { createHealth, type Health } from "./operations/health.ts";
import { listen, ListenError } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { createMetricsApp, METRICS_PATH } from "./operations/metrics-app.ts";
import type { Metrics } from "./operations/metrics.ts";
import { createOutbox, type Outbox } from "./store/outbox.ts";
import { loadPages } from "./pages/pages.ts";
import { createRateLimit } from "./api/rate-limit.ts";
import { startUpNotes } from "./start-up-notes.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { createWebhook } from "./delivery/webhook.ts";
import { startWorker, type Worker } from "./delivery/worker.ts";

/** How long requests and deliveries under way may take to end when the server stops. */
const STOP_GRACE_MS = 3000;

/** What whoever runs the server can mend: the message is all there is to say. */
const PLAIN_ERRORS = [SettingsError, NotBuiltError, DatabaseError, ListenError];

async function start(): Promise<void> {
  loadEnvFile();
  const settings = readServerSettings(process.env);
  const log = createLog(settings.logLevel);
  const build = readBuildInfo(resolve(settings.siteDir));
  const pages = loadPages(resolve(settings.siteDir));
  const database = await openDatabase({ ...settings, log });
  const outbox = createOutbox(database);
  const health = createHealth({ readBacklog: createBacklog(database), log });
  const metrics = settings.metrics && (await startCounting(health));
  let worker: Worker | undefined;

  const app = createApp({
    demoRequests: createDemoRequests({
      outbox,
      onAccepted: () => worker?.nudge(),
    }),
    pages,
    health,
    rateLimit: createRateLimit({ perMinute: settings.rateLimitPerMinute }),
    trustProxy: settings.trustProxy,
    allowedOrigins: settings.allowedOrigins,
    extraSources: build.sources,
    usesCamera: build.usesCamera,
    metrics,
    log,
  });
  const server = await listen(app, settings);
  const metricsServer =
    settings.metrics &&
    metrics &&
    (await listen(createMetricsApp({ metrics, log }), {
      ...settings.metrics,
      settings: { host: "METRICS_HOST", port: "METRICS_PORT" },
    }));
  // Not before: a second server, started by mistake, ends at the taken port and must not break off a delivery.
  worker = startDelivery(settings, { outbox, metrics, log });

  async function stop(): Promise<void> {
    health.stop();
    await sleep(settings.stopDelayMs);
    await Promise.all([
      server.close(STOP_GRACE_MS),
      worker?.stop(STOP_GRACE_MS),
    ]);
    await metricsServer?.close(0);
    await database.close();
  }
  stopOnSignal(stop, { log, delayMs: settings.stopDelayMs });
  const metricsUrl =
    metricsServer && new URL(METRICS_PATH, metricsServer.url).href;
  console.log(
    startUpNotes({ url: server.url, metricsUrl, database, settings, build }),
  );
}

async function startCounting(health: Health): Promise<Metrics> {
  // Most servers do without, and start quicker for it.
  const { createMetrics } = await import("./operations/metrics.ts");
  return createMetrics(health);
}

interface DeliveryParts {
  readonly outbox: Outbox;
  readonly metrics: Metrics | undefined;
  readonly log: Log;
}

/** Without a webhook, requests are only kept; they go out once a later start has one. */
function startDelivery(
  { webhookUrl, webhookSecrets, retryBaseMs }: ServerSettings,
  { outbox, metrics, log }: DeliveryParts,
): Worker | undefined {
  if (webhookUrl === undefined) return undefined;
  const deliver = createWebhook({ url: webhookUrl, secrets: webhookSecrets });
  const onDelivery = metrics ? metrics.delivery : () => {};
  return startWorker({ outbox, deliver, retryBaseMs, log, onDelivery });
}

await start().catch((error: unknown) => {
  const plain = PLAIN_ERRORS.some((kind) => error instanceof kind);
  console.error(plain && error instanceof Error ? error.message : error);
  process.exit(1);
});
