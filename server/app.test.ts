import * as fc from "fast-check";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { VITALS_PATH } from "../contract/web-vitals.ts";
import { createApp } from "./app.ts";
import { createBacklog, type ReadBacklog } from "./backlog.ts";
import { createDemoRequests } from "./demo-requests.ts";
import { createHealth, LIVE_PATH, READY_PATH } from "./health.ts";
import { createLog, type Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { loadPages, type Pages } from "./pages.ts";
import { createRateLimit } from "./rate-limit.ts";
import { aRequest } from "./testing/demo-request.ts";
import { writeSite } from "./testing/site.ts";
import { tempDir } from "./testing/temp-dir.ts";
import { allLeads, openStore } from "./testing/temp-store.ts";

const NOW = Date.parse("2025-07-01T12:00:00.000Z");
const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

interface Variation {
  readonly accept?: Outbox["accept"];
  readonly perMinute?: number;
  readonly trustProxy?: boolean;
  readonly allowedOrigins?: readonly string[];
  readonly readBacklog?: ReadBacklog;
  readonly counting?: boolean;
  readonly answerPage?: Pages["answer"];
  readonly logged?: Log;
}

async function server(variation: Variation = {}) {
  const { perMinute = 0, trustProxy = false, allowedOrigins = [] } = variation;
  const dir = tempDir();
  writeSite(dir);
  const store = await openStore();
  const outbox = createOutbox(store);
  const { readBacklog = createBacklog(store, () => NOW) } = variation;
  const log = variation.logged ?? createLog("silent");
  const pages = loadPages(dir);
  const { answerPage: answer = pages.answer } = variation;
  const health = createHealth({ readBacklog, log, answerWithinMs: 50 });
  const metrics = variation.counting ? createMetrics(health) : undefined;
  const onAccepted = vi.fn();
  const { accept = outbox.accept } = variation;
  const app = createApp({
    demoRequests: createDemoRequests({ outbox: { accept }, onAccepted }),
    pages: { ...pages, answer },
    health,
    rateLimit: createRateLimit({ perMinute, clock: () => NOW }),
    trustProxy,
    allowedOrigins,
    metrics,
    log,
    clock: () => NOW,
  });
  const ask = async (path: string, init?: RequestInit, from = "192.0.2.1") =>
    app.request(path, init, { incoming: { socket: { remoteAddress: from } } });
  const post = async (
    body: BodyInit,
    headers: Record<string, string> = JSON_TYPE,
    from?: string,
  ) => ask(DEMO_REQUESTS_PATH, { method: "POST", body, headers }, from);
  return { ask, post, outbox, onAccepted, health };
}

const bodies = async (outbox: Outbox) =>
  (await allLeads(outbox)).map(({ body }) => body);

async function expectProblem(answer: Response, status: number) {
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

describe("a demo request as JSON", () => {
  it("is answered with its id once it is kept", async () => {
    const { post, outbox, onAccepted } = await server();
    const answer = await post(JSON.stringify(aRequest));
    expect(answer.status).toBe(202);
    const { id }: { id: string } = await answer.json();
    expect(await outbox.get(id)).toMatchObject({
      body: JSON.stringify(aRequest),
    });
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it("is kept exactly as it came", async () => {
    const { post, outbox } = await server();
    const request = {
      ...aRequest,
      name: " ",
      message: "\u0000 \uD800 🦷\r\n\t",
    };
    expect((await post(JSON.stringify(request))).status).toBe(202);
    expect(await bodies(outbox)).toEqual([JSON.stringify(request)]);
  });

  it("is one lead for one Idempotency-Key", async () => {
    const { post, outbox } = await server();
    const headers = { ...JSON_TYPE, "idempotency-key": "one-submission" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(JSON.stringify(aRequest), headers)),
    );
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(ids).size).toBe(1);
    expect(await bodies(outbox)).toHaveLength(1);
  });

  it.each(["", "two words", "é", "x".repeat(256)])(
    "is refused with the Idempotency-Key %j",
    async (key) => {
      const { post, outbox } = await server();
      const headers = { ...JSON_TYPE, "idempotency-key": key };
      await expectProblem(await post(JSON.stringify(aRequest), headers), 400);
      expect(await bodies(outbox)).toEqual([]);
    },
  );

  it.each(["", "{", "[]", "null", '"text"', "1"])(
    "is refused where it is no object, as %j",
    async (body) => {
      const { post } = await server();
      await expectProblem(await post(body), 400);
    },
  );

  it("is refused where it is not in UTF-8", async () => {
    const { post } = await server();
    await expectProblem(
      await post(Buffer.from('{"name":"\xe9"}', "latin1")),
      400,
    );
  });

  it("is refused field by field", async () => {
    const { post, outbox } = await server();
    const { phone: _, ...rest } = aRequest;
    const answer = await post(
      JSON.stringify({ ...rest, email: "no", extra: 1 }),
    );
    const document = await expectProblem(answer, 422);
    expect(document).toMatchObject({
      errors: ["email", "phone", "extra"].map((field) => ({
        field,
        detail: expect.any(String),
      })),
    });
    expect(await bodies(outbox)).toEqual([]);
  });

  it("never causes a failure of ours, whatever it is", async () => {
    const { post } = await server();
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .dictionary(
          fc.constantFrom(...Object.keys(aRequest), "__proto__"),
          fc.jsonValue(),
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { status } = await post(text);
        expect([400, 422]).toContain(status);
      }),
    );
  });

  it("is refused past 64 KiB, and accepted just below", async () => {
    const { post } = await server();
    const text = JSON.stringify(aRequest);
    // Space around JSON means nothing.
    expect((await post(text.padEnd(65_536))).status).toBe(202);
    await expectProblem(await post(text.padEnd(65_537)), 413);
  });

  it.each([
    "text/plain",
    "application/json; charset=latin1",
    "application/jsonp",
  ])("is refused as %s", async (type) => {
    const { post } = await server();
    const answer = await post(JSON.stringify(aRequest), {
      "content-type": type,
    });
    await expectProblem(answer, 415);
  });

  it("is accepted with a charset and in any case", async () => {
    const { post } = await server();
    const answer = await post(JSON.stringify(aRequest), {
      "content-type": 'Application/JSON ; charset="UTF-8"',
    });
    expect(answer.status).toBe(202);
  });

  it("is not accepted while the store fails", async () => {
    const { post, onAccepted } = await server({
      accept: () => Promise.reject(new Error("disk full")),
    });
    const answer = await post(JSON.stringify(aRequest));
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    const document = await expectProblem(answer, 503);
    expect(JSON.stringify(document)).not.toContain("disk");
    expect(onAccepted).not.toHaveBeenCalled();
  });
});

