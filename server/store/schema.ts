import { sql, type Generated, type Kysely } from "kysely";
import { whenFree } from "./locks.ts";

/** `dead` was refused for days; `held` looks like a program's, and waits for the operator's release. */
export type LeadState = "pending" | "delivered" | "dead" | "held";

/** Held leads are stored as `spam`: the tables have no other word for them. */
type StoredState = "pending" | "delivered" | "dead" | "spam";

export const toStoredState = (state: LeadState): StoredState =>
  state === "held" ? "spam" : state;

/** A `skipped` lead was delivered while no email was asked for. A held one is `pending` until its release. */
type EmailState = "pending" | "delivered" | "dead" | "skipped";

/** Times are epoch milliseconds. */
export interface LeadTable {
  readonly id: string;
  readonly idempotency_key: string | null;
  /** The request's JSON. Text, not `jsonb`, which reorders keys: the webhook gets exactly what was accepted. */
  readonly body: string;
  /** The state and the columns after it are the webhook's; `delivered` too where only an email was asked for. */
  readonly state: StoredState;
  /** Counts deliveries that succeeded or failed, but none that a crash cut off. */
  readonly attempts: number;
  /** The last worker to claim the row has this token, and it alone may record the result. */
  readonly claim: string | null;
  /** When a delivery may begin or, while one is under way, when its lease ends. */
  readonly due_at: number;
  readonly created_at: number;
  readonly delivered_at: number | null;
  readonly last_error: string | null;
  readonly email_state: Generated<EmailState>;
  readonly email_attempts: Generated<number>;
  readonly email_claim: string | null;
  readonly email_due_at: number;
  readonly email_delivered_at: number | null;
  readonly email_last_error: string | null;
  readonly utm_source: string | null;
  readonly utm_medium: string | null;
  readonly utm_campaign: string | null;
  readonly utm_term: string | null;
  readonly utm_content: string | null;
  readonly referring_site: string | null;
  /** When the team rang back, and a note on it, as entered at the desk. */
  readonly rung_at: number | null;
  readonly rung_note: string | null;
}

interface SchemaVersionTable {
  readonly version: number;
}

export interface Schema {
  readonly lead: LeadTable;
  readonly schema_version: SchemaVersionTable;
}

/** The version of the tables in release 1.0.0. */
const FIRST_VERSION = 4;

/** Only add at the end, and only widen: each runs once, and servers of the previous version run beside this one. */
const migrations: readonly (readonly string[])[] = [
  [
    `create table "lead" (${[
      '"id" text primary key',
      '"idempotency_key" text unique',
      '"body" text not null',
      `"state" text not null check (state in ('pending', 'delivered', 'dead', 'spam'))`,
      '"attempts" integer not null',
      '"claim" text',
      '"due_at" bigint not null',
      '"created_at" bigint not null',
      '"delivered_at" bigint',
      '"last_error" text',
      "email_state text not null default 'pending' check (email_state in ('pending', 'delivered', 'dead', 'skipped'))",
      "email_attempts integer not null default 0",
      "email_claim text",
      "email_due_at bigint not null default 0",
      "email_delivered_at bigint",
      "email_last_error text",
      "utm_source text",
      "utm_medium text",
      "utm_campaign text",
      "utm_term text",
      "utm_content text",
      "referring_site text",
      "rung_at bigint",
      "rung_note text",
    ].join(", ")})`,
    `create index "lead_due" on "lead" ("due_at") where "state" = 'pending'`,
    'create index "lead_created" on "lead" ("created_at", "id")',
    // Probes and scrapes count the dead again and again, among all that was ever delivered.
    `create index "lead_dead" on "lead" ("created_at") where "state" = 'dead'`,
    `create index lead_email_due on lead (email_due_at)
      where email_state = 'pending' and state <> 'spam'`,
    `create index lead_email_dead on lead (created_at)
      where email_state = 'dead'`,
  ],
];

export const SCHEMA_VERSION = FIRST_VERSION + migrations.length - 1;

const MAX_LOCK_WAIT_MS = 60_000;

/** The number is arbitrary, provided that no other program locks it in the same database. */
const MIGRATION_LOCK = 7_315_842;

interface Target {
  readonly db: Kysely<Schema>;
  readonly kind: "sqlite" | "postgres";
}

/** Safe when several servers start at once: one waits for the other. */
export async function migrate(target: Target): Promise<void> {
  const pauseMs = target.kind === "sqlite" ? 10 : 1000;
  await target.db.connection().execute((db) =>
    whenFree(() => migrateAtOnce({ ...target, db }), {
      waitMs: MAX_LOCK_WAIT_MS,
      pauseMs,
    }),
  );
}

async function migrateAtOnce({ db, kind }: Target): Promise<void> {
  // In SQLite, a plain BEGIN would take the write lock too late, and fail where it should wait.
  await sql.raw(kind === "sqlite" ? "BEGIN IMMEDIATE" : "BEGIN").execute(db);
  try {
    if (kind === "postgres") await preparePostgres(db);
    await runMigrations(db);
    await sql`COMMIT`.execute(db);
  } catch (error) {
    await sql`ROLLBACK`.execute(db);
    throw error;
  }
}

async function preparePostgres(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  const { rows } = await sql<{
    server_encoding: string;
  }>`show server_encoding`.execute(db);
  // Any other encoding would refuse some visitors' names, and with them the whole statement.
  if (rows[0]?.server_encoding !== "UTF8")
    throw new Error("its encoding should be UTF8");
}

async function runMigrations(db: Kysely<Schema>): Promise<void> {
  await sql`create table if not exists "schema_version" ("version" integer not null)`.execute(
    db,
  );
  const row = await db
    .selectFrom("schema_version")
    .select("version")
    .executeTakeFirst();
  const version = row?.version ?? FIRST_VERSION - 1;
  if (version > SCHEMA_VERSION)
    throw new Error(
      `a newer version of this program made it (its tables are of version ${version}, this program knows ${SCHEMA_VERSION}); run that one, or restore a backup from before the upgrade`,
    );
  const due = migrations.slice(version + 1 - FIRST_VERSION).flat();
  if (due.length === 0) return;
  for (const statement of due) await sql.raw(statement).execute(db);
  await db.deleteFrom("schema_version").execute();
  await db
    .insertInto("schema_version")
    .values({ version: SCHEMA_VERSION })
    .execute();
}
