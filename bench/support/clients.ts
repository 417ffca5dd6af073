import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { aRequest } from "../../server/testing/demo-request.ts";

interface Acknowledged {
  readonly id: string;
  readonly body: string;
}

export interface Clients {
  /** What the server said it keeps, by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** Answers that broke a promise, e.g. two ids for one key. */
  readonly broken: readonly string[];
  readonly repeats: () => number;
  stop(): Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;

/** Visitors who send one request after another, and repeat those that were not answered. */
export function startClients(count: number, port: number): Clients {
  const url = `http://127.0.0.1:${port}${DEMO_REQUESTS_PATH}`;
  const acknowledged = new Map<string, Acknowledged>();
  const broken: string[] = [];
  let repeats = 0;
  const end = new AbortController();

  async function visit(number: number): Promise<void> {
    for (let visits = 0; !end.signal.aborted; visits++) {
      const key = randomUUID();
      const body = JSON.stringify({
        ...aRequest,
        message: `client ${number}, visit ${visits}${" and more".repeat(visits % 40)}`,
      });
      let again = true;
      while (again && !end.signal.aborted) {
        const answer = await send(url, key, body).catch(() => undefined);
        if (answer?.status === 202) {
          const known = acknowledged.get(key)?.id ?? answer.id;
          if (answer.id !== known) broken.push(`two ids for the key ${key}`);
          acknowledged.set(key, { id: answer.id, body });
          // Some press twice.
          again = Math.random() < 0.2;
        } else {
          if (answer && answer.status < 500)
            broken.push(`status ${answer.status}`);
          await sleep(20);
          // Some give up, and never learn whether their request was kept.
          again = Math.random() < 0.95;
        }
        if (again) repeats++;
      }
    }
  }

  const visitors = Array.from({ length: count }, (_, number) => visit(number));
  return {
    acknowledged,
    broken,
    repeats: () => repeats,
    async stop() {
      end.abort();
      await Promise.all(visitors);
    },
  };
}

interface Answer {
  readonly status: number;
  readonly id: string;
}

async function send(url: string, key: string, body: string): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  // An answer without an end was cut off, and is none.
  const text = await response.text();
  const { status } = response;
  const id = status === 202 ? (JSON.parse(text) as { id: string }).id : "";
  return { status, id };
}
