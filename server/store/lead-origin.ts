import {
  ORIGIN_PARAMETERS,
  type OriginParameter,
} from "../../contract/lead-origin.ts";
import type { LeadTable } from "./schema.ts";

export type LeadOrigin = Readonly<Partial<Record<OriginParameter, string>>>;

export const ORIGIN_COLUMNS = ORIGIN_PARAMETERS;

export const toOrigin = (row: Pick<LeadTable, OriginParameter>): LeadOrigin =>
  Object.fromEntries(
    ORIGIN_COLUMNS.flatMap((name) => (row[name] ? [[name, row[name]]] : [])),
  );

export const fromOrigin = (
  origin: LeadOrigin,
): Pick<LeadTable, OriginParameter> => ({
  utm_source: origin.utm_source ?? null,
  utm_medium: origin.utm_medium ?? null,
  utm_campaign: origin.utm_campaign ?? null,
  utm_term: origin.utm_term ?? null,
  utm_content: origin.utm_content ?? null,
  referring_site: origin.referring_site ?? null,
});
