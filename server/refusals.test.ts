import { expect, onTestFinished, test } from "vitest";
import {
  DEMO_REQUESTS_PATH,
  MAX_BODY_BYTES,
} from "../contract/demo-request.ts";
import { LIVE_PATH } from "./operations/health.ts";
import { listen } from "./listen.ts";
import { FORM_TYPE, JSON_TYPE, server } from "./testing/app.ts";
import { aRequest } from "./testing/demo-request.ts";
import { eventually } from "./testing/eventually.ts";
import { LONG_TIMEOUTS } from "./testing/listening.ts";
import { rawConnection } from "./testing/raw-connection.ts";

const JSON_BODY = JSON.stringify(aRequest);
const FORM_BODY = new URLSearchParams({ ...aRequest }).toString();
const FOREIGN = { "sec-fetch-site": "cross-site" };
const HTML = { accept: "text/html" };
const SIZES = [0, 60_000, 1_000_000, 3_000_000];

async function start(perMinute = 0) {
  const { app } = await server({ perMinute, counting: true });
  const address = { host: "127.0.0.1", port: 0 };
  const listening = await listen(app, address, { timeouts: LONG_TIMEOUTS });
  onTestFinished(() => listening.close(0));
  return Number(new URL(listening.url).port);
}

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly chunked?: boolean;
}

function write({ path, method, headers, body, chunked }: Sent): string {
  const lines = Object.entries({
    host: "ellaira.test",
    ...headers,
    ...(chunked
      ? { "transfer-encoding": "chunked" }
      : { "content-length": String(body.length) }),
  }).map((header) => header.join(": "));
  const text = chunked
    ? `${body && `${body.length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`
    : body;
  return `${method ?? "POST"} ${path ?? DEMO_REQUESTS_PATH} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${text}`;
}

/** Sends each request after the previous answer, all on one connection. @returns the statuses */
async function onOneConnection(port: number, requests: readonly string[]) {
  const { socket, received, closed } = rawConnection(port);
  let broken = false;
  void closed.then(() => (broken = true));
  const statuses = () =>
    [...received().matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => match[1]);
  for (const [nth, request] of requests.entries()) {
    // The whole request is written first, as by clients that read no answer before.
    await new Promise((resolve) => socket.write(request, resolve));
    await eventually(() => {
      if (statuses().length <= nth && !broken) throw new Error("no answer yet");
    });
  }
  return statuses();
}

const GET = `GET ${LIVE_PATH} HTTP/1.1\r\nhost: ellaira.test\r\n\r\n`;

const padded = (size: number) => JSON_BODY.padEnd(size);
const form = (size: number) => `${FORM_BODY}&x=${"x".repeat(size)}`;

const refused: readonly (readonly [string, (size: number) => Sent])[] = [
  ["no JSON", (size) => ({ headers: JSON_TYPE, body: "{".padEnd(size, "{") })],
  ["no fields", (size) => ({ headers: JSON_TYPE, body: "{}".padEnd(size) })],
  [
    "another type",
    (size) => ({
      headers: { "content-type": "text/plain" },
      body: padded(size),
    }),
  ],
  [
    "another site",
    (size) => ({ headers: { ...JSON_TYPE, ...FOREIGN }, body: padded(size) }),
  ],
  [
    "a form of another site",
    (size) => ({
      headers: { ...FORM_TYPE, ...FOREIGN, ...HTML },
      body: form(size),
    }),
  ],
  [
    "a form without fields",
    (size) => ({ headers: { ...FORM_TYPE, ...HTML }, body: "x".repeat(size) }),
  ],
  [
    "another method",
    (size) => ({ method: "PUT", headers: JSON_TYPE, body: padded(size) }),
  ],
  [
    "another address",
    (size) => ({ path: "/api/none", headers: JSON_TYPE, body: padded(size) }),
  ],
  [
    "a page",
    (size) => ({ path: "/security", headers: JSON_TYPE, body: padded(size) }),
  ],
];

test.each(refused)(
  "%s leaves its connection usable, whatever its length",
  async (_, make) => {
    const port = await start();
    for (const size of SIZES)
      for (const chunked of [false, true]) {
        const request = write({ ...make(size), chunked });
        const [first, ...others] = await onOneConnection(port, [
          request,
          GET,
          request,
          GET,
        ]);
        expect(Number(first)).toBeGreaterThanOrEqual(400);
        expect(Number(first)).toBeLessThan(500);
        expect(others).toEqual(["200", first, "200"]);
      }
  },
);

test.each([
  [JSON_TYPE, padded],
  [{ ...FORM_TYPE, ...HTML }, form],
] as const)("so does one over the limit, as %o", async (headers, make) => {
  for (const size of SIZES)
    for (const chunked of [false, true]) {
      const port = await start(1);
      const request = write({ headers, body: make(size), chunked });
      const statuses = await onOneConnection(port, [request, request, GET]);
      expect(statuses.slice(1)).toEqual(["429", "200"]);
    }
});

test("takes a body of 64 KiB, and no larger one", async () => {
  const port = await start();
  for (const chunked of [false, true]) {
    const request = (size: number) =>
      write({ headers: JSON_TYPE, body: padded(size), chunked });
    const statuses = await onOneConnection(port, [
      request(MAX_BODY_BYTES),
      request(MAX_BODY_BYTES + 1),
      request(MAX_BODY_BYTES),
    ]);
    expect(statuses).toEqual(["202", "413", "202"]);
  }
});
