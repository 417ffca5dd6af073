import type { ServerSettings } from "../settings/server.ts";
import { createMailer, type Mailer } from "./delivery/email.ts";
import { createWebhook, type Deliver } from "./delivery/webhook.ts";
import { startWorker, type Worker } from "./delivery/worker.ts";
import type { Log } from "./lib/log.ts";
import type { Metrics } from "./operations/metrics.ts";
import type { Destination } from "./store/destinations.ts";
import type { Store } from "./create-store.ts";

type DeliveryWays = Readonly<Partial<Record<Destination, Deliver>>>;

/** Without a destination, leads are kept, and delivered once a later start has one. */
export async function createDeliveryWays(
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
export function startDelivery(parts: DeliveryParts): readonly Worker[] {
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