describe("a demo request as a form", () => {
  const { timestamp: _, source, ...fields } = aRequest;
  const form = (more: Record<string, string> = {}) =>
    new URLSearchParams({ ...fields, ...more }).toString();

  it("leads to the thanks, so that a reload sends nothing twice", async () => {
    const { post, outbox } = await server();
    const answer = await post(form(), { ...FORM_TYPE, ...BROWSER });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/thank-you");
    const [body = ""] = await bodies(outbox);
    expect(JSON.parse(body)).toEqual({
      ...fields,
      timestamp: "2025-07-01T12:00:00.000Z",
      source,
    });
  });

  it("has the line ends that the page would have sent", async () => {
    const { post, outbox } = await server();
    await post(form({ message: "one\r\ntwo\r\n" }), FORM_TYPE);
    const [body = ""] = await bodies(outbox);
    expect(JSON.parse(body)).toMatchObject({ message: "one\ntwo\n" });
  });

  it("may come as multipart, with fields we do not know and without a message", async () => {
    const { ask, outbox } = await server();
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (name !== "message") body.set(name, value);
    body.set("utm", "x");
    body.set("timestamp", "forged");
    const answer = await ask(DEMO_REQUESTS_PATH, { method: "POST", body });
    expect(answer.status).toBe(303);
    const [text = ""] = await bodies(outbox);
    expect(JSON.parse(text)).toMatchObject({
      message: "",
      timestamp: "2025-07-01T12:00:00.000Z",
    });
  });

  it("is refused with a file in place of text", async () => {
    const { ask } = await server();
    const body = new FormData();
    body.set("name", new Blob(["x"]), "x.txt");
    const answer = await ask(DEMO_REQUESTS_PATH, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    });
    await expectProblem(answer, 422);
  });

  it.each([
    [422, form({ email: "no" }), {}],
    [422, "", {}],
    [413, "x".repeat(70_000), {}],
    [400, "x", { "content-type": "multipart/form-data; boundary=b" }],
    [400, form(), { "idempotency-key": "two words" }],
  ])(
    "is refused with %i, as a page to a browser",
    async (status, body, headers) => {
      const { post } = await server();
      const page = await post(body, { ...FORM_TYPE, ...BROWSER, ...headers });
      expect(page.status).toBe(status);
      expect(await page.text()).toBe("Not sent");
      const json = { ...FORM_TYPE, accept: "application/json", ...headers };
      await expectProblem(await post(body, json), status);
    },
  );

  it("is refused with a page, and when to come back, while the store fails", async () => {
    const { post } = await server({
      accept: () => Promise.reject(new Error("disk full")),
    });
    const answer = await post(form(), { ...FORM_TYPE, ...BROWSER });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  });
});

