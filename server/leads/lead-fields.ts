import { FORM_FIELDS } from "../../contract/demo-request.ts";
import type { Lead } from "../store/lead.ts";

export const REQUEST_FIELDS = [...FORM_FIELDS, "timestamp", "source"] as const;

export function readRequest({ body }: Lead): Readonly<Record<string, unknown>> {
  // Written by `createDemoRequests`, from a checked request.
  return JSON.parse(body) as Record<string, unknown>;
}

export const instant = (time: number) => new Date(time).toISOString();

export const instantOrNull = (time: number | null) =>
  time === null ? null : instant(time);
