import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { createApp } from "./app.ts";
import { createDemoRequests } from "./api/demo-requests.ts";
import { createHealth } from "./operations/health.ts";
import { createStoreProbes } from "./operations/store-probes.ts";
import { CONNECTION_LIMITS, type ClosedFor } from "./http/connections.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { loadPages } from "./pages/pages.ts";
import { createRateLimit } from "./api/rate-limit.ts";
import { aRequest } from "./testing/demo-request.ts";
import { writeSite } from "./testing/site.ts";
import { tempDir } from "./testing/temp-dir.ts";
import { allLeads, openStore, readableOutbox } from "./testing/temp-store.ts";

vi.setConfig({ testTimeout: 60_000 });

const FOREVER = 600_000;
const PATIENT = {
  headersMs: FOREVER,
  requestMs: FOREVER,
  silenceMs: FOREVER,
  keepAliveMs: FOREVER,
  checkMs: 50,
};

/** The whole server, but for its process. */
async function start(
  patience = PATIENT,
  files: Readonly<Record<string, string>> = {},
  limits = CONNECTION_LIMITS,
) {
  const dir = tempDir();
  writeSite(dir, files);
  const store = await openStore();
  const outbox = readableOutbox(store);
  const log = createLog("silent");
  const app = createApp({
    demoRequests: createDemoRequests({ outbox, onAccepted: () => {} }),
    pages: loadPages(dir),
    health: createHealth({ probes: createStoreProbes(store), log }),
    rateLimit: createRateLimit({ perMinute: 0 }),
    trustedProxies: 1,
    log,
  });
  const address = { host: "127.0.0.1", port: 0 };
  const closed: ClosedFor[] = [];
  const early: number[] = [];
  const server = await listen(app, address, {
    patience,
    limits,
    onClosed: (reason) => closed.push(reason),
    early(status) {
      early.push(status);
      return { "X-Dressed": "yes" };
    },
  });
  onTestFinished(() => server.close(0));
  const post = () =>
    fetch(new URL(DEMO_REQUESTS_PATH, server.url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(aRequest),
    });
  const port = Number(new URL(server.url).port);
  return { ...server, port, outbox, post, closed, early };
}

/** Writes by hand. Gives all that comes until the server ends the connection, or the client does by `end`. */
async function exchange(
  port: number,
  bytes: string | Uint8Array,
  end = false,
): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  // A reset shows as what was received before it.
  socket.on("error", () => {});
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  socket.write(bytes);
  if (end) socket.end();
  await once(socket, "close");
  return Buffer.concat(received).toString("latin1");
}

const HEAD = `POST ${DEMO_REQUESTS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

it("serves the others while a hundred clients hang, and ends those", async () => {
  const { port, post, outbox } = await start({
    headersMs: 3000,
    requestMs: 4000,
    silenceMs: FOREVER,
    keepAliveMs: FOREVER,
    checkMs: 50,
  });
  const hanging = Array.from({ length: 100 }, (_, index) =>
    exchange(
      port,
      index % 2 ? HEAD : `${HEAD}Content-Length: 500\r\n\r\n{"name`,
    ),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, post));
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, () => 202),
  );
  for (const answer of await Promise.all(hanging))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await post()).status).toBe(202);
  expect(await allLeads(outbox)).toHaveLength(21);
});

it("ends a connection on which nothing happens", async () => {
  const { port, post } = await start({ ...PATIENT, silenceMs: 300 });
  expect(await exchange(port, HEAD)).toBe("");
  expect((await post()).status).toBe(202);
});

it("ends a connection whose client does not read its answer", async () => {
  // More than the system keeps for a reader who is away.
  const size = 64 * 1024 * 1024;
  const { port, post } = await start(
    { ...PATIENT, silenceMs: 300 },
    { "large.txt": "x".repeat(size) },
  );
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  socket.write("GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.pause();
  await sleep(1500);
  let received = 0;
  socket.on("data", (chunk: Buffer) => (received += chunk.length));
  socket.resume();
  await once(socket, "close");
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(size);
  expect((await post()).status).toBe(202);
});

it("reads everybody's requests though one client leaves thousands of heads unfinished", async () => {
  const limits = { all: 150, waitingOfOne: 40, mayWaitMs: 0, pipelined: 32 };
  const { port, post, closed } = await start(PATIENT, {}, limits);
  const heads = Array.from({ length: 500 }, async () => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    socket.write(HEAD);
    await once(socket, "connect");
  });
  await Promise.all(heads);
  for (let posts = 0; posts < 5; posts++)
    expect((await post()).status).toBe(202);
  expect(closed.length).toBeGreaterThan(400);
  expect(new Set(closed)).toEqual(new Set(["waiting"]));
});

it("lets a proxy open many connections at once", async () => {
  const limits = { ...CONNECTION_LIMITS, waitingOfOne: 1 };
  const { post, closed } = await start(PATIENT, {}, limits);
  const answers = await Promise.all(Array.from({ length: 50 }, post));
  expect(answers.filter(({ status }) => status !== 202)).toEqual([]);
  expect(closed).toEqual([]);
});

