import { onTestFinished } from "vitest";
import {
  openDatabase,
  type Database,
  type DatabaseUser,
} from "../store/database.ts";
import { createLog } from "../lib/log.ts";
import type { Lead } from "../store/lead.ts";
import { createLeadAdmin, type LeadAdmin } from "../store/lead-admin.ts";
import { createAcceptance, type Acceptance } from "../store/acceptance.ts";
import { createOutbox, type Outbox } from "../store/outbox.ts";
import { tempDir } from "./temp-dir.ts";

/** By default a new folder. */
export interface Place {
  readonly dataDir?: string;
  readonly databaseUrl?: string | undefined;
  readonly user?: DatabaseUser;
}

export async function openStore(place: Place = {}): Promise<Database> {
  const { dataDir = tempDir(), ...rest } = place;
  const log = createLog("silent");
  const database = await openDatabase({ dataDir, ...rest, log });
  onTestFinished(() => database.close());
  return database;
}

export type ReadableOutbox = Acceptance &
  Outbox &
  Pick<LeadAdmin, "list" | "get">;

export function readableOutbox(
  database: Database,
  clock?: () => number,
): ReadableOutbox {
  const { list, get } = createLeadAdmin(database, clock);
  return {
    ...createAcceptance(database, clock),
    ...createOutbox(database, clock),
    list,
    get,
  };
}

export async function allLeads({
  list,
}: Pick<LeadAdmin, "list">): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of list()) leads.push(lead);
  return leads;
}
