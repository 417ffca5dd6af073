import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PlainError } from "../../settings/load.ts";
import { errorCode } from "../lib/log.ts";
import { sqliteFile } from "./sqlite.ts";

interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Copies the store while servers run. Does not migrate, so new code can save old tables. @throws {PlainError} */
export function backUp(
  { dataDir, databaseUrl }: StoreLocation,
  to: string,
): { readonly requests: number } {
  const file = resolve(to);
  if (databaseUrl !== undefined)
    throw new PlainError(
      `The demo requests are in PostgreSQL, which has a tool for this:\n\n  ${pgDumpCommand(databaseUrl, file)}`,
    );
  const source = sqliteFile(dataDir);
  if (!existsSync(source))
    throw new PlainError(`There is no database ${source} to back up.`);
  if (!existsSync(dirname(file)))
    throw new PlainError(`There is no folder ${dirname(file)}.`);
  if (existsSync(file))
    throw new PlainError(
      `${file} exists already, and a backup overwrites nothing.`,
    );
  const partial = `${file}.partial`;
  try {
    // SQLite writes into an empty file that is there already, and keeps its mode.
    closeSync(openSync(partial, "wx", 0o600));
  } catch (error) {
    throw explain(error, partial);
  }
  try {
    copy(source, partial);
    const requests = check(partial);
    sync(partial);
    renameSync(partial, file);
    sync(dirname(file));
    return { requests };
  } catch (error) {
    rmSync(partial, { force: true });
    throw explain(error, file);
  }
}

const BUSY_TIMEOUT_MS = 5000;

function copy(source: string, to: string): void {
  const database = new DatabaseSync(source, {
    readOnly: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  try {
    // There is one read transaction, so a request that comes meanwhile is in the copy whole or not at all.
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
}

function check(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare("PRAGMA integrity_check").get();
    if (found?.["integrity_check"] !== "ok")
      throw new PlainError("The copy is damaged, and so was deleted.");
    const row = database.prepare("SELECT count(*) AS n FROM lead").get();
    return Number(row?.["n"]);
  } finally {
    database.close();
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function explain(error: unknown, file: string): PlainError {
  if (error instanceof PlainError) return error;
  const reason =
    errorCode(error) === "EEXIST"
      ? "it exists: another backup runs, or was broken off; then delete it"
      : error instanceof Error
        ? error.message
        : String(error);
  return new PlainError(`${file} could not be written: ${reason}.`, {
    cause: error,
  });
}

/** The command has no password, which would stay in the history of the shell: `pg_dump` asks, or reads ~/.pgpass. */
function pgDumpCommand(databaseUrl: string, file: string): string {
  const url = new URL(databaseUrl);
  url.password = "";
  return `(umask 077; pg_dump --format=custom --file=${quote(file)} --dbname=${quote(url.href)})`;
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