const filledForm = (website: string) =>
  new URLSearchParams({ ...aRequest, website }).toString();

const states = async (outbox: Outbox) =>
  (await allLeads(outbox)).map(({ state }) => state);

describe("a demo request that a program filled in", () => {
  const FILLED = { ...JSON_TYPE, "x-website": "filled" };
  it("is answered as any other, and kept as spam that nothing delivers", async () => {
    const { post, outbox, onAccepted } = await server();
    const answer = await post(JSON.stringify(aRequest), FILLED);
    expect(answer.status).toBe(202);
    const { id }: { id: string } = await answer.json();
    expect(await outbox.get(id)).toMatchObject({
      state: "spam",
      body: JSON.stringify(aRequest),
    });
    const thanks = await post(filledForm("https://buy.example"), FORM_TYPE);
    expect([thanks.status, thanks.headers.get("location")]).toEqual([
      303,
      "/thank-you",
    ]);
    expect(await states(outbox)).toEqual(["spam", "spam"]);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(await outbox.claim(1000, 9)).toEqual([]);
  });

  it("is told from one that a person sent", async () => {
    const { post, outbox } = await server();
    await post(filledForm(""), FORM_TYPE);
    await post(JSON.stringify(aRequest), { ...JSON_TYPE, "x-website": "" });
    expect(await states(outbox)).toEqual(["pending", "pending"]);
  });

  it("is refused where any other would be", async () => {
    const { post, outbox } = await server();
    await expectProblem(await post("{}", FILLED), 422);
    const website = { ...aRequest, website: "x" };
    await expectProblem(await post(JSON.stringify(website)), 422);
    expect(await states(outbox)).toEqual([]);
  });
});

