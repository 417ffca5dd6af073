import { once } from "node:events";
import { startFakeWebhook } from "../../server/testing/fake-webhook.ts";

/** `refuse` takes no connections at all; `hang` takes the request and never answers. */
export type Mood = "ok" | "500" | "429" | "hang" | "refuse";

export interface BenchWebhook {
  readonly url: string;
  /** The bodies that were answered with 200, by `webhook-id`. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  setMood(mood: Mood): Promise<void>;
  close(): void;
}

/** Stands in for the workflow service, in good and bad moods. */
export async function startWebhook(): Promise<BenchWebhook> {
  let mood: Mood = "ok";
  let change = Promise.withResolvers<undefined>();
  const taken = new Map<string, string[]>();
  const { url, server } = await startFakeWebhook(
    async (_, { headers, body }) => {
      if (mood === "hang") return change.promise;
      if (mood === "429")
        return { status: 429, headers: { "Retry-After": "1" } };
      if (mood !== "ok") return { status: 500 };
      const id = String(headers["webhook-id"]);
      taken.set(id, [...(taken.get(id) ?? []), body]);
      return { status: 200 };
    },
  );
  const { port } = new URL(url);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };

  return {
    url,
    taken,
    async setMood(next) {
      mood = next;
      change.resolve(undefined);
      change = Promise.withResolvers();
      if (next === "refuse" && server.listening) close();
      if (next !== "refuse" && !server.listening)
        await once(server.listen(Number(port), "127.0.0.1"), "listening");
    },
    close,
  };
}
