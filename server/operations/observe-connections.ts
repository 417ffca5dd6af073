import { randomUUID } from "node:crypto";
import { CLOSED_FOR, type ClosedFor } from "../http/connections.ts";
import type { EarlyAnswers } from "../http/early-answers.ts";
import { sayRarely, type Log } from "../log.ts";
import type { Metrics } from "./metrics.ts";

const CLOSED_EVERY_MS = 60_000;

const UNREAD = "(unread)";

interface ObserveOptions {
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly metrics: Metrics | undefined;
  readonly log: Log;
}

interface Observed {
  readonly early: EarlyAnswers;
  readonly onClosed: (reason: ClosedFor) => void;
}

export function observeConnections(options: ObserveOptions): Observed {
  const { siteHeaders, metrics, log } = options;
  const say = new Map(
    CLOSED_FOR.map((reason) => [
      reason,
      sayRarely(CLOSED_EVERY_MS, (times) =>
        log.warn({ reason, times }, "connections were closed: too many"),
      ),
    ]),
  );

  return {
    early(status) {
      const requestId = randomUUID();
      metrics?.answered({ route: UNREAD, method: "", status, seconds: 0 });
      log.debug({ requestId, route: UNREAD, status }, "answered");
      return { ...siteHeaders, "X-Request-Id": requestId };
    },
    onClosed(reason) {
      metrics?.connectionClosed(reason);
      say.get(reason)?.();
    },
  };
}
