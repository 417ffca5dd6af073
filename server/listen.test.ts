import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import {
  exchange,
  FOREVER,
  HEAD,
  LONG_TIMEOUTS,
  start,
} from "./testing/listening.ts";
import { anyRequest, writeRequest } from "./testing/hostile-request.ts";
import { rawConnection } from "./testing/raw-connection.ts";
import { allLeads } from "./testing/temp-store.ts";

test("answers HTTP/1.0 without a Host, as balancers ask", async () => {
  const { port } = await start();
  expect(await exchange(port, "GET /api/health HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test.each([
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["no HTTP", "no HTTP at all\r\n\r\n", 400],
  [
    "too long a header",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    "too long a chunk's extension",
    `${HEAD}Transfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}\r\n`,
    413,
  ],
])("says to %s that the connection closes", async (_, text, status) => {
  const { port } = await start();
  const answer = await exchange(port, text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("\r\nConnection: close\r\n");
});

test("serves others while a hundred clients hang, and ends those", async () => {
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
  expect(answers.filter(({ status }) => status !== 202)).toEqual([]);
  for (const answer of await Promise.all(hanging))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await post()).status).toBe(202);
  expect(await allLeads(outbox)).toHaveLength(21);
});

test("ends an idle connection", async () => {
  const { port } = await start({ ...LONG_TIMEOUTS, silenceMs: 300 });
  expect(await exchange(port, HEAD)).toBe("");
});

test("ends a connection whose client does not read its answer", async () => {
  // More than the system buffers for an absent reader.
  const size = 64 * 1024 * 1024;
  const { port } = await start(
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
});

test("never fails, whatever it is sent", async () => {
  const { port, post } = await start({
    headersMs: 5000,
    requestMs: 5000,
    silenceMs: 5000,
    keepAliveMs: 5000,
    checkMs: 50,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRequest, { minLength: 10, maxLength: 10 }),
      async (requests) => {
        const answers = await Promise.all(
          requests.map(async (request) => {
            const { socket, received, closed } = rawConnection(port);
            socket.end(writeRequest(request, "any").bytes);
            await closed;
            return received();
          }),
        );
        for (const answer of answers)
          expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
      },
    ),
    { numRuns: 40 },
  );
  expect((await post()).status).toBe(202);
});
