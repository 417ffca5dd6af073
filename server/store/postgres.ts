import { Kysely, PostgresDialect } from "kysely";
import type { ClientBase } from "pg";
import type { Log } from "../lib/log.ts";
import type { Schema } from "./schema.ts";

/** The type's id. `pg` gives it as text by default; ours are times, far below 2^53. */
const BIGINT = 20;

/** The operator and migrations may take longer. */
const QUERY_TIMEOUT_MS = 10_000;

/** An operator's statement soon gives up on a lock, because posts queue behind it, and ends when its client is gone. */
export const OPERATOR_SESSION = {
  lock_timeout: "2s",
  statement_timeout: "30min",
  client_connection_check_interval: "1s",
} as const;

export async function connectPostgres(
  connectionString: string,
  log: Log,
  user: "server" | "operator",
): Promise<Kysely<Schema>> {
  // Loaded only if needed, since it slows the start.
  const { Pool, types } = await import("pg");
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: 5000,
    ...(user === "server" ? { query_timeout: QUERY_TIMEOUT_MS } : {}),
    ...(user === "operator" ? { onConnect: limitSession } : {}),
    keepAlive: true,
    types: {
      getTypeParser: ((id: number, format?: "text") =>
        id === BIGINT
          ? Number
          : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  });
  // Without both listeners a lost connection would end this process; a query under way reports it, too.
  pool.on("error", (error) =>
    log.warn({ err: error }, "a database connection was lost"),
  );
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

async function limitSession(client: ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(OPERATOR_SESSION))
    await client
      .query(
        // The statement does nothing where the version of PostgreSQL has no such setting.
        "select set_config(name, $2, false) from pg_settings where name = $1",
        [name, value],
      )
      // PostgreSQL can't watch the connection on every system.
      .catch(() => {});
}
