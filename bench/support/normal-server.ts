import { sql } from "kysely";
import { resolve } from "node:path";
import { createApp } from "../../server/app.ts";
import { createBacklog } from "../../server/backlog.ts";
import { openDatabase } from "../../server/database.ts";
import { createDemoRequests } from "../../server/demo-requests.ts";
import { createHealth } from "../../server/health.ts";
import { listen } from "../../server/listen.ts";
import { createLog } from "../../server/log.ts";
import { createOutbox } from "../../server/outbox.ts";
import { loadPages } from "../../server/pages.ts";
import { createRateLimit } from "../../server/rate-limit.ts";
import { readServerSettings } from "../../settings.ts";

// The control of the power-loss bench: the server's own parts, but for one setting, which loses requests.

const settings = readServerSettings(process.env);
const log = createLog("silent");
const database = await openDatabase({ ...settings, log });
await sql`PRAGMA synchronous = NORMAL`.execute(database.db);
const app = createApp({
  demoRequests: createDemoRequests({
    outbox: createOutbox(database),
    onAccepted: () => {},
  }),
  pages: loadPages(resolve("dist")),
  health: createHealth({ readBacklog: createBacklog(database), log }),
  rateLimit: createRateLimit({ perMinute: 0 }),
  trustProxy: false,
  log,
});
const { url } = await listen(app, settings);
console.log(url);
