import { connect } from "node:net";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import type { ClosedFor } from "../http/connections.ts";
import type { AppEnv } from "../http/app-env.ts";
import { listen } from "../listen.ts";
import { server } from "./app.ts";
import { BODY } from "./demo-request.ts";
import { post } from "./processes.ts";

const FOREVER = 600_000;
export const LONG_TIMEOUTS = {
  headersTimeout: FOREVER,
  requestTimeout: FOREVER,
  keepAliveTimeout: FOREVER,
  connectionsCheckingInterval: 50,
};

/** An app at a port of this machine, until the test ends. */
export async function listenTo(
  app: Hono<AppEnv>,
  options: Parameters<typeof listen>[2] = {},
) {
  const address = { host: "127.0.0.1", port: 0 };
  const { url, close } = await listen(app, address, {
    timeouts: LONG_TIMEOUTS,
    silenceMs: FOREVER,
    ...options,
  });
  onTestFinished(() => close(0));
  return { url, port: Number(new URL(url).port) };
}

export async function start(
  options: Parameters<typeof listen>[2] = {},
  files: Readonly<Record<string, string>> = {},
) {
  const { app, outbox } = await server({ trustProxy: true, files });
  const closed: ClosedFor[] = [];
  const onClosed = (reason: ClosedFor) => void closed.push(reason);
  const { url, port } = await listenTo(app, { ...options, onClosed });
  return {
    port,
    outbox,
    closed,
    post: () => post(url, BODY),
  };
}

export function rawConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("latin1").on("data", (text) => {
    received += String(text);
  });
  // After a reset, what was received before it counts.
  socket.on("error", () => {});
  // Unlike `once` of node:events, this does not reject at a reset.
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  return { socket, received: () => received, closed };
}

/** Sends this, and reads until the connection closes. */
export async function exchange(
  port: number,
  bytes: string | Uint8Array,
): Promise<string> {
  const { socket, received, closed } = rawConnection(port);
  socket.write(bytes);
  await closed;
  return received();
}

/** The head of a demo request, unfinished. */
export const HEAD = `POST ${DEMO_REQUESTS_PATH} HTTP/1.1\r\nHost: ellaira.test\r\nContent-Type: application/json\r\n`;