describe("a demo request from another website", () => {
  const HOST = { ...JSON_TYPE, host: "ellaira.example" };

  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])("is refused, with %j", async (headers) => {
    const { post, outbox } = await server({ perMinute: 1 });
    const body = JSON.stringify(aRequest);
    await expectProblem(await post(body, { ...HOST, ...headers }), 403);
    const page = await post(new URLSearchParams({ ...aRequest }).toString(), {
      ...FORM_TYPE,
      ...BROWSER,
      ...headers,
    });
    expect(page.status).toBe(403);
    expect(await bodies(outbox)).toEqual([]);
    // It cost the visitor none of the allowance.
    expect((await post(body, HOST)).status).toBe(202);
  });

  it.each([
    { "sec-fetch-site": "same-origin", origin: "https://ellaira.example" },
    { origin: "https://ellaira.example" },
    { origin: "http://ellaira.example" },
  ])("is told from one of our own pages, with %j", async (headers) => {
    const { post } = await server();
    const answer = await post(JSON.stringify(aRequest), {
      ...HOST,
      ...headers,
    });
    expect(answer.status).toBe(202);
  });

  it("is told by the name that a trusted proxy was asked for", async () => {
    const headers = {
      ...HOST,
      host: "10.0.0.7:3000",
      origin: "https://ellaira.example",
      "x-forwarded-host": "ellaira.example",
    };
    const body = JSON.stringify(aRequest);
    const proxied = await server({ trustProxy: true });
    const direct = await server();
    expect((await proxied.post(body, headers)).status).toBe(202);
    expect((await direct.post(body, headers)).status).toBe(403);
  });
});

describe("a demo request from a site that the settings list", () => {
  const origin = "https://www.clinic.example";
  const FROM_THERE = {
    origin,
    host: "api.clinic.example",
    "sec-fetch-site": "same-site",
  };
  const PREFLIGHT = {
    ...FROM_THERE,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type,idempotency-key,x-website",
  };
  const list = { allowedOrigins: ["https://a.example", origin] };
  const preflight = { method: "OPTIONS", headers: PREFLIGHT };

  it("is asked for first, and may be sent", async () => {
    const { ask } = await server(list);
    const { status, headers } = await ask(DEMO_REQUESTS_PATH, preflight);
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-methods")).toBe("POST");
    const names = headers.get("access-control-allow-headers")?.toLowerCase();
    expect(names?.split(", ").toSorted()).toEqual(
      PREFLIGHT["access-control-request-headers"].split(","),
    );
    expect(headers.get("vary")).toContain("Origin");
    expect(headers.has("access-control-allow-credentials")).toBe(false);
  });

  it("is accepted, and its page may read the answer, a refusal too", async () => {
    const { post } = await server({ ...list, perMinute: 2 });
    const headers = { ...JSON_TYPE, ...FROM_THERE };
    const statuses: number[] = [];
    for (const body of [JSON.stringify(aRequest), "{", "{}"]) {
      const answer = await post(body, headers);
      statuses.push(answer.status);
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      expect(answer.headers.get("access-control-expose-headers")).toBe(
        "Retry-After",
      );
    }
    expect(statuses).toEqual([202, 400, 429]);
  });

  it("as a form leads to the thanks of that site", async () => {
    const { post } = await server(list);
    const form = new URLSearchParams({ ...aRequest }).toString();
    const location = async (headers: Record<string, string>) =>
      (await post(form, { ...FORM_TYPE, ...headers })).headers.get("location");
    expect(await location(FROM_THERE)).toBe(`${origin}/thank-you`);
    expect(await location({})).toBe("/thank-you");
  });

  it.each([
    ["https://evil.example"],
    ["null"],
    [`${origin}.evil.example`],
    ["http://www.clinic.example"],
  ])("is told from one of %s", async (other) => {
    const { ask, post, outbox } = await server(list);
    const asked = await ask(DEMO_REQUESTS_PATH, {
      ...preflight,
      headers: { ...PREFLIGHT, origin: other },
    });
    await expectProblem(asked.clone(), 403);
    const sent = await post(JSON.stringify(aRequest), {
      ...JSON_TYPE,
      ...FROM_THERE,
      origin: other,
    });
    expect(sent.status).toBe(403);
    for (const { headers } of [asked, sent])
      expect(headers.has("access-control-allow-origin")).toBe(false);
    expect(await bodies(outbox)).toEqual([]);
  });

  it("is none where the settings list nobody", async () => {
    const { ask, post } = await server();
    const asked = await ask(DEMO_REQUESTS_PATH, preflight);
    await expectProblem(asked.clone(), 403);
    const sent = await post("{}", { ...JSON_TYPE, ...FROM_THERE });
    expect(sent.status).toBe(403);
    for (const { headers } of [asked, sent])
      expect(Array.from(headers.keys()).join()).not.toMatch(
        /access-control|vary/,
      );
  });
});

