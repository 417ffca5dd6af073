import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../server/store/database.ts";
import { createLog } from "../server/log.ts";
import { startClients } from "./support/clients.ts";
import { between, figure } from "./support/figures.ts";
import { buildRecorder, makePowerCut } from "./support/power-cut.ts";
import { freePort } from "../server/testing/free-port.ts";
import { startServer } from "./support/server.ts";
import { startWebhook } from "./support/webhook.ts";
import { workDir } from "./support/work-dir.ts";

// Power cuts: the server is killed, and of what it wrote and did not sync, pages are thrown away by chance. The next
// trial goes on with what was left. As a control, the same with SQLite's synchronous=NORMAL, which must lose some.

const TRIALS = 20;
const CLIENTS = 8;
const SURVIVAL = [0, 0.5, 0.9];

const cwd = workDir();
const webhook = await startWebhook();
const recorder = buildRecorder(cwd);
if (!recorder) {
  console.error("There is no C compiler (cc) on this machine.");
  process.exit(1);
}

interface Result {
  readonly acknowledged: number;
  readonly lost: number;
  readonly damaged: number;
}

async function trials(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<Result> {
  const port = await freePort();
  const folder = (name: string) => join(cwd, `${env["NAME"]}-${name}`);
  const log = createLog("silent");
  let data = folder("data-0");
  await (await openDatabase({ dataDir: data, log })).close();
  const kept = new Set<string>();
  const result = { acknowledged: 0, lost: 0, damaged: 0 };
  for (let trial = 1; trial <= TRIALS; trial++) {
    const before = folder("before");
    const record = folder("record");
    cpSync(data, before, { recursive: true });
    const server = startServer({
      cwd,
      script,
      env: {
        ...env,
        PORT: String(port),
        DATA_DIR: data,
        LD_PRELOAD: String(recorder),
        RECORD_FOLDER: data,
        RECORD_TO: record,
      },
    });
    if ((await server.ready) === undefined)
      throw new Error(server.complaints());
    const clients = startClients(CLIENTS, () => port);
    await sleep(between(300, 2000));
    await server.kill("SIGKILL");
    await clients.stop();
    const after = folder(`data-${trial}`);
    const survival = SURVIVAL[trial % SURVIVAL.length] ?? 0;
    makePowerCut({ before, record, after, survival });

    for (const { id } of clients.acknowledged.values()) kept.add(id);
    result.acknowledged += clients.acknowledged.size;
    const copy = folder("copy");
    cpSync(after, copy, { recursive: true });
    const { db, close } = await openDatabase({ dataDir: copy, log });
    const rows = await db.selectFrom("lead").select("id").execute();
    const there = new Set(rows.map(({ id }) => id));
    for (const id of kept) {
      if (there.has(id)) continue;
      result.lost++;
      // Counted once, not again in each trial after.
      kept.delete(id);
    }
    const check = await sql<{
      integrity_check: string;
    }>`PRAGMA integrity_check`.execute(db);
    if (check.rows[0]?.integrity_check !== "ok") result.damaged++;
    await close();
    for (const old of [data, before, record, copy])
      rmSync(old, { recursive: true });
    data = after;
  }
  return result;
}

console.log(
  `power-loss: ${TRIALS} power cuts, ${CLIENTS} clients, delivery on`,
);
const full = await trials("server/main.ts", {
  NAME: "full",
  DEMO_WEBHOOK_URL: webhook.url,
});
figure("acknowledged", full.acknowledged, full.acknowledged > 0);
figure("acknowledged lost", full.lost, full.lost === 0);
figure("databases damaged", full.damaged, full.damaged === 0);
console.log("the control, with synchronous=NORMAL");
const normal = await trials("bench/support/normal-server.ts", {
  NAME: "normal",
});
figure("acknowledged", normal.acknowledged);
figure("acknowledged lost (there must be some)", normal.lost, normal.lost > 0);
figure("databases damaged", normal.damaged, normal.damaged === 0);
webhook.close();
