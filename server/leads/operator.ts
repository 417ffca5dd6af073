import { existsSync } from "node:fs";
import { PlainError } from "../../settings/load.ts";
import type { ServerSettings } from "../../settings/server.ts";
import type { Log } from "../lib/log.ts";
import { openDatabase } from "../store/database.ts";
import { destinationsOf } from "../store/destinations.ts";
import { createLeadAdmin, type LeadAdmin } from "../store/lead-admin.ts";
import { createLeadRemoval, type LeadRemoval } from "../store/lead-removal.ts";
import { sqliteFile } from "../store/sqlite.ts";

export interface LeadStore {
  readonly admin: LeadAdmin;
  readonly removal: LeadRemoval;
}

interface Operator {
  /** Opens the store when it is first called, with the operator's limits. @throws {DatabaseError} */
  open(): Promise<LeadStore>;
  close(): Promise<void>;
}

export function createOperator(settings: ServerSettings, log: Log): Operator {
  const destinations = destinationsOf(settings);
  let opening: ReturnType<typeof openDatabase> | undefined;
  return {
    async open() {
      const { dataDir, databaseUrl } = settings;
      const file = sqliteFile(dataDir);
      // A new, empty database would say that there are no requests.
      if (databaseUrl === undefined && !existsSync(file))
        throw new PlainError(`There is no database ${file}.`);
      opening ??= openDatabase({ ...settings, log, user: "operator" });
      const database = await opening.catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return {
        admin: createLeadAdmin(database, Date.now, destinations),
        removal: createLeadRemoval(database, { configured: destinations }),
      };
    },
    close: async () => (await opening)?.close(),
  };
}
