import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { aRequest } from "./testing/demo-request.ts";
import {
  exchange,
  FOREVER,
  HEAD,
  LONG_TIMEOUTS,
  start,
} from "./testing/listening.ts";
import { allLeads } from "./testing/temp-store.ts";

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
  const { port, post } = await start({ ...LONG_TIMEOUTS, silenceMs: 300 });
  expect(await exchange(port, HEAD)).toBe("");
  expect((await post()).status).toBe(202);
});

it("ends a connection whose client does not read its answer", async () => {
  // More than the system keeps for a reader who is away.
  const size = 64 * 1024 * 1024;
  const { port, post } = await start(
    { ...LONG_TIMEOUTS, silenceMs: 300 },
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

it("keeps a connection longer than the proxies in front do", async () => {
  const { port } = await start({ ...LONG_TIMEOUTS, keepAliveMs: 125_000 });
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
