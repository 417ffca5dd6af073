import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./http/app-env.ts";
import {
  CONNECTION_LIMITS,
  watchConnections,
  type ClosedFor,
  type ConnectionLimits,
} from "./http/connections.ts";
import { PlainError } from "../settings/load.ts";
import { errorCode } from "./lib/log.ts";

/** A client that hangs keeps a socket until one of these limits has passed, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  // The largest body, 64 KiB, takes half of this over a line of 32 kbit/s.
  requestTimeout: 30_000,
  // Proxies keep a connection shorter (nginx 60 s, Caddy 120 s), so they never send on one that is closing.
  keepAliveTimeout: 125_000,
  connectionsCheckingInterval: 2000,
};

/** How long a connection may carry no byte in either direction, such as when a client does not read its answer. */
const SILENCE_MS = 60_000;

interface ListenOptions {
  readonly timeouts?: typeof TIMEOUTS;
  readonly silenceMs?: number;
  readonly limits?: ConnectionLimits;
  readonly onClosed?: (reason: ClosedFor) => void;
}

interface Address {
  readonly host: string;
  readonly port: number;
  readonly settings?: { readonly host: string; readonly port: string };
}

const PUBLIC = { host: "HOST", port: "PORT" };

export interface Listening {
  readonly url: string;
  /** Takes no more requests; resolves when the last is answered, or cut off after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** @throws {PlainError} with a sentence for the operator */
export async function listen(
  app: Hono<AppEnv>,
  address: Address,
  options: ListenOptions = {},
): Promise<Listening> {
  const { limits = CONNECTION_LIMITS, onClosed = () => {} } = options;
  const server = createServer(options.timeouts ?? TIMEOUTS);
  server.setTimeout(options.silenceMs ?? SILENCE_MS);
  const connections = watchConnections(server, limits, onClosed);
  const handle = getRequestListener(app.fetch, {
    // The address is for HTTP/1.0, which has no Host, and is in no answer.
    hostname: "localhost",
    // Node skips a body that was not read. Cleaning up instead would cut the connection after half a second.
    autoCleanupIncoming: false,
  });
  server.on("request", (request, response) => {
    if (connections.admit(request, response)) void handle(request, response);
  });
  return {
    url: await bind(server, address),
    close: (graceMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        // Node closes only what is idle now; the sweep closes what becomes idle after its last answer.
        const sweep = setInterval(() => server.closeIdleConnections(), 20);
        server.close(() => {
          clearTimeout(timer);
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}

/** Listens for a moment. @returns the URL, also where port 0 means any. @throws {PlainError} */
export async function checkAddress(address: Address): Promise<string> {
  const server = createServer();
  const url = await bind(server, address);
  await once(server.close(), "close");
  return url;
}

/** @returns the URL */
function bind(server: Server, address: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(new PlainError(explain(error, address), { cause: error }));
    });
    server.listen(address.port, address.host, () => {
      // A server that listens on a port, not on a pipe, has an AddressInfo.
      const bound = server.address() as AddressInfo;
      const host =
        bound.family === "IPv6" ? `[${bound.address}]` : bound.address;
      resolve(`http://${host}:${bound.port}/`);
    });
  });
}

function explain(
  error: Error,
  { host, port, settings: name = PUBLIC }: Address,
): string {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `${name.port} ${port} is already in use. Stop the other program, or set ${name.port} to a free one.`;
    case "EACCES":
      return `${name.port} ${port} may not be used by this user. Set ${name.port} to one from 1024 up.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${name.host} ${host} is not an address of this machine. Set ${name.host} to one, such as 127.0.0.1.`;
    default:
      return `${name.host} ${host} with ${name.port} ${port} cannot be used (${errorCode(error) ?? error.message}).`;
  }
}
