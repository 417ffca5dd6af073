import { domainToASCII } from "node:url";
import { sql } from "kysely";
import { release } from "./acceptance.ts";
import type { Database } from "./database.ts";
import { awaited, COLUMNS, type Destination } from "./destinations.ts";
import { readRequest, stateOf, toLead, type Lead } from "./lead.ts";
import type { LeadState } from "./schema.ts";

/** Leads are in the order of their keys. */
type LeadKey = Pick<Lead, "createdAt" | "id">;

export interface LeadFilter {
  readonly state?: LeadState | undefined;
  readonly isRung?: boolean | undefined;
}

interface Looked {
  readonly leads: readonly Lead[];
  /** Where the next page begins; undefined after the oldest lead. */
  readonly next: LeadKey | undefined;
}

export interface LeadAdmin {
  /** Oldest first, read a page at a time. */
  list(): AsyncGenerator<Lead>;
  /** Newest first, at most so many. A narrow filter searches only a part of the table, so that no statement takes long. */
  look(filter: LeadFilter, before?: LeadKey, limit?: number): Promise<Looked>;
  get(id: string): Promise<Lead | undefined>;
  /** All from one email address, in any spelling of it. */
  ofPerson(email: string): Promise<readonly Lead[]>;
  /** Restarts the deliveries of a lead, or starts those of a held one. @returns false if there is nothing to start */
  retry(id: string): Promise<boolean>;
  retryDead(): Promise<string[]>;
  setRung(id: string, rung: Pick<Lead, "rungAt" | "rungNote">): Promise<void>;
}

const PAGE_SIZE = 500;

/** This many rows take SQLite some ten milliseconds, whatever the search. */
const LOOKED_AT = 10_000;

/** Safe while servers run. @param configured the destinations of servers with these settings; no others count */
export function createLeadAdmin(
  { db }: Pick<Database, "db">,
  clock: () => number = Date.now,
  configured: readonly Destination[] = ["webhook"],
): LeadAdmin {
  const destinations = awaited(configured);
  const overall = stateOf(destinations);
  const leads = () =>
    db.selectFrom("lead").selectAll().select(overall.as("overall"));

  const afresh = (destination: Destination) => {
    const { state, attempts, claim, dueAt } = COLUMNS[destination];
    return (
      db
        .updateTable("lead")
        .set({
          [state]: "pending",
          [attempts]: 0,
          [claim]: null,
          [dueAt]: clock(),
        })
        .where(state, "in", ["pending", "dead"])
        // A claim is a delivery under way; a second one beside it would be a repeat.
        .where(claim, "is", null)
    );
  };

  /** Undefined if fewer rows are left than one search reads. */
  async function endOfLook(before: LeadKey): Promise<LeadKey | undefined> {
    const row = await db
      .selectFrom("lead")
      .select(["created_at", "id"])
      .where(isBefore(before))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .offset(LOOKED_AT - 1)
      .limit(1)
      .executeTakeFirst();
    return row && { createdAt: row.created_at, id: row.id };
  }

  async function* list() {
    let after: Lead | undefined;
    do {
      const { createdAt, id } = after ?? { createdAt: -1, id: "" };
      const rows = await leads()
        .where(sql<boolean>`(created_at, id) > (${createdAt}, ${id})`)
        .orderBy("created_at")
        .orderBy("id")
        .limit(PAGE_SIZE)
        .execute();
      const page = rows.map((row) => toLead(row, destinations));
      yield* page;
      after = page.at(PAGE_SIZE - 1);
    } while (after);
  }

  return {
    list,

    async ofPerson(email) {
      const wanted = sameForAll(email);
      const found: Lead[] = [];
      // The search is in code rather than in SQL: PostgreSQL's JSON functions refuse \u0000, which a message may hold.
      for await (const lead of list())
        if (sameForAll(readRequest(lead).email) === wanted) found.push(lead);
      return found;
    },

    async look({ state, isRung }, before = NEWEST, limit = PAGE_SIZE) {
      const isNarrow = state !== undefined || isRung !== undefined;
      const end = isNarrow ? await endOfLook(before) : undefined;
      let query = leads().where(isBefore(before));
      if (end)
        query = query.where(
          sql<boolean>`(created_at, id) >= (${end.createdAt}, ${end.id})`,
        );
      if (state) query = query.where(overall, "=", state);
      if (isRung === true) query = query.where("rung_at", "is not", null);
      // A lead that a program sent is not rung back.
      if (isRung === false)
        query = query.where("rung_at", "is", null).where("state", "<>", "spam");
      const rows = await query
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      const page = rows.map((row) => toLead(row, destinations));
      return { leads: page, next: page.at(limit - 1) ?? end };
    },

    async get(id) {
      const row = await leads().where("id", "=", id).executeTakeFirst();
      return row && toLead(row, destinations);
    },

    async retry(id) {
      let begun = await release(db, id, clock());
      for (const destination of destinations) {
        const result = await afresh(destination)
          .where("id", "=", id)
          .executeTakeFirst();
        begun ||= result.numUpdatedRows > 0n;
      }
      return begun;
    },

    async retryDead() {
      const ids = new Set<string>();
      for (const destination of destinations) {
        const rows = await afresh(destination)
          .where(COLUMNS[destination].state, "=", "dead")
          .returning("id")
          .execute();
        for (const { id } of rows) ids.add(id);
      }
      return [...ids].toSorted();
    },

    async setRung(id, { rungAt, rungNote }) {
      await db
        .updateTable("lead")
        .set({ rung_at: rungAt, rung_note: rungNote })
        .where("id", "=", id)
        .execute();
    },
  };
}

const NEWEST: LeadKey = { createdAt: Number.MAX_SAFE_INTEGER, id: "" };

const isBefore = ({ createdAt, id }: LeadKey) =>
  sql<boolean>`(created_at, id) < (${createdAt}, ${id})`;

/** An address is the same in any case, and with its domain in Unicode or in ASCII. */
function sameForAll(email: string): string {
  const text = email.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return text.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
