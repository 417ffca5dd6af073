import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { CONNECTION_LIMITS, type ClosedFor } from "../http/connections.ts";
import type { AppEnv } from "../http/app-env.ts";
import { listen } from "../listen.ts";
import { server } from "./app.ts";
import { aRequest } from "./demo-request.ts";
import { rawConnection } from "./raw-connection.ts";
import { post } from "./running-server.ts";

const FOREVER = 600_000;
export const LONG_TIMEOUTS = {
  headersMs: FOREVER,
  requestMs: FOREVER,
  silenceMs: FOREVER,
  keepAliveMs: FOREVER,
  checkMs: 50,
};

/** An app at a port of this machine, until the test ends. */
export async function listenTo(
  app: Hono<AppEnv>,
  options: Parameters<typeof listen>[2] = {},
) {
  const address = { host: "127.0.0.1", port: 0 };
  const timeouts = LONG_TIMEOUTS;
  const { url, close } = await listen(app, address, { timeouts, ...options });
  onTestFinished(() => close(0));
  return { url, port: Number(new URL(url).port) };
}

export async function start(
  timeouts = LONG_TIMEOUTS,
  files: Readonly<Record<string, string>> = {},
  limits = CONNECTION_LIMITS,
) {
  const { app, outbox } = await server({ trustProxy: true, files });
  const closed: ClosedFor[] = [];
  const onClosed = (reason: ClosedFor) => void closed.push(reason);
  const { url, port } = await listenTo(app, { timeouts, limits, onClosed });
  return {
    port,
    outbox,
    closed,
    post: () => post(url, JSON.stringify(aRequest)),
  };
}

export async function exchange(
  port: number,
  bytes: string | Uint8Array,
): Promise<string> {
  const { socket, received, closed } = rawConnection(port);
  socket.write(bytes);
  await closed;
  return received();
}

export const HEAD = `POST ${DEMO_REQUESTS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
