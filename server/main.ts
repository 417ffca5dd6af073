import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  loadEnvFile,
  readServerSettings,
  SettingsError,
  type ServerSettings,
} from "../settings.ts";
import { createApp } from "./app.ts";
import { createBacklog } from "./backlog.ts";
import { NotBuiltError, readBuildInfo } from "./build-info.ts";
import { DatabaseError, openDatabase } from "./database.ts";
import { createDemoRequests } from "./demo-requests.ts";
import { createHealth } from "./health.ts";
import { listen, ListenError } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { loadPages } from "./pages.ts";
import { createRateLimit } from "./rate-limit.ts";
import { startUpNotes } from "./start-up-notes.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { createWebhook } from "./webhook.ts";
import { startWorker, type Worker } from "./worker.ts";

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
    extraSources: build.sources,
    log,
  });
  const server = await listen(app, settings);
  // Not before: a second server, started by mistake, ends at the taken port and must not break off a delivery.
  worker = startDelivery(settings, outbox, log);

  async function stop(): Promise<void> {
    health.stop();
    await sleep(settings.stopDelayMs);
    await Promise.all([
      server.close(STOP_GRACE_MS),
      worker?.stop(STOP_GRACE_MS),
    ]);
    await database.close();
  }
  stopOnSignal(stop, { log, delayMs: settings.stopDelayMs });
  console.log(startUpNotes({ url: server.url, database, settings, build }));
}

/** Without a webhook, requests are only kept; they go out once a later start has one. */
function startDelivery(
  { webhookUrl, webhookSecret, retryBaseMs }: ServerSettings,
  outbox: Outbox,
  log: Log,
): Worker | undefined {
  if (webhookUrl === undefined) return undefined;
  const deliver = createWebhook({ url: webhookUrl, secret: webhookSecret });
  return startWorker({ outbox, deliver, retryBaseMs, log });
}

await start().catch((error: unknown) => {
  const plain = PLAIN_ERRORS.some((kind) => error instanceof kind);
  console.error(plain && error instanceof Error ? error.message : error);
  process.exit(1);
});