describe("too many demo requests", () => {
  it("are refused for a while, for that address alone", async () => {
    const { post } = await server({ perMinute: 2 });
    const statuses = async (from: string) =>
      (await post("{}", JSON_TYPE, from)).status;
    expect(await statuses("192.0.2.1")).toBe(422);
    expect(await statuses("::ffff:192.0.2.1")).toBe(422);
    const answer = await post("{}", JSON_TYPE, "192.0.2.1");
    expect(answer.headers.get("retry-after")).toBe("30");
    await expectProblem(answer, 429);
    expect(await statuses("192.0.2.2")).toBe(422);
    const page = await post("", { ...FORM_TYPE, ...BROWSER }, "192.0.2.1");
    expect(page.status).toBe(429);
    expect(await page.text()).toBe("Not sent");
  });

  it("are counted by the proxy's word where it is trusted", async () => {
    const { post } = await server({ perMinute: 1, trustProxy: true });
    const from = (hops: string) =>
      post("{}", { ...JSON_TYPE, "x-forwarded-for": hops });
    expect((await from("192.0.2.1")).status).toBe(422);
    expect((await from("8.8.8.8, 192.0.2.1")).status).toBe(429);
    expect((await from("192.0.2.1, 192.0.2.2")).status).toBe(422);
  });
});

describe("the API", () => {
  it.each(["GET", "PUT", "DELETE", "OPTIONS", "PATCH"])(
    "answers %s with what may be done",
    async (method) => {
      const { ask } = await server();
      const answer = await ask(DEMO_REQUESTS_PATH, { method });
      expect(answer.headers.get("allow")).toBe("POST");
      await expectProblem(answer, 405);
    },
  );

  it("answers HEAD without a body", async () => {
    const { ask } = await server();
    const answer = await ask(DEMO_REQUESTS_PATH, { method: "HEAD" });
    expect([answer.status, answer.body]).toEqual([405, null]);
  });

  it.each(["/api", "/api/", "/api/nothing", "/api/demo-requests/", "/api/%"])(
    "has nothing at %s",
    async (path) => {
      const { ask } = await server();
      await expectProblem(await ask(path), 404);
      await expectProblem(await ask(path, { method: "POST" }), 404);
    },
  );
});

describe("what a page view measured", () => {
  const report = {
    method: "POST",
    headers: JSON_TYPE,
    body: '{"path":"/","LCP":1234}',
  };

  it("is taken where something is counted", async () => {
    const { ask } = await server({ counting: true });
    expect((await ask(VITALS_PATH, report)).status).toBe(204);
  });

  it("has no address elsewhere", async () => {
    const { ask } = await server();
    await expectProblem(await ask(VITALS_PATH, report), 404);
  });

  it("costs no visitor a demo request", async () => {
    const { ask, post } = await server({ counting: true, perMinute: 1 });
    for (let views = 0; views < 100; views++) await ask(VITALS_PATH, report);
    expect((await post(JSON.stringify(aRequest))).status).toBe(202);
  });
});

