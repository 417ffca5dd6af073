import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { LIVE_PATH, READY_PATH, type Health } from "./health.ts";
import { problem } from "../http/problem.ts";

const NOT_KEPT = { "Cache-Control": "no-store" };

export function createProbes(health: Pick<Health, "readiness">): Hono<AppEnv> {
  const probes = new Hono<AppEnv>();
  probes.get(LIVE_PATH, (c) => c.json({ live: true }, 200, NOT_KEPT));
  probes.get(READY_PATH, async (c) => {
    const readiness = await health.readiness();
    return c.json(readiness, readiness.ready ? 200 : 503, NOT_KEPT);
  });
  for (const path of [LIVE_PATH, READY_PATH])
    probes.all(path, () =>
      problem(405, "This address can only be read.", {
        headers: { Allow: "GET, HEAD" },
      }),
    );
  return probes;
}
