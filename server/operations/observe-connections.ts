import { CLOSED_FOR, type ClosedFor } from "../http/connections.ts";
import { sayRarely, type Log } from "../lib/log.ts";
import type { Metrics } from "./metrics.ts";

const CLOSED_EVERY_MS = 60_000;

export function observeConnections(
  metrics: Metrics | undefined,
  log: Log,
): (reason: ClosedFor) => void {
  const say = new Map(
    CLOSED_FOR.map((reason) => [
      reason,
      sayRarely(CLOSED_EVERY_MS, (times) =>
        log.warn({ reason, times }, "connections were closed: too many"),
      ),
    ]),
  );
  return (reason) => {
    metrics?.connectionClosed(reason);
    say.get(reason)?.();
  };
}
