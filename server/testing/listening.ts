import { once } from "node:events";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { createDemoRequests } from "../api/demo-requests.ts";
import { createRateLimit } from "../api/rate-limit.ts";
import { createApp } from "../app.ts";
import { CONNECTION_LIMITS, type ClosedFor } from "../http/connections.ts";
import { listen } from "../listen.ts";
import { createLog } from "../log.ts";
import { createHealth } from "../operations/health.ts";
import { createStoreProbes } from "../operations/store-probes.ts";
import { loadPages } from "../pages/pages.ts";
import { aRequest } from "./demo-request.ts";
import { SITE_HEADERS, writeSite } from "./site.ts";
import { tempDir } from "./temp-dir.ts";
import { openStore, readableOutbox } from "./temp-store.ts";

export const FOREVER = 600_000;
export const PATIENT = {
  headersMs: FOREVER,
  requestMs: FOREVER,
  silenceMs: FOREVER,
  keepAliveMs: FOREVER,
  checkMs: 50,
};

/** The whole server, but for its process. */
export async function start(
  patience = PATIENT,
  files: Readonly<Record<string, string>> = {},
  limits = CONNECTION_LIMITS,
) {
  const dir = tempDir();
  writeSite(dir, files);
  const store = await openStore();
  const outbox = readableOutbox(store);
  const log = createLog("silent");
  const app = createApp({
    demoRequests: createDemoRequests({
      acceptance: outbox,
      onAccepted: () => {},
    }),
    pages: loadPages(dir),
    health: createHealth({ probes: createStoreProbes(store), log }),
    rateLimit: createRateLimit({ perMinute: 0 }),
    siteHeaders: SITE_HEADERS,
    trustedProxies: 1,
    log,
  });
  const address = { host: "127.0.0.1", port: 0 };
  const closed: ClosedFor[] = [];
  const early: number[] = [];
  const server = await listen(app, address, {
    patience,
    limits,
    onClosed: (reason) => closed.push(reason),
    early(status) {
      early.push(status);
      return { "X-Dressed": "yes" };
    },
  });
  onTestFinished(() => server.close(0));
  const post = () =>
    fetch(new URL(DEMO_REQUESTS_PATH, server.url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(aRequest),
    });
  const port = Number(new URL(server.url).port);
  return { ...server, port, outbox, post, closed, early };
}

/** Writes by hand. Gives all that comes until the server ends the connection, or the client does by `end`. */
export async function exchange(
  port: number,
  bytes: string | Uint8Array,
  end = false,
): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  // A reset shows as what was received before it.
  socket.on("error", () => {});
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  socket.write(bytes);
  if (end) socket.end();
  await once(socket, "close");
  return Buffer.concat(received).toString("latin1");
}

export const HEAD = `POST ${DEMO_REQUESTS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
