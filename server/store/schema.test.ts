import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql, type Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { SCHEMA_VERSION, type Schema } from "./schema.ts";
import { query, stores } from "../testing/stores.ts";
import {
  allLeads,
  openStore,
  readableOutbox,
  type Place,
} from "../testing/temp-store.ts";

// A migration comes with testing/schemas/sqlite-N.sql (`sqlite3 ellaira.db .dump`) and postgres-N.sql (`pg_dump
// --inserts --no-owner`, without its settings, comments and `public.`), of a database that was migrated.

type Store = "sqlite" | "postgres";

const fixture = (store: Store, version: number) =>
  readFileSync(
    join(import.meta.dirname, "../testing/schemas", `${store}-${version}.sql`),
    "utf8",
  );

async function load(place: Place, script: string): Promise<Place> {
  const { dataDir = "", databaseUrl } = place;
  if (databaseUrl !== undefined) await query(databaseUrl, script);
  else {
    const database = new DatabaseSync(join(dataDir, "ellaira.db"));
    database.exec(script);
    database.close();
  }
  return place;
}

/** Tables, columns, constraints and indexes, each as the database writes it. */
async function shape(db: Kysely<Schema>, store: Store): Promise<unknown[]> {
  const { rows } =
    store === "sqlite"
      ? await sql`select type, name, sql from sqlite_master order by name`.execute(
          db,
        )
      : await sql`
          select table_name, column_name, data_type, is_nullable
          from information_schema.columns
          where table_schema = current_schema()
          union all
          select tablename, indexname, replace(indexdef, current_schema() || '.', ''), ''
          from pg_indexes where schemaname = current_schema()
          union all
          select '', conname, pg_get_constraintdef(oid), '' from pg_constraint
          where connamespace = current_schema()::regnamespace
          order by 1, 2`.execute(db);
  return rows;
}

/** The versions that servers of a release have run with. */
const versions = [SCHEMA_VERSION];

describe.each(stores)("$name", ({ name, place }) => {
  const store = name === "SQLite" ? "sqlite" : "postgres";

  test.each(versions)(
    "of version %i is migrated, with all its rows",
    async (version) => {
      const script = fixture(store, version);
      expect(script).toMatch(
        new RegExp(`INTO schema_version VALUES ?\\(${version}\\)`),
      );
      const database = await openStore(await load(await place(), script));
      const outbox = readableOutbox(database);
      const leads = await allLeads(outbox);
      const named = leads.map(({ body, state, attempts, lastError }) => {
        const request = JSON.parse(body) as { name: string };
        return [request.name, state, attempts, lastError];
      });
      expect(named).toEqual([
        ["delivered", "delivered", 1, null],
        ["dead", "dead", 1, "HTTP 500"],
        ["failed", "pending", 1, "ECONNREFUSED"],
        ["claimed", "pending", 0, null],
        ["spam", "held", 0, null],
        ["pending", "pending", 0, null],
      ]);
      expect(leads[0]?.body).toContain(String.raw`One\nTwo \\ 🦷`);
      const fresh = await openStore(await place());
      expect(await shape(database.db, store)).toEqual(
        await shape(fresh.db, store),
      );
      // Waiting leads are delivered, and used keys are known.
      expect(await outbox.claim(60_000, 9)).toHaveLength(3);
      const again = leads[0]?.body ?? "";
      expect(await outbox.accept(again, "key-delivered")).toBe(leads[0]?.id);
    },
  );

  test("of a newer version is refused in a sentence, and left unchanged", async () => {
    const where = await load(await place(), fixture(store, SCHEMA_VERSION));
    const { db } = await openStore(where);
    const version = SCHEMA_VERSION + 1;
    await db.updateTable("schema_version").set({ version }).execute();
    const before = await shape(db, store);
    await expect(openStore(where)).rejects.toThrow(
      /a newer version of this program .*\d.*\.$/,
    );
    expect(await shape(db, store)).toEqual(before);
    const row = db.selectFrom("schema_version").select("version");
    expect(await row.executeTakeFirst()).toEqual({ version });
  });
});
