import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Log } from "../lib/log.ts";
import type { Metrics } from "./metrics.ts";

export const METRICS_PATH = "/metrics";

interface MetricsAppOptions {
  readonly metrics: Pick<Metrics, "text" | "contentType">;
  readonly log: Log;
}

export function createMetricsApp({
  metrics,
  log,
}: MetricsAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(METRICS_PATH, async (c) =>
    c.body(await metrics.text(), 200, {
      "Content-Type": metrics.contentType,
      "Cache-Control": "no-store",
    }),
  );
  app.onError((error, c) => {
    log.error({ err: error }, "the metrics could not be read");
    return c.text("The metrics could not be read.\n", 500);
  });
  return app;
}
