import { afterAll } from "vitest";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { tempDir } from "./temp-dir.ts";
import type { Place } from "./temp-store.ts";

/** The PostgreSQL of a test file, which stops when its tests have ended; undefined where there is none. */
export async function postgresOfFile(): Promise<TestPostgres | undefined> {
  const postgres = await startPostgres();
  afterAll(() => postgres?.stop());
  return postgres;
}

/** The kinds of store that there are on this machine; each place is new. */
export function kindsOfStore(
  postgres: TestPostgres | undefined,
): { readonly name: string; readonly place: () => Promise<Place> }[] {
  return [
    { name: "SQLite", place: async () => ({ dataDir: tempDir() }) },
    ...(postgres
      ? [
          {
            name: "PostgreSQL",
            place: async () => ({ databaseUrl: await postgres.freshUrl() }),
          },
        ]
      : []),
  ];
}
