import type { Selectable } from "kysely";
import {
  ORIGIN_PARAMETERS,
  type OriginParameter,
} from "../../contract/demo-request.ts";
import type { LeadTable } from "./schema.ts";

export type LeadOrigin = Readonly<Partial<Record<OriginParameter, string>>>;

export const ORIGIN_COLUMNS = ORIGIN_PARAMETERS;

export const toOrigin = (
  row: Pick<Selectable<LeadTable>, OriginParameter>,
): LeadOrigin =>
  Object.fromEntries(
    ORIGIN_COLUMNS.flatMap((name) => (row[name] ? [[name, row[name]]] : [])),
  );
