import { createLog } from "../log.ts";
import { createBacklog } from "../store/backlog.ts";
import { openDatabase } from "../store/database.ts";
import { destinationsOf } from "../store/destinations.ts";
import { createLeadAdmin } from "../store/lead-admin.ts";
import { createLeadRemoval } from "../store/lead-removal.ts";
import type { Command, StorelessCommand } from "./command.ts";

/** A command that opens the store for itself, once its arguments are understood, and closes it. */
export const withStore = (command: Command): StorelessCommand => ({
  ...command,
  read(args) {
    const act = command.read(args);
    return async function* ({ settings, note }) {
      const log = createLog(settings.logLevel);
      const database = await openDatabase({
        ...settings,
        log,
        user: "operator",
      });
      try {
        const destinations = destinationsOf(settings);
        yield* act({
          admin: createLeadAdmin(database, Date.now, destinations),
          removal: createLeadRemoval(database, { configured: destinations }),
          readBacklog: createBacklog(database, Date.now, destinations),
          destinations,
          now: Date.now(),
          note,
        });
      } finally {
        await database.close();
      }
    };
  },
});
