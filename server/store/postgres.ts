import { Kysely, PostgresDialect } from "kysely";
import type { ClientBase } from "pg";
import type { Log } from "../log.ts";
import type { Schema } from "./schema.ts";

/** PostgreSQL's object id of `bigint`, which `pg` gives as text by default. Ours are times, far below 2^53. */
const BIGINT = 20;

/** How long the server waits for an answer, in ms. The operator and migrations may take longer. */
const QUERY_TIMEOUT_MS = 10_000;

/**
 * What a session says of itself that may take long: a lock that it waits for holds up the form of every server, so it
 * gives up soon; and it ends by itself once whoever asked has gone.
 */
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
  // Most servers do without, and start quicker for it.
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
  // Without both listeners a restart of the database would end this process: the pool's hears of idle connections;
  // of the others, the query under way tells.
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
        // Nothing where this version of PostgreSQL has no such setting.
        "select set_config(name, $2, false) from pg_settings where name = $1",
        [name, value],
      )
      // PostgreSQL on another system than Linux can't watch the connection.
      .catch(() => {});
}
