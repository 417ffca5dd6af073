import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { clientAddress } from "./client-address.ts";

export const CLOSED_FOR = ["full", "waiting", "pipelined"] as const;

export type ClosedFor = (typeof CLOSED_FOR)[number];

export interface ConnectionLimits {
  /** More could use up the process's file handles. */
  readonly all: number;
  /** Counts a client's connections without a whole request: silent, kept alive, or in the middle of a head. */
  readonly waitingOfOne: number;
  /** A connection may wait this long even so: a proxy opens many at once, and none has been read yet. */
  readonly mayWaitMs: number;
  /** Browsers and proxies have one answer under way on a connection; more are requests sent without waiting. */
  readonly pipelined: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  all: 10_000,
  waitingOfOne: 500,
  mayWaitMs: 2000,
  pipelined: 32,
};

const WAITING_PART = 0.9;

export interface Connections {
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  underWay(socket: Duplex): ReadonlySet<ServerResponse>;
}

/** Where too many connections wait, the one that waits longest is closed: a flooder displaces its own. */
export function watchConnections(
  server: Server,
  limits: ConnectionLimits,
  onClosed: (reason: ClosedFor) => void,
): Connections {
  // Each socket has waited since this time, and the longest wait comes first.
  const waiting = new Map<Socket, number>();
  const waitingOf = new Map<string, Set<Socket>>();
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();
  const addresses = new WeakMap<Socket, string>();
  server.maxConnections = limits.all;
  server.on("drop", () => onClosed("full"));
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    addresses.set(socket, clientAddress({ remoteAddress, trustedProxies: 0 }));
    startToWait(socket);
    socket.once("close", () => endWait(socket));
  });

  function startToWait(socket: Socket): void {
    const now = performance.now();
    const address = addresses.get(socket) ?? "";
    const ofOne = waitingOf.get(address) ?? new Set();
    waitingOf.set(address, ofOne.add(socket));
    waiting.set(socket, now);
    if (waiting.size > limits.all * WAITING_PART) makeRoom(waiting.keys());
    if (ofOne.size > limits.waitingOfOne)
      makeRoom(ofOne.values(), now - limits.mayWaitMs);
  }

  function endWait(socket: Socket): void {
    const address = addresses.get(socket) ?? "";
    const ofOne = waitingOf.get(address);
    ofOne?.delete(socket);
    if (ofOne?.size === 0) waitingOf.delete(address);
    waiting.delete(socket);
  }

  function makeRoom(sockets: Iterator<Socket>, before = Infinity): void {
    const { value: longest } = sockets.next();
    if (longest && (waiting.get(longest) ?? 0) < before)
      close(longest, "waiting");
  }

  function close(socket: Socket, reason: ClosedFor): void {
    endWait(socket);
    socket.destroy();
    onClosed(reason);
  }

  return {
    underWay: (socket) => answers.get(socket) ?? new Set(),
    admit({ socket }, response) {
      const underWay = answers.get(socket) ?? new Set();
      answers.set(socket, underWay.add(response));
      if (underWay.size > limits.pipelined) {
        stopParsing(socket);
        close(socket, "pipelined");
        return false;
      }
      endWait(socket);
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
