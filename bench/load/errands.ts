import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { VITALS_PATH } from "../../contract/web-vitals.ts";
import { LIVE_PATH, READY_PATH } from "../../server/operations/health.ts";
import { aRequest } from "../../server/testing/demo-request.ts";
import { routes } from "../../site/routes.ts";
import { between } from "../support/figures.ts";
import type { Errand } from "../support/visitors.ts";
import { SITE_DIR } from "./site.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };
const BROTLI = { "Accept-Encoding": "br, gzip" };

const any = <T>(values: readonly T[]): T =>
  // Only ever called with some.
  values[Math.floor(between(0, values.length))] as T;

/** A text that nobody sent before: whatever remembers it grows. */
const unseen = () => Math.random().toString(36).slice(2);

/** The address of a visitor, as the proxy tells it: a new one each time. */
const visitor = () => ({
  "X-Forwarded-For": `198.${Math.floor(between(18, 20))}.${Math.floor(between(0, 256))}.${Math.floor(between(0, 256))}`,
});

const post = (body: string, status: number, type = JSON_TYPE): Errand => ({
  method: "POST",
  path: DEMO_REQUESTS_PATH,
  headers: { ...type, ...visitor() },
  body,
  status,
});
const demoRequest = () =>
  post(JSON.stringify({ ...aRequest, message: unseen() }), 202);
const form = () =>
  post(
    new URLSearchParams({ ...aRequest, message: unseen() }).toString(),
    303,
    FORM_TYPE,
  );
const vitals = (): Errand => ({
  ...post(JSON.stringify({ path: "/", LCP: between(500, 2000) }), 204),
  path: VITALS_PATH,
});

/** One from each of so many addresses, to both limits: what they remember is full from then on. */
export function firstVisits(addresses: number): Errand[] {
  return Array.from({ length: addresses }, (_, n) =>
    [DEMO_REQUESTS_PATH, VITALS_PATH].map((path) => ({
      method: "POST",
      path,
      headers: {
        "Content-Type": "text/plain",
        "X-Forwarded-For": `10.0.${n >> 8}.${n & 255}`,
      },
      body: "x",
      status: 415,
    })),
  ).flat();
}

/** The pages' ETags, by their path. */
async function etagsOf(
  port: number,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const tags = paths.map(async (path) => {
    const headers = { "Accept-Encoding": "br" };
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    return [path, answer.headers.get("etag") ?? ""] as const;
  });
  return Object.fromEntries(await Promise.all(tags));
}

/** All that a server meets in a day, in about the shares that it does; with more of what goes wrong. */
export async function createErrands(port: number): Promise<() => Errand> {
  const pages = Object.values(routes);
  const etags = await etagsOf(port, pages);
  const assets = readdirSync(join(SITE_DIR, "_astro"))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => `/_astro/${name}`);
  const [large = ""] = readdirSync(join(SITE_DIR, "_astro"))
    .filter((name) => name.endsWith(".wasm"))
    .map((name) => `/_astro/${name}`);

  const page = (): Errand => ({
    path: `${any(pages)}?utm_source=${unseen()}`,
    headers: BROTLI,
    status: 200,
  });
  const asset = (): Errand => ({
    path: any(assets),
    headers: BROTLI,
    status: 200,
  });
  const known = (): Errand => {
    const path = any(pages);
    const headers = { ...BROTLI, "If-None-Match": etags[path] ?? "" };
    return { path, headers, status: 304 };
  };
  const part = (): Errand => {
    const from = Math.floor(between(0, 100_000));
    const headers = { Range: `bytes=${from}-${from + 1000}` };
    return { path: large, headers, status: 206 };
  };
  const wrong: readonly (() => Errand)[] = [
    () => ({ path: `/${unseen()}`, headers: BROTLI, status: 404 }),
    () => ({ path: `/_astro/${unseen()}.js`, status: 404 }),
    () => ({ path: `/api/${unseen()}`, status: 404 }),
    () => ({ path: "/index.html", status: 308 }),
    () => ({ method: "PUT", path: "/", body: unseen(), status: 405 }),
    () => ({ path: large, headers: { Range: "bytes=9999999-" }, status: 416 }),
    () => post(`{${unseen()}`, 400),
    () => post(JSON.stringify({ ...aRequest, email: unseen() }), 422),
    () => post(unseen(), 415, { "Content-Type": "text/plain" }),
    () => post("x".repeat(70_000), 413),
  ];
  const shares: readonly (readonly [number, () => Errand])[] = [
    [30, page],
    [30, asset],
    [12, known],
    [4, () => ({ ...page(), method: "HEAD" })],
    [4, part],
    [3, demoRequest],
    [1, form],
    [3, vitals],
    [3, () => ({ path: any([LIVE_PATH, READY_PATH]), status: 200 })],
    [10, () => any(wrong)()],
  ];
  const all = shares.flatMap(([share, errand]) =>
    Array.from({ length: share }, () => errand),
  );
  return () => any(all)();
}
