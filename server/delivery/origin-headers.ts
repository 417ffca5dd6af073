import { ORIGIN_COLUMNS, type LeadOrigin } from "../store/lead-origin.ts";

/** `X-Utm-Source` and so on, since the body has eight keys and no more. Percent-encoded, as headers need it. */
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
