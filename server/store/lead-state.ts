import { sql, type RawBuilder } from "kysely";
import { COLUMNS, type Destination } from "./destinations.ts";
import type { LeadState } from "./schema.ts";

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
