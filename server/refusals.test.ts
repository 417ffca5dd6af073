import { expect, test } from "vitest";
import {
  DEMO_REQUESTS_PATH,
  MAX_BODY_BYTES,
} from "../contract/demo-request.ts";
import { LIVE_PATH } from "./operations/health.ts";
import { FORM_TYPE, JSON_TYPE, server } from "./testing/app.ts";
import { aRequest, BODY } from "./testing/demo-request.ts";
import { eventually } from "./testing/eventually.ts";
import { listenTo, rawConnection } from "./testing/listening.ts";

const FORM_BODY = new URLSearchParams({ ...aRequest }).toString();
const FOREIGN = { "sec-fetch-site": "cross-site" };
const HTML = { accept: "text/html" };
const SIZES = [0, 60_000, 1_000_000, 3_000_000];

async function start(perMinute = 0) {
  const { app } = await server({ perMinute, counting: true });
  return (await listenTo(app)).port;
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

const padded = (size: number) => BODY.padEnd(size);
const form = (size: number) => `${FORM_BODY}&x=${"x".repeat(size)}`;

const FOREIGN_FORM = { ...FORM_TYPE, ...FOREIGN, ...HTML };

test.each<[string, Omit<Sent, "body">, (size: number) => string]>([
  ["no JSON", { headers: JSON_TYPE }, (size) => "{".padEnd(size, "{")],
  ["another type", { headers: { "content-type": "text/plain" } }, padded],
  ["another site", { headers: { ...JSON_TYPE, ...FOREIGN } }, padded],
  ["a form of another site", { headers: FOREIGN_FORM }, form],
  ["another method", { method: "PUT", headers: JSON_TYPE }, padded],
  ["another address", { path: "/api/none", headers: JSON_TYPE }, padded],
  ["a page", { path: "/security", headers: JSON_TYPE }, padded],
])(
  "%s leaves its connection usable, whatever its length",
  async (_, sent, bodyOf) => {
    const port = await start();
    for (const size of SIZES)
      for (const chunked of [false, true]) {
        const request = write({ ...sent, body: bodyOf(size), chunked });
        const requests = [request, GET, request, GET];
        const [first, ...others] = await onOneConnection(port, requests);
        expect(first).toMatch(/^4/);
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
