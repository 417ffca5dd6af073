import { ORIGIN_COLUMNS, type LeadOrigin } from "../store/lead-origin.ts";

/** Headers, because the body's keys are given by the contract; percent-encoded, since links may hold any character. */
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
