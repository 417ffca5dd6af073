import { onTestFinished } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { CONNECTION_LIMITS, type ClosedFor } from "../http/connections.ts";
import { listen } from "../listen.ts";
import { server } from "./app.ts";
import { aRequest } from "./demo-request.ts";
import { rawConnection } from "./raw-connection.ts";

export const FOREVER = 600_000;
export const LONG_TIMEOUTS = {
  headersMs: FOREVER,
  requestMs: FOREVER,
  silenceMs: FOREVER,
  keepAliveMs: FOREVER,
  checkMs: 50,
};

export async function start(
  timeouts = LONG_TIMEOUTS,
  files: Readonly<Record<string, string>> = {},
  limits = CONNECTION_LIMITS,
) {
  const { app, outbox } = await server({ trustProxy: true, files });
  const address = { host: "127.0.0.1", port: 0 };
  const closed: ClosedFor[] = [];
  const listening = await listen(app, address, {
    timeouts,
    limits,
    onClosed: (reason) => closed.push(reason),
  });
  onTestFinished(() => listening.close(0));
  const post = () =>
    fetch(new URL(DEMO_REQUESTS_PATH, listening.url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(aRequest),
    });
  const port = Number(new URL(listening.url).port);
  return { ...listening, port, outbox, post, closed };
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
