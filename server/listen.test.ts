import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { CONNECTION_LIMITS } from "./http/connections.ts";
import { createLog } from "./lib/log.ts";
import { server } from "./testing/app.ts";
import { aRequest, BODY } from "./testing/demo-request.ts";
import {
  exchange,
  HEAD,
  listenTo,
  LONG_TIMEOUTS,
  rawConnection,
  start,
} from "./testing/listening.ts";
import { post as postTo } from "./testing/processes.ts";
import { allLeads } from "./testing/temp-store.ts";

test("answers HTTP/1.0 without a Host, as balancers ask", async () => {
  const { port } = await start();
  expect(await exchange(port, "GET /api/health HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test("serves others while a hundred clients hang, and ends those", async () => {
  const timeouts = {
    ...LONG_TIMEOUTS,
    headersTimeout: 3000,
    requestTimeout: 4000,
  };
  const { port, post, outbox } = await start({ timeouts });
  const hanging = Array.from({ length: 100 }, (_, index) =>
    exchange(
      port,
      index % 2 ? HEAD : `${HEAD}Content-Length: 500\r\n\r\n{"name`,
    ),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, post));
  expect(answers.filter(({ status }) => status !== 202)).toEqual([]);
  for (const answer of await Promise.all(hanging))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await post()).status).toBe(202);
  expect(await allLeads(outbox)).toHaveLength(21);
});

test("ends an idle connection", async () => {
  const { port } = await start({ silenceMs: 300 });
  expect(await exchange(port, HEAD)).toBe("");
});

test("ends a connection whose client does not read its answer", async () => {
  // More than the system buffers for an absent reader.
  const size = 64 * 1024 * 1024;
  const { port } = await start(
    { silenceMs: 300 },
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
});

test("reads others' requests even if one client leaves thousands of heads unfinished", async () => {
  const limits = { ...CONNECTION_LIMITS, all: 100 };
  const { port, post, closed } = await start({ limits });
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

const PIPELINED = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

test("answers pipelined requests, and ends a connection with too many", async () => {
  const { port, post, closed } = await start();
  const few = await exchange(port, PIPELINED.repeat(19) + LAST);
  expect(few.match(/HTTP\/1\.1 200 /g)).toHaveLength(20);
  expect(closed).toEqual([]);
  let made = 0;
  const count = () => void made++;
  subscribe("http.server.request.start", count);
  const many = await exchange(port, PIPELINED.repeat(2000) + LAST);
  unsubscribe("http.server.request.start", count);
  // The requests already read cost nothing either.
  expect(made).toBe(33);
  expect((many.match(/HTTP\/1\.1 200 /g) ?? []).length).toBeLessThan(33);
  expect(closed).toEqual(["pipelined"]);
  expect((await post()).status).toBe(202);
});

/** Part of what a visitor wrote: no log or metric may repeat it. */
const CANARY = "cAnArY";

const anyHeader = fc.oneof(
  fc.tuple(fc.stringMatching(/^[A-Za-z-]+$/), fc.string()),
  fc.constantFrom(
    ["Transfer-Encoding", "chunked"],
    ["Transfer-Encoding", "gzip, chunked"],
    ["Content-Length", "5"],
    ["Content-Length", "1e3"],
    ["Content-Type", "application/x-www-form-urlencoded"],
    ["Content-Type", "multipart/form-data; boundary=b"],
    ["Content-Encoding", "gzip"],
    ["Expect", "cake"],
    ["Upgrade", "websocket"],
    ["Accept-Encoding", "br;q=-1, *"],
    ["Range", "bytes=0-,99999999999999999999-"],
    ["If-None-Match", `"${CANARY}"`],
    ["Idempotency-Key", CANARY],
    ["Origin", "https://[::1"],
    ["X-Forwarded-For", "fe80::1%eth0, [::1]:x"],
    ["X-Forwarded-Host", "a b"],
    ["X-Request-Id", '"},{"level":60'],
    ["Referer", `https://search.example/?q=${CANARY}`],
  ),
);

const anyRequest = fc.record({
  method: fc.constantFrom("POST", "POST", "GET", "HEAD", "PUT", "TRACE", "get"),
  target: fc.oneof(
    fc.constantFrom(DEMO_REQUESTS_PATH, "/security", `/?email=${CANARY}`),
    fc.constantFrom("*", "//x/", "/%", "/%00", "/..%5c", "/\\x", "http://x/"),
    fc.webPath(),
  ),
  headers: fc.array(anyHeader, { maxLength: 3 }),
  body: fc.oneof(
    fc.constant(JSON.stringify({ ...aRequest, message: CANARY })),
    fc.json(),
    fc.string({ unit: "binary" }),
    fc.constant("x".repeat(70_000)),
  ),
  /** Bytes to change on the way: the position, taken modulo the length, and the new value. */
  damage: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 2 }),
});

test("never fails and repeats nothing in log or metrics, whatever it is sent", async () => {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line) => lines.push(line) });
  const { app, metrics } = await server({
    trustProxy: true,
    counting: true,
    log,
  });
  const limits = { headersTimeout: 5000, requestTimeout: 5000 };
  const timeouts = { ...LONG_TIMEOUTS, ...limits };
  const { port, url } = await listenTo(app, { timeouts, silenceMs: 5000 });
  const attack = fc.asyncProperty(anyRequest, async (request) => {
    const { method, target, headers, body, damage } = request;
    const head = [
      `${method} ${target} HTTP/1.1`,
      "Host: x",
      "Content-Type: application/json",
      ...headers.map((header) => header.join(": ")),
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ].join("\r\n");
    const bytes = Buffer.from(`${head}\r\n\r\n${body}`);
    for (const [at, byte] of damage) bytes[at % bytes.length] = byte;
    const { socket, received, closed } = rawConnection(port);
    socket.end(bytes);
    await closed;
    expect(received()).not.toMatch(/^HTTP\/1\.1 5/);
  });
  await Promise.all(
    Array.from({ length: 10 }, () => fc.assert(attack, { numRuns: 40 })),
  );
  expect((await postTo(url, BODY)).status).toBe(202);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.join("")).not.toContain(CANARY);
  expect(await metrics?.text()).not.toContain(CANARY);
});
