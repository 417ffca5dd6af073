import { randomUUID } from "node:crypto";
import { CLOSED_FOR, type ClosedFor } from "../http/connections.ts";
import type { EarlyAnswers } from "../http/early-answers.ts";
import { sayRarely, type Log } from "../log.ts";
import type { Metrics } from "./metrics.ts";

/** Connections that are closed have a line this often at most for each reason, in ms. */
const CLOSED_EVERY_MS = 60_000;

/** The route of what could not be read as a request, in the log and the counts. */
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

/** Dresses, counts and logs what is answered before there is a request, and counts the connections that are closed. */
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
