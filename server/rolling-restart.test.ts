import { expect, test } from "vitest";
import { READY_PATH } from "./operations/health.ts";
import { BODY } from "./testing/demo-request.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import {
  builtSite,
  eventually,
  post,
  startServer,
} from "./testing/processes.ts";
import { freshUrl, postgres } from "./testing/stores.ts";

const SERVERS = 3;
const CLIENTS = 6;

type Server = Awaited<ReturnType<typeof startServer>>;

/** Sends one request after another, each to the next server, or to the one after it if that is gone. */
async function client(servers: readonly Server[], signal: AbortSignal) {
  const acknowledged: string[] = [];
  let repeated = 0;
  let key: string = crypto.randomUUID();
  for (let turn = 0; !signal.aborted; turn++) {
    const { url = "" } = servers[turn % servers.length] ?? {};
    const headers = { "idempotency-key": key };
    const answer = await post(url, BODY, headers).catch(() => undefined);
    if (!answer) {
      repeated++;
      continue;
    }
    expect(answer.status).toBe(202);
    acknowledged.push(((await answer.json()) as { id: string }).id);
    key = crypto.randomUUID();
  }
  return { acknowledged, repeated };
}

test.runIf(postgres)(
  "loses nothing while three servers are restarted in turn",
  async () => {
    const cwd = builtSite();
    const hook = await startFakeWebhook();
    const env = {
      DATABASE_URL: await freshUrl(),
      DEMO_WEBHOOK_URL: hook.url,
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_TOTAL_PER_MINUTE: "0",
      STOP_DELAY_MS: "300",
    };
    const servers = await Promise.all(
      Array.from({ length: SERVERS }, () => startServer(cwd, env)),
    );
    const enough = new AbortController();
    const clients = Array.from({ length: CLIENTS }, () =>
      client(servers, enough.signal),
    );
    for (const [place, old] of servers.entries()) {
      expect(await old.stop()).toBe(0);
      const next = await startServer(cwd, env);
      const ready = await fetch(new URL(READY_PATH, next.url));
      expect(ready.status).toBe(200);
      servers[place] = next;
    }
    enough.abort();
    const results = await Promise.all(clients);
    const acknowledged = results.flatMap((result) => result.acknowledged);
    expect(acknowledged.length).toBeGreaterThan(CLIENTS);
    // Some requests did find a server gone.
    expect(results.some(({ repeated }) => repeated > 0)).toBe(true);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await eventually(() => {
      const arrived = new Set(
        hook.calls.map(({ headers }) => String(headers["webhook-id"])),
      );
      expect(acknowledged.filter((id) => !arrived.has(id))).toEqual([]);
    });
  },
);
