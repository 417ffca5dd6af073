import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "../../server/log.ts";
import { between, quantile } from "./figures.ts";

/** Something to ask for, and the answer that is right. */
export interface Errand {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
}

export interface VisitorsOptions {
  readonly port: number;
  readonly count: number;
  /** The mean pause of a visitor between an answer and the next errand, in ms. */
  readonly pauseMs: number;
  readonly next: () => Errand;
}

export interface Visits {
  readonly done: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** What went wrong, in words. */
  readonly failures: readonly string[];
}

export interface Visitors {
  stop(): Promise<Visits>;
}

const ANSWER_WITHIN_MS = 10_000;

/** People who ask for one thing after the other, with a pause between them, each over a connection that is kept. */
export function startVisitors(options: VisitorsOptions): Visitors {
  const { port, count, pauseMs, next } = options;
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  const failures: string[] = [];
  const began = performance.now();
  const end = new AbortController();

  async function visit(): Promise<void> {
    while (!end.signal.aborted) {
      const errand = next();
      const sentAt = performance.now();
      const { method = "GET", path, status } = errand;
      try {
        const got = await run(agent, port, errand);
        latencies.push(performance.now() - sentAt);
        if (got !== status)
          failures.push(`${method} ${path}: ${got}, not ${status}`);
      } catch (error) {
        failures.push(`${method} ${path}: ${String(error)}`);
      }
      await sleep(between(0, 2 * pauseMs));
    }
  }

  const visits = Array.from({ length: count }, visit);
  return {
    async stop() {
      end.abort();
      const ms = performance.now() - began;
      await Promise.all(visits);
      agent.destroy();
      return {
        done: latencies.length,
        perSecond: (latencies.length * 1000) / ms,
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
        failures,
      };
    },
  };
}

/** Runs errands as quickly as it can, over so many connections. @throws {Error} at the first wrong answer */
export async function runErrands(
  port: number,
  errands: readonly Errand[],
  connections: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const left = errands.values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const errand of left) {
        const got = await run(agent, port, errand);
        if (got !== errand.status)
          throw new Error(`${errand.path}: ${got}, not ${errand.status}`);
      }
    }),
  );
  agent.destroy();
}

/**
 * As a browser does, it asks again when a connection that was idle turns out to be closed (RFC 9110, 9.2.2), unless that
 * could do something twice.
 *
 * @returns the status, once the whole answer is there
 */
function run(
  agent: Agent | false,
  port: number,
  errand: Errand,
): Promise<number> {
  const { method = "GET", path, headers = {}, body = "" } = errand;
  const length = { "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: { ...headers, ...(body === "" ? {} : length) },
        timeout: ANSWER_WITHIN_MS,
      },
      (response) => {
        response.on("error", reject);
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer")));
    outgoing.on("error", (error) => {
      const wasClosed =
        outgoing.reusedSocket && errorCode(error) === "ECONNRESET";
      if (wasClosed && method !== "POST") resolve(run(false, port, errand));
      else reject(error);
    });
    outgoing.end(body);
  });
}
