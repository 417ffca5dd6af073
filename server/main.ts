import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exitWithError, loadEnvFile } from "../settings/load.ts";
import { readServerSettings, type ServerSettings } from "../settings/server.ts";
import { createRateLimit } from "./api/rate-limit.ts";
import { createApp } from "./app.ts";
import { createMailer, type Mailer } from "./delivery/email.ts";
import { createWebhook, type Deliver } from "./delivery/webhook.ts";
import { startWorker, type Worker } from "./delivery/worker.ts";
import { createDesk } from "./desk/desk-app.ts";
import type { ClosedFor } from "./http/connections.ts";
import { createOperator } from "./leads/operator.ts";
import { listen } from "./listen.ts";
import { createLog, type Log, sayRarely } from "./lib/log.ts";
import { createHealth } from "./operations/health.ts";
import type { Metrics } from "./operations/metrics.ts";
import { readBuildInfo } from "./pages/build-info.ts";
import { loadPages } from "./pages/pages.ts";
import { startUpNotes } from "./start-up-notes.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { openDatabase, type Database } from "./store/database.ts";
import { destinationsOf, type Destination } from "./store/destinations.ts";
import { createStore, type Store } from "./create-store.ts";

const STOP_GRACE_MS = 3000;

const SAY_CLOSED_EVERY_MS = 60_000;

async function start(): Promise<void> {
  loadEnvFile();
  const settings = readServerSettings(process.env);
  const log = createLog(settings.logLevel);
  const build = readBuildInfo(resolve(settings.siteDir));
  const pages = loadPages(resolve(settings.siteDir));
  const store = await createStore({
    open: () => openDatabase({ ...settings, log }),
    destinations: destinationsOf(settings),
    log,
  });
  const health = createHealth({ probes: store.probes, log });
  // The module is loaded only if needed, since it slows the start.
  const counting =
    settings.metrics && (await import("./operations/metrics.ts"));
  const metrics = counting?.createMetrics({
    health,
    readBacklog: store.readBacklog,
  });
  const ways = await createDeliveryWays(settings, log);
  let workers: readonly Worker[] = [];

  const nudge = () => {
    for (const worker of workers) worker.nudge();
  };

  const sayClosed = sayRarely<ClosedFor>(SAY_CLOSED_EVERY_MS, (times, reason) =>
    log.warn({ reason, times }, "connections were closed: too many"),
  );

  const app = createApp({
    ...settings,
    acceptance: store,
    onAccepted: nudge,
    pages,
    health,
    rateLimit: createRateLimit(settings.rateLimits),
    siteHeaders: build.headers,
    metrics,
    log,
  });
  const server = await listen(app, settings, {
    onClosed(reason) {
      metrics?.connectionClosed(reason);
      sayClosed(reason);
    },
  });
  const metricsServer =
    settings.metrics &&
    counting &&
    metrics &&
    (await listen(counting.createMetricsApp(metrics, log), {
      ...settings.metrics,
      settings: { host: "METRICS_HOST", port: "METRICS_PORT" },
    }));
  const operator = createOperator(settings, log);
  const deskServer =
    settings.desk &&
    (await listen(
      createDesk({
        ...settings,
        token: settings.desk.token,
        health,
        open: operator.open,
        onQueued: nudge,
        log,
      }),
      {
        ...settings.desk,
        settings: { host: "DESK_HOST", port: "DESK_PORT" },
      },
    ));
  // A second server, started by mistake, ends at the taken port, and must not interrupt a delivery.
  const delivering = store.outboxes.then(
    (outboxes) =>
      (workers = startDelivery({ outboxes, ways, settings, metrics, log })),
  );

  async function stop(): Promise<void> {
    health.stop();
    await sleep(settings.stopDelayMs);
    await Promise.all([
      server.close(STOP_GRACE_MS),
      deskServer?.close(STOP_GRACE_MS),
      ...workers.map((worker) => worker.stop(STOP_GRACE_MS)),
    ]);
    await metricsServer?.close(0);
    await operator.close();
    await store.close();
  }
  const { isStopping, end } = stopOnSignal(stop, {
    log,
    delayMs: settings.stopDelayMs,
  });
  delivering.catch((error: unknown) => {
    // The promise also rejects when the server is stopped while the store is away.
    if (!isStopping()) exitWithError(error);
  });
  async function endOnLoss({ watch }: Database): Promise<void> {
    await watch?.lost;
    if (!watch || isStopping()) return;
    log.fatal(
      "the database's file was moved, deleted or replaced while the server had it open: nothing more is accepted, and the server ends",
    );
    await end(1);
  }
  // An error that keeps the store from opening ends the start above.
  void store.opened.then(endOnLoss, () => {});
  console.log(
    startUpNotes({
      url: server.url,
      metricsUrl: metricsServer && new URL("/metrics", metricsServer.url).href,
      deskUrl: deskServer?.url,
      database: store.database(),
      settings,
      build,
    }),
  );
}

type DeliveryWays = Readonly<Partial<Record<Destination, Deliver>>>;

/** Without a destination, leads are kept, and delivered once a later start has one. */
async function createDeliveryWays(
  settings: ServerSettings,
  log: Log,
): Promise<DeliveryWays> {
  const { webhook, email } = settings;
  const mailer = email && (await createMailer({ ...email, log }));
  // The start does not wait for a mail server, which may take a while.
  if (mailer) void tellWhetherItSends(mailer, log);
  return {
    ...(webhook && { webhook: createWebhook(webhook) }),
    ...(mailer && { email: mailer.deliver }),
  };
}

async function tellWhetherItSends(mailer: Mailer, log: Log): Promise<void> {
  const error = await mailer.check();
  if (error === undefined) log.info("emails can be sent");
  else log.error({ error }, "EMAILS CAN'T BE SENT; requests are kept");
}

interface DeliveryParts {
  readonly outboxes: Awaited<Store["outboxes"]>;
  readonly ways: DeliveryWays;
  readonly settings: Pick<ServerSettings, "retryBaseMs">;
  readonly metrics: Metrics | undefined;
  readonly log: Log;
}

/** Destinations have workers of their own, so that one which hangs or fails delays no other. */
function startDelivery(parts: DeliveryParts): readonly Worker[] {
  const { outboxes, ways, settings, metrics, log } = parts;
  return outboxes.flatMap(({ destination, outbox }) => {
    const deliver = ways[destination];
    return deliver
      ? startWorker({
          outbox,
          destination,
          deliver,
          retryBaseMs: settings.retryBaseMs,
          log,
          onDelivery: (outcome) => metrics?.delivery(destination, outcome),
        })
      : [];
  });
}

await start().catch(exitWithError);
