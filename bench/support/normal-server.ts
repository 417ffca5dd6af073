import { sql } from "kysely";
import { resolve } from "node:path";
import { createApp } from "../../server/app.ts";
import { openDatabase } from "../../server/store/database.ts";
import { createDemoRequests } from "../../server/api/demo-requests.ts";
import { createHealth } from "../../server/operations/health.ts";
import { createStoreProbes } from "../../server/operations/store-probes.ts";
import { listen } from "../../server/listen.ts";
import { createLog } from "../../server/log.ts";
import { createAcceptance } from "../../server/store/acceptance.ts";
import { loadPages } from "../../server/pages/pages.ts";
import { createRateLimit } from "../../server/api/rate-limit.ts";
import { readServerSettings } from "../../settings/server.ts";

// The control of the power-loss bench: the server's own parts, but for one setting, which loses requests.

const settings = readServerSettings(process.env);
const log = createLog("silent");
const database = await openDatabase({ ...settings, log });
await sql`PRAGMA synchronous = NORMAL`.execute(database.db);
const app = createApp({
  demoRequests: createDemoRequests({
    acceptance: createAcceptance(database),
    onAccepted: () => {},
  }),
  pages: loadPages(resolve("dist")),
  health: createHealth({ probes: createStoreProbes(database), log }),
  rateLimit: createRateLimit({ perMinute: 0 }),
  siteHeaders: {},
  trustedProxies: 0,
  log,
});
const { url } = await listen(app, settings);
console.log(url);
