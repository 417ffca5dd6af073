import { startPostgres } from "./postgres.ts";
import { tempDir } from "./temp-dir.ts";
import type { Place } from "./temp-store.ts";

interface StoreKind {
  readonly name: string;
  readonly place: () => Promise<Place>;
}

export const postgres = await startPostgres();

/** The address of a new, empty database, for tests that run only where there is PostgreSQL. */
export const freshUrl = async () => (await postgres?.freshUrl()) ?? "";

/** Both kinds of store; SQLite alone on a machine without PostgreSQL. */
export const stores: readonly StoreKind[] = [
  { name: "SQLite", place: async () => ({ dataDir: tempDir() }) },
  ...(postgres
    ? [
        {
          name: "PostgreSQL",
          place: async () => ({ databaseUrl: await freshUrl() }),
        },
      ]
    : []),
];
