import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** `refuse` takes no connections at all; `hang` takes the request and never answers. */
export type Mood = "ok" | "500" | "429" | "hang" | "refuse";

export interface BenchWebhook {
  readonly url: string;
  /** The bodies that were answered with 200, by `webhook-id`. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  /** The number of requests, however they were answered. */
  readonly calls: () => number;
  setMood(mood: Mood): Promise<void>;
  close(): void;
}

/** Stands in for the workflow service, in good and bad moods. */
export async function startWebhook(): Promise<BenchWebhook> {
  let mood: Mood = "ok";
  let calls = 0;
  const taken = new Map<string, string[]>();
  const hanging = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    calls++;
    const answer = mood;
    const body = Buffer.concat(
      await request.toArray().catch(() => [] as Buffer[]),
    ).toString("utf8");
    if (answer === "hang") {
      hanging.add(response);
      return;
    }
    if (answer === "ok") {
      const id = String(request.headers["webhook-id"]);
      taken.set(id, [...(taken.get(id) ?? []), body]);
    }
    const status = answer === "ok" ? 200 : Number(answer) || 500;
    response.writeHead(status, status === 429 ? { "Retry-After": "1" } : {});
    response.end();
  });
  const listen = (port: number) =>
    once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/hook`,
    taken,
    calls: () => calls,
    async setMood(next) {
      mood = next;
      for (const response of hanging) response.destroy();
      hanging.clear();
      if (next === "refuse" && server.listening) {
        server.close();
        server.closeAllConnections();
      }
      if (next !== "refuse" && !server.listening) await listen(port);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