describe("what a balancer asks", () => {
  it("is answered with the backlog while all is well", async () => {
    const { ask, post, outbox } = await server();
    await post(JSON.stringify(aRequest));
    await outbox.accept("{}");
    const [lead] = await outbox.claim(0, 1);
    if (lead) await outbox.failed(lead, "HTTP 500", null);
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      ready: true,
      checks: { database: "ok", server: "ok" },
      backlog: { pending: 1, dead: 1 },
    });
  });

  it.each([
    ["failed", () => Promise.reject(new Error("secret-host is away"))],
    ["too slow", () => new Promise<never>(() => {})],
  ])("is refused while the store is %s", async (database, readBacklog) => {
    const { ask } = await server({ readBacklog });
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text).not.toContain("secret-host");
    expect(JSON.parse(text)).toEqual({
      ready: false,
      checks: { database, server: "ok" },
      backlog: null,
    });
    expect((await ask(LIVE_PATH)).status).toBe(200);
  });

  it("is refused from the moment that the server is to stop, while it serves on", async () => {
    const { ask, post, health } = await server();
    expect((await ask("/")).headers.has("connection")).toBe(false);
    health.stop();
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      ready: false,
      checks: { database: "ok", server: "stopping" },
    });
    const accepted = await post(JSON.stringify(aRequest));
    expect([accepted.status, accepted.headers.get("connection")]).toEqual([
      202,
      "close",
    ]);
    expect((await ask(LIVE_PATH)).status).toBe(200);
  });

  it.each([LIVE_PATH, READY_PATH])(
    "may be asked with HEAD, and as often as it likes, at %s",
    async (path) => {
      const { ask } = await server({ perMinute: 1 });
      for (let times = 0; times < 5; times++) {
        const answer = await ask(path, { method: "HEAD" });
        expect([answer.status, answer.body]).toEqual([200, null]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
      const answer = await ask(path, { method: "POST" });
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
      await expectProblem(answer, 405);
    },
  );
});

const SECURITY_HEADERS = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

describe("every answer", () => {
  it.each([
    "/",
    "/nothing",
    "/_astro/gone.js",
    "/api/nothing",
    DEMO_REQUESTS_PATH,
    "/index.html",
  ])("has the security headers and an id, at %s", async (path) => {
    const { ask } = await server();
    const { headers } = await ask(path);
    for (const name of SECURITY_HEADERS) expect(headers.has(name)).toBe(true);
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  it("has them even where a page fails, under the id that the log names", async () => {
    const lines: string[] = [];
    const { ask } = await server({
      answerPage: () => {
        throw new Error("out of luck");
      },
      logged: pino({ level: "error" }, { write: (line) => lines.push(line) }),
    });
    const answer = await ask("/");
    await expectProblem(answer, 500);
    for (const name of SECURITY_HEADERS)
      expect(answer.headers.has(name)).toBe(true);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      requestId: answer.headers.get("x-request-id"),
    });
  });

  it("has the id that a trusted proxy gave", async () => {
    const headers = { "x-request-id": "7d1f0a4be2d94a8a9d3c0b6f5e4d3c2b" };
    const idFrom = async (trustProxy: boolean) =>
      (await (await server({ trustProxy })).ask("/", { headers })).headers.get(
        "x-request-id",
      );
    expect(await idFrom(true)).toBe(headers["x-request-id"]);
    expect(await idFrom(false)).not.toBe(headers["x-request-id"]);
  });

  it("asks for TLS only where the trusted proxy speaks it", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const proxied = await server({ trustProxy: true });
    const direct = await server();
    const name = "strict-transport-security";
    expect((await proxied.ask("/", { headers })).headers.has(name)).toBe(true);
    expect((await proxied.ask("/")).headers.has(name)).toBe(false);
    expect((await direct.ask("/", { headers })).headers.has(name)).toBe(false);
  });

  it("to HEAD is that to GET without the body", async () => {
    const { ask } = await server();
    const [get, head] = [
      await ask("/security"),
      await ask("/security", { method: "HEAD" }),
    ];
    expect(head.body).toBeNull();
    for (const name of [
      "etag",
      "content-type",
      "content-length",
      "cache-control",
    ])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });
});
