import { connect, type Socket } from "node:net";
import { createAnswerReader } from "./answer-reader.ts";
import { quantile } from "./figures.ts";

export interface Load {
  readonly port: number;
  /** The bytes of the request, sent again and again. */
  readonly request: string;
  /** The status that every answer must have. */
  readonly status: number;
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
  /** Called when what is measured begins. */
  readonly onWarm?: () => void;
}

export interface LoadFigures {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The bytes of a GET as a client that keeps its connection sends it. */
export function getRequest(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ Host: "127.0.0.1", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `GET ${path} HTTP/1.1\r\n${head}\r\n`;
}

/** Asks over connections that are kept, each as soon as its last answer is whole. */
export async function load(options: Load): Promise<LoadFigures> {
  const { connections, warmUpMs, measuredMs, onWarm } = options;
  const latencies: number[] = [];
  const warm = performance.now() + warmUpMs;
  const end = warm + measuredMs;
  const timer = setTimeout(() => onWarm?.(), warmUpMs);
  const note = (sentAt: number, now: number) => {
    if (sentAt >= warm && now < end) latencies.push(now - sentAt);
    return now < end;
  };
  try {
    await Promise.all(
      Array.from({ length: connections }, () => ask(options, note)),
    );
  } finally {
    clearTimeout(timer);
  }
  return {
    answers: latencies.length,
    perSecond: (latencies.length * 1000) / measuredMs,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/** One connection. `note` is told of every answer, and says whether to go on. */
function ask(
  { port, request, status }: Load,
  note: (sentAt: number, now: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(request, "latin1");
    const read = createAnswerReader();
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(bytes);
    };
    const socket: Socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      // The same memory for all that comes: this process should do as little as it can.
      onread: {
        buffer: Buffer.allocUnsafe(64 * 1024),
        callback(length, buffer) {
          // It is the Buffer above.
          const chunk = (buffer as Buffer).subarray(0, length);
          try {
            const got = read(chunk);
            if (got === undefined) return true;
            if (got !== status) throw new Error(`HTTP ${got}, not ${status}`);
          } catch (error) {
            reject(error);
            socket.destroy();
            return false;
          }
          if (note(sentAt, performance.now())) send();
          else {
            resolve();
            socket.destroy();
          }
          return true;
        },
      },
    });
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The connection was closed.")));
  });
}
