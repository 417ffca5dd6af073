import { expect, vi } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { createApp } from "../app.ts";
import { createBacklog } from "../store/backlog.ts";
import {
  createHealth,
  createStoreProbes,
  type StoreProbes,
} from "../operations/health.ts";
import { createLog, type Log } from "../lib/log.ts";
import { createMetrics } from "../operations/metrics.ts";
import type { Acceptance } from "../store/acceptance.ts";
import { loadPages, type Pages } from "../pages/pages.ts";
import { createRateLimit } from "../api/rate-limit.ts";
import { aRequest } from "./demo-request.ts";
import { SITE_HEADERS, writeSite } from "./site.ts";
import { tempDir } from "./temp-dir.ts";
import {
  allLeads,
  openStore,
  readableOutbox,
  type ReadableOutbox,
} from "./temp-store.ts";

export const NOW = Date.parse("2025-07-01T12:00:00.000Z");
export const JSON_TYPE = { "content-type": "application/json" };
export const FORM_TYPE = {
  "content-type": "application/x-www-form-urlencoded",
};
export const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

interface Variation {
  readonly accept?: Acceptance["accept"];
  readonly perMinute?: number;
  readonly trustProxy?: boolean;
  readonly allowedOrigins?: readonly string[];
  readonly probes?: StoreProbes;
  readonly counting?: boolean;
  readonly answerPage?: Pages["answer"];
  readonly log?: Log;
  readonly clock?: () => number;
  readonly files?: Readonly<Record<string, string>>;
}

/** The whole app over a new store, with a stand-in for each part that the test gives. */
export async function server({
  perMinute = 0,
  trustProxy = false,
  allowedOrigins = [],
  log = createLog("silent"),
  clock = () => NOW,
  ...variation
}: Variation = {}) {
  const dir = tempDir();
  writeSite(dir, variation.files);
  const store = await openStore();
  const outbox = readableOutbox(store);
  const { hasKey } = outbox;
  const { accept = outbox.accept } = variation;
  const pages = loadPages(dir);
  const { answerPage: answer = pages.answer } = variation;
  // A real store may be slow on a busy machine. A stand-in answers at once, or never.
  const health = createHealth({
    probes: variation.probes ?? createStoreProbes(store),
    log,
    answerWithinMs: variation.probes ? 50 : 60_000,
  });
  const readBacklog = createBacklog(store, () => NOW);
  const metrics = variation.counting
    ? createMetrics({ health, readBacklog })
    : undefined;
  const onAccepted = vi.fn();
  const app = createApp({
    acceptance: { accept, hasKey },
    onAccepted,
    pages: { ...pages, answer },
    health,
    rateLimit: createRateLimit({
      perAddress: perMinute,
      total: 0,
      clockMs: () => NOW,
    }),
    siteHeaders: SITE_HEADERS,
    trustedProxies: trustProxy ? 1 : 0,
    allowedOrigins,
    metrics,
    log,
    clock,
  });
  const ask = async (path: string, init?: RequestInit, from = "192.0.2.1") =>
    app.request(path, init, { incoming: { socket: { remoteAddress: from } } });
  const post = async (
    body: BodyInit,
    headers: Record<string, string> = JSON_TYPE,
    from?: string,
  ) => ask(DEMO_REQUESTS_PATH, { method: "POST", body, headers }, from);
  return { app, ask, post, outbox, onAccepted, metrics };
}

export const bodies = async (outbox: ReadableOutbox) =>
  (await allLeads(outbox)).map(({ body }) => body);

export async function expectProblem(answer: Response, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const document: unknown = await answer.json();
  expect(document).toMatchObject({
    type: "about:blank",
    title: expect.any(String),
    status,
    detail: expect.any(String),
  });
  return document;
}

/** Fills in the honeypot, too, which people do not see. */
export const filledForm = (
  leave_empty: string,
  fields: Readonly<Record<string, string>> = {},
) => new URLSearchParams({ ...aRequest, leave_empty, ...fields }).toString();
