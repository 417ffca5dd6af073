import type { ServerSettings } from "../../settings/server.ts";
import { createLog } from "../log.ts";
import { createBacklog } from "../store/backlog.ts";
import { openDatabase, type Database } from "../store/database.ts";
import { destinationsOf } from "../store/destinations.ts";
import { createLeadAdmin } from "../store/lead-admin.ts";
import { createLeadRemoval } from "../store/lead-removal.ts";
import type { CommandContext } from "./command.ts";

export function createContext(
  settings: ServerSettings,
  note: CommandContext["note"],
): CommandContext & { close(): Promise<void> } {
  const destinations = destinationsOf(settings);
  let database: Database | undefined;
  return {
    settings,
    destinations,
    now: Date.now(),
    note,
    async open() {
      const log = createLog(settings.logLevel);
      database = await openDatabase({ ...settings, log, user: "operator" });
      return {
        admin: createLeadAdmin(database, Date.now, destinations),
        removal: createLeadRemoval(database, { configured: destinations }),
        readBacklog: createBacklog(database, Date.now, destinations),
      };
    },
    close: async () => database?.close(),
  };
}