const PIPELINED = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

it("answers requests that come without waiting, and ends a connection with too many", async () => {
  const { port, post, closed } = await start();
  const few = await exchange(port, PIPELINED.repeat(19) + LAST);
  expect(few.match(/HTTP\/1\.1 200 /g)).toHaveLength(20);
  expect(closed).toEqual([]);
  let made = 0;
  const count = () => void made++;
  subscribe("http.server.request.start", count);
  const many = await exchange(port, PIPELINED.repeat(2000) + LAST);
  unsubscribe("http.server.request.start", count);
  // What had been read already costs nothing either.
  expect(made).toBe(33);
  expect((many.match(/HTTP\/1\.1 200 /g) ?? []).length).toBeLessThan(33);
  expect(closed).toEqual(["pipelined"]);
  expect((await post()).status).toBe(202);
});

it("answers HTTP/1.0 without a Host, as balancers ask", async () => {
  const { port } = await start();
  expect(await exchange(port, "GET /api/health HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

it.each([
  ["GET / HTTP/1.1\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["no HTTP at all\r\n\r\n", 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  [`${HEAD}Expect: cake\r\nContent-Length: 2\r\n\r\n{}`, 417],
  [`${HEAD}Transfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}\r\n`, 413],
])("dresses and counts the early answer to %j", async (text, status) => {
  const { port, early } = await start();
  const answer = await exchange(port, text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("\r\nX-Dressed: yes\r\n");
  expect(answer).toContain("\r\nContent-Type: application/problem+json\r\n");
  expect(answer.split("\r\n\r\n")[1]).toContain(`"status":${status}`);
  expect(early).toEqual([status]);
});

it("keeps a connection longer than the proxies in front do", async () => {
  const { port } = await start({ ...PATIENT, keepAliveMs: 125_000 });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get("keep-alive")).toBe("timeout=125");
});

const METHODS = ["GET", "POST", "HEAD", "PUT", "OPTIONS", "TRACE", "x"];
const PATHS = ["/", "/api/demo-requests", "/api/", "//", "http://x/"];
const NAMES = [
  "Content-Type",
  "Content-Type",
  "Content-Length",
  "Transfer-Encoding",
  "Accept",
  "Accept-Encoding",
  "If-None-Match",
  "Idempotency-Key",
  "Origin",
  "Sec-Fetch-Site",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Website",
  "Expect",
  "Connection",
  "Upgrade",
  "Range",
  "Cookie",
];
const VALUES = [
  "",
  "x",
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/html;q=nan, */*;q=",
  "chunked",
  "close",
  "10",
  "-1",
  "100-continue",
  "https://[::1",
  "a b",
  "cross-site",
  "2001:db8::1%eth0, [::1]:x",
];

// Bytes: Node's HTTP takes what is above ASCII for Latin-1. Few controls, or the parser would let nothing through.
const byte = fc.oneof(
  { weight: 40, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
  { weight: 10, arbitrary: fc.integer({ min: 0x80, max: 0xff }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x1f }) },
);
const noise = fc.string({
  unit: byte.map((code) => String.fromCharCode(code)),
  maxLength: 40,
});
/** `wild` may be anything at all, which the parser mostly refuses; the others get as far as the application. */
const request = (wild: boolean) => {
  const oneOf = (known: readonly string[]) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...known) },
      { weight: wild ? 1 : 0, arbitrary: noise },
    );
  return fc
    .record({
      method: fc.constantFrom("POST", "POST", ...METHODS),
      path: fc.tuple(oneOf(PATHS), wild ? noise : fc.constant("")),
      headers: fc.array(fc.tuple(oneOf(NAMES), oneOf(VALUES)), {
        maxLength: wild ? 6 : 3,
      }),
      body: fc.oneof(noise, fc.constant(JSON.stringify(aRequest))),
      framed: fc.boolean(),
    })
    .map(({ method, path, headers, body, framed }) => {
      const lines = [
        `${method} ${path.join("").replaceAll(" ", "/")} HTTP/1.1`,
        "Host: ellaira.example",
        ...headers.map((header) => header.join(": ")),
        framed ? `Content-Length: ${body.length}` : "Content-Length: 0",
        "Connection: close",
      ].map((line) => line.replace(/[\r\n]/g, ""));
      return [...lines, "", framed ? body : ""].join("\r\n");
    });
};

it("never fails, whatever it is sent", async () => {
  const { port, post } = await start({
    headersMs: 5000,
    requestMs: 5000,
    silenceMs: 5000,
    keepAliveMs: 5000,
    checkMs: 50,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(request(true), request(false)), {
        minLength: 10,
        maxLength: 10,
      }),
      async (requests) => {
        const answers = await Promise.all(
          requests.map((text) =>
            exchange(port, Buffer.from(text, "latin1"), true),
          ),
        );
        for (const answer of answers)
          expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
      },
    ),
    { numRuns: 40 },
  );
  expect((await post()).status).toBe(202);
});
