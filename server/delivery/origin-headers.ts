import { ORIGIN_COLUMNS, type LeadOrigin } from "../store/lead-origin.ts";

/**
 * The origin travels in headers, because the contract gives the body's keys. Links may hold any character, so the values
 * are percent-encoded.
 */
export function originHeaders(origin: LeadOrigin): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of ORIGIN_COLUMNS) {
    const value = origin[name];
    if (value !== undefined)
      headers[headerName(name)] = encodeURIComponent(value.toWellFormed());
  }
  return headers;
}

const headerName = (name: string) =>
  `X-${name
    .split("_")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("-")}`;
