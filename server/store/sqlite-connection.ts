import { DatabaseSync, type SQLInputValue } from "node:sqlite";

export interface SqliteResult {
  readonly rows: Record<string, unknown>[];
  readonly changes: number | bigint;
}

interface SqliteConnection {
  execute(text: string, values: readonly unknown[]): SqliteResult;
  close(): void;
}

/** How long opening waits for other processes that do the same, in ms. */
const OPEN_TIMEOUT_MS = 5000;

/** Prepared statements that are kept; a group's insert has a text for each size of the group. */
const MAX_STATEMENTS = 100;

/**
 * Opens the file. NORMAL loses what was committed last when the power goes. What FULL has committed beside it is safe:
 * a commit in FULL syncs all that is in the log before it, and NORMAL syncs the log before it touches the database.
 */
export function connectSqlite(
  file: string,
  synchronous: "FULL" | "NORMAL",
): SqliteConnection {
  const sqlite = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  sqlite.exec("PRAGMA journal_mode = WAL");
  sqlite.exec(`PRAGMA synchronous = ${synchronous}`);
  // What is removed is overwritten at once; `leads forget` goes further.
  sqlite.exec("PRAGMA secure_delete = ON");
  // A statement that finds the write lock taken says so, and is tried again by whoever sent it.
  sqlite.exec("PRAGMA busy_timeout = 0");
  const prepared = new Map<string, ReturnType<typeof sqlite.prepare>>();

  function prepare(text: string) {
    const statement = prepared.get(text) ?? sqlite.prepare(text);
    // Put in anew, so that the map's order is that of last use.
    prepared.delete(text);
    prepared.set(text, statement);
    const [oldest] = prepared.keys();
    if (prepared.size > MAX_STATEMENTS && oldest !== undefined)
      prepared.delete(oldest);
    return statement;
  }

  return {
    execute(text, given) {
      const statement = prepare(text);
      // Ours are text, numbers and null.
      const values = given as SQLInputValue[];
      if (statement.columns().length > 0)
        return { rows: statement.all(...values), changes: 0 };
      return { rows: [], changes: statement.run(...values).changes };
    },
    close: () => sqlite.close(),
  };
}
