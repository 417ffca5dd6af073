import type { Lead } from "../store/lead.ts";

export const instant = (time: number) => new Date(time).toISOString();

export const instantOrNull = (time: number | null) =>
  time === null ? null : instant(time);

export const summaryOf = (lead: Lead) => ({
  id: lead.id,
  state: lead.state,
  attempts: lead.attempts,
  createdAt: instant(lead.createdAt),
  deliveredAt: instantOrNull(lead.deliveredAt),
  lastError: lead.lastError,
});
