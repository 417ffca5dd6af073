import { FORM_FIELDS } from "../../contract/demo-request.ts";
import type { Lead } from "../store/lead.ts";

export const REQUEST_FIELDS = [...FORM_FIELDS, "timestamp", "source"] as const;

type RequestField = (typeof REQUEST_FIELDS)[number];

export function readRequest({
  body,
}: Pick<Lead, "body">): Readonly<Record<RequestField, string>> {
  // Written by `createDemoRequests`, from a checked request: all its values are texts.
  return JSON.parse(body) as Record<RequestField, string>;
}

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
