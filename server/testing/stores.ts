import type { TestPostgres } from "./postgres.ts";
import { tempDir } from "./temp-dir.ts";
import type { Place } from "./temp-store.ts";

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
