import { sql, type RawBuilder, type Selectable } from "kysely";
import {
  FORM_FIELDS,
  ORIGIN_PARAMETERS,
  type OriginParameter,
} from "../../contract/demo-request.ts";
import type { DeskDelivery } from "../../contract/desk.ts";
import { COLUMNS, type Destination } from "./destinations.ts";
import type { LeadState, LeadTable } from "./schema.ts";

export type LeadOrigin = Readonly<Partial<Record<OriginParameter, string>>>;

/** Times are epoch milliseconds. */
export interface Lead {
  readonly id: string;
  readonly body: string;
  readonly origin: LeadOrigin;
  readonly state: LeadState;
  readonly attempts: number;
  readonly createdAt: number;
  readonly deliveredAt: number | null;
  readonly lastError: string | null;
  readonly deliveries: Readonly<Partial<Record<Destination, DeskDelivery>>>;
  readonly rungAt: number | null;
  readonly rungNote: string | null;
}

export const REQUEST_FIELDS = [...FORM_FIELDS, "timestamp", "source"] as const;

type StoredRequest = Readonly<Record<(typeof REQUEST_FIELDS)[number], string>>;

export function readRequest({ body }: Pick<Lead, "body">): StoredRequest {
  try {
    // Written by `submitDemoRequest`, from a checked request: all its values are texts.
    return JSON.parse(body) as StoredRequest;
  } catch {
    // The parser's own message repeats the visitor's words, which belong in no log.
    throw new Error("a stored request is no JSON");
  }
}

export function toLead(
  row: Selectable<LeadTable> & { readonly overall: LeadState },
  destinations: readonly Destination[],
): Lead {
  const deliveries: Partial<Record<Destination, DeskDelivery>> = {};
  for (const destination of destinations) {
    const columns = COLUMNS[destination];
    const state = row[columns.state];
    deliveries[destination] = {
      state: row.state === "spam" || state === "spam" ? "held" : state,
      attempts: row[columns.attempts],
      deliveredAt: row[columns.deliveredAt],
      lastError: row[columns.lastError],
    };
  }
  const all = Object.values(deliveries);
  return {
    id: row.id,
    body: row.body,
    origin: toOrigin(row),
    state: row.overall,
    attempts: all.reduce((sum, { attempts }) => sum + attempts, 0),
    createdAt: row.created_at,
    deliveredAt:
      row.overall === "delivered"
        ? Math.max(...all.map((each) => each.deliveredAt ?? 0)) || null
        : null,
    lastError: all.find(({ lastError }) => lastError)?.lastError ?? null,
    deliveries,
    rungAt: row.rung_at,
    rungNote: row.rung_note,
  };
}

export const instant = (time: number) => new Date(time).toISOString();

export const instantOrNull = (time: number | null) =>
  time === null ? null : instant(time);

/** Its own fields, with their times as people and programs read them. */
export const summaryOf = (lead: Lead) => ({
  id: lead.id,
  state: lead.state,
  attempts: lead.attempts,
  createdAt: instant(lead.createdAt),
  deliveredAt: instantOrNull(lead.deliveredAt),
  lastError: lead.lastError,
});

export const toOrigin = (
  row: Pick<Selectable<LeadTable>, OriginParameter>,
): LeadOrigin =>
  Object.fromEntries(
    ORIGIN_PARAMETERS.flatMap((name) => (row[name] ? [[name, row[name]]] : [])),
  );

export function stateOf(
  awaited: readonly Destination[],
): RawBuilder<LeadState> {
  const someIs = (state: LeadState) =>
    sql.join(
      awaited.map(
        (each) => sql`${sql.ref(COLUMNS[each].state)} = ${sql.lit(state)}`,
      ),
      sql` or `,
    );
  return sql<LeadState>`case when state = 'spam' then 'held'
    when ${someIs("dead")} then 'dead'
    when ${someIs("pending")} then 'pending'
    else 'delivered' end`;
}
