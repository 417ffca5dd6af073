import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export const CLOSED_FOR = ["full", "waiting", "pipelined"] as const;

export type ClosedFor = (typeof CLOSED_FOR)[number];

export interface ConnectionLimits {
  /** More connections could use up the process's file handles. */
  readonly all: number;
  /** Browsers and proxies wait for one answer at a time on a connection. More are requests sent without waiting. */
  readonly pipelined: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  all: 10_000,
  pipelined: 32,
};

/** The most connections without a whole request: silent, kept alive, or in the middle of a head. */
const WAITING_PART = 0.9;

interface Connections {
  admit(request: IncomingMessage, response: ServerResponse): boolean;
}

/** When too many connections wait, the one that has waited longest is closed: a flooder displaces its own. */
export function watchConnections(
  server: Server,
  limits: ConnectionLimits,
  onClosed: (reason: ClosedFor) => void,
): Connections {
  // The connection that has waited longest comes first.
  const waiting = new Set<Socket>();
  const answers = new WeakMap<Socket, Set<ServerResponse>>();
  server.maxConnections = limits.all;
  server.on("drop", () => onClosed("full"));
  server.on("connection", (socket) => {
    startToWait(socket);
    socket.once("close", () => waiting.delete(socket));
  });

  function startToWait(socket: Socket): void {
    waiting.add(socket);
    const [longest] = waiting;
    if (longest && waiting.size > limits.all * WAITING_PART)
      close(longest, "waiting");
  }

  function close(socket: Socket, reason: ClosedFor): void {
    waiting.delete(socket);
    socket.destroy();
    onClosed(reason);
  }

  return {
    admit({ socket }, response) {
      const underWay = answers.get(socket) ?? new Set();
      answers.set(socket, underWay.add(response));
      if (underWay.size > limits.pipelined) {
        stopParsing(socket);
        close(socket, "pipelined");
        return false;
      }
      waiting.delete(socket);
      response.once("close", () => {
        underWay.delete(response);
        if (underWay.size === 0 && !socket.destroyed) startToWait(socket);
      });
      return true;
    },
  };
}

/** Tells Node's HTTP parser to read no more requests on this connection (llhttp's on_headers_complete). */
const NO_MORE = 2;

/** Drops the rest of a chunk, whose many requests Node would keep. Node has no public way to do so. */
function stopParsing(socket: Socket): void {
  // Node's types lack this: the parser calls it with each head that it has read.
  const { parser } = socket as Socket & {
    readonly parser?: { onIncoming: () => number };
  };
  if (parser) parser.onIncoming = () => NO_MORE;
}
