import { connect } from "node:net";
import * as fc from "fast-check";
import { freePort } from "../server/testing/free-port.ts";
import { anyRequest, writeRequest } from "../server/testing/hostile-request.ts";
import { CANARY } from "../server/testing/hostile-words.ts";
import { readMetrics } from "../server/testing/read-metrics.ts";
import { figure } from "./support/figures.ts";
import { startServer, workDir } from "./support/server.ts";
import { openDrained } from "./support/verify.ts";
import { startWebhook } from "./support/webhook.ts";

// Hostile requests of every kind, the same in each run: none may fail, leak, or be acknowledged and then lost.

const REQUESTS = 100_000;
const SEED = 20_250_701;
const CONNECTIONS = 16;
/** Then the connection is given up: the server waits for the rest of a request that never comes. */
const ANSWER_WITHIN_MS = 5000;

const cwd = workDir();
const port = await freePort();
const metricsPort = await freePort();
const webhook = await startWebhook();
const server = startServer({
  cwd,
  env: {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DEMO_WEBHOOK_URL: webhook.url,
    TRUST_PROXY: "true",
    LOG_LEVEL: "trace",
  },
});
if ((await server.ready) === undefined) throw new Error(server.complaints());

function exchange(bytes: Buffer, isWhole: boolean): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(bytes);
      // The server would wait for the rest of it.
      if (!isWhole) socket.end();
    });
    socket.setEncoding("latin1").setTimeout(ANSWER_WITHIN_MS, () => {
      socket.destroy();
    });
    socket.on("data", (text: string) => {
      answer += text;
    });
    // After a reset, what was received before it counts.
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

const statuses = new Map<string, number>();
/** What was acknowledged, by its marker. */
const acknowledged = new Map<string, Readonly<Record<string, string>>>();
let sent = 0;

const holds = fc.asyncProperty(anyRequest, async (request) => {
  const marker = `fuzz ${sent++}`;
  const { bytes, isWhole, kept } = writeRequest(request, marker);
  const answer = await exchange(bytes, isWhole);
  const last = answer.replace(/^(?:HTTP\/1\.1 1\d\d .*\r\n\r\n)+/, "");
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(last)?.[1] ?? "none";
  const kind = status === "none" ? status : `${status[0]}xx`;
  statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  if (kept && (status === "202" || status === "303"))
    acknowledged.set(marker, kept);
  if (kind === "5xx") throw new Error(`answered with ${status}`);
  // A redirect repeats the query, and a request's id comes from the proxy: the client gets its own words back.
  if (answer.replace(/^(?:location|x-request-id): .*$/gim, "").includes(CANARY))
    throw new Error("a leak in the answer");
});

console.log(`fuzz: ${REQUESTS} hostile requests, seed ${SEED}`);
const began = performance.now();
const numRuns = REQUESTS / CONNECTIONS;
const attacks = await Promise.all(
  Array.from({ length: CONNECTIONS }, (_, index) =>
    fc.check(holds, { numRuns, seed: SEED + index }),
  ),
);
const seconds = (performance.now() - began) / 1000;
const failures = attacks.filter(({ failed }) => failed);

const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
const metrics = await (await fetch(metricsUrl)).text();
const memory = server.megabytes();
const { database } = await openDrained({ dataDir: `${cwd}/data` });
await server.kill("SIGTERM");
const leaks: string[] = [];
if (metrics.includes(CANARY)) leaks.push("in the metrics");
for (const line of server.complaints().split("\n"))
  if (line.replace(`"requestId":"${CANARY}"`, "").includes(CANARY))
    leaks.push(`in the log: ${line}`);

const rows = await database.db
  .selectFrom("lead")
  .select(["id", "body", "state"])
  .execute();
const kept = new Map(
  rows.map(({ body }) => {
    const fields = JSON.parse(body) as Record<string, string>;
    return [fields["practice"] ?? "", fields];
  }),
);
const lost = Array.from(acknowledged).filter(([marker, fields]) => {
  const row = kept.get(marker);
  return Object.entries(fields).some(([name, value]) => row?.[name] !== value);
});
const undelivered = rows.filter(
  ({ id, body, state }) =>
    state === "pending" ||
    state === "dead" ||
    (state === "delivered" &&
      !webhook.taken.get(id)?.every((text) => text === body)),
);

for (const [kind, count] of Array.from(statuses).toSorted())
  figure(`answered ${kind}`, count);
figure("seconds", Math.round(seconds));
figure("MiB in use at the end", Math.round(memory));
const dropped = readMetrics(metrics).get("ellaira_log_lines_dropped_total");
figure("log lines dropped", dropped);
figure("still there, and serving", page?.status, page?.status === 200);
figure("5xx or leaks in answers", failures.length, failures.length === 0);
figure("leaks in log and metrics", leaks.length, leaks.length === 0);
figure("acknowledged", acknowledged.size, acknowledged.size > 0);
figure("acknowledged lost", lost.length, lost.length === 0);
figure("kept and not delivered", undelivered.length, undelivered.length === 0);
for (const failure of failures) console.log(fc.defaultReportMessage(failure));
for (const leak of leaks.slice(0, 10)) console.log(leak);
for (const [marker] of lost.slice(0, 10)) console.log(`lost: ${marker}`);
await database.close();
webhook.close();
