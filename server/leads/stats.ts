import type { LeadStats } from "../store/lead-admin.ts";
import type { Command } from "./command.ts";
import { instantOrNull } from "./lead-fields.ts";

export const statsCommand: Command = {
  summary: "count the demo requests by state, and show how old the oldest is",
  options: {
    json: { type: "boolean", help: "one JSON object, for scripts" },
  },
  async *run({ open, destinations, now }, { values }) {
    const { admin, readBacklog } = await open();
    const stats = summarize(await admin.stats(), now);
    if (values["json"]) {
      yield JSON.stringify({ ...stats, destinations: await readBacklog() });
      return;
    }
    const seconds = stats.oldestPendingSeconds;
    const rows = {
      ...stats,
      lastDeliveredAt: stats.lastDeliveredAt ?? "never",
      oldestPendingSeconds:
        seconds === null
          ? "none"
          : seconds < 0
            ? `nothing yet: the clock was set back, by ${duration(-seconds)} at least`
            : duration(seconds),
    };
    for (const [name, value] of Object.entries(rows))
      yield `${LABELS[name as keyof typeof rows].padEnd(28)}${value}`;
    if (destinations.length < 2) return;
    for (const { destination, pending, dead } of await readBacklog())
      yield `${`of these, ${destination}`.padEnd(28)}${pending} pending, ${dead} dead`;
  },
};

const LABELS = {
  pending: "pending",
  delivered: "delivered",
  dead: "dead",
  held: "held",
  acceptedLastDay: "accepted in the last 24 h",
  deliveredLastDay: "delivered in the last 24 h",
  lastDeliveredAt: "last delivery",
  oldestPendingSeconds: "oldest pending has waited",
} as const;

function summarize(stats: LeadStats, now: number) {
  const { counts, oldestPendingAt: oldest } = stats;
  return {
    pending: counts.pending,
    delivered: counts.delivered,
    dead: counts.dead,
    held: counts.held,
    acceptedLastDay: stats.acceptedLastDay,
    deliveredLastDay: stats.deliveredLastDay,
    lastDeliveredAt: instantOrNull(stats.lastDeliveredAt),
    oldestPendingSeconds:
      oldest === null ? null : Math.round((now - oldest) / 1000),
  };
}

function duration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const first = parts.findIndex(([amount]) => amount > 0);
  return parts
    .slice(first === -1 ? 3 : first)
    .slice(0, 2)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(" ");
}
