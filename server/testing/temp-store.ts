import { onTestFinished } from "vitest";
import { openDatabase, type Database } from "../store/database.ts";
import { createLog } from "../log.ts";
import { createOutbox, type Lead, type Outbox } from "../store/outbox.ts";
import { tempDir } from "./temp-dir.ts";

/** Where a store is; a new folder where nothing is said. */
export interface Place {
  readonly dataDir?: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens a store that is closed when the test ends. */
export async function openStore(place: Place = {}): Promise<Database> {
  const { dataDir = tempDir(), databaseUrl } = place;
  const log = createLog("silent");
  const database = await openDatabase({ dataDir, databaseUrl, log });
  onTestFinished(() => database.close());
  return database;
}

/** An outbox over a new SQLite database. */
export async function openOutbox(clock?: () => number): Promise<Outbox> {
  return createOutbox(await openStore(), clock);
}

export async function allLeads(outbox: Outbox): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of outbox.list()) leads.push(lead);
  return leads;
}
