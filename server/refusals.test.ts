import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import {
  DEMO_REQUESTS_PATH,
  MAX_BODY_BYTES,
} from "../contract/demo-request.ts";
import { LIVE_PATH } from "./operations/health.ts";
import { BROWSER, FORM_TYPE, JSON_TYPE, server } from "./testing/app.ts";
import { aRequest, BODY } from "./testing/demo-request.ts";
import { eventually } from "./testing/processes.ts";
import { HEAD, listenTo, rawConnection } from "./testing/listening.ts";

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client whose requests all share one connection, as long as the server leaves it open. */
async function connectTo(perMinute = 0) {
  const { app } = await server({ perMinute });
  const { port } = await listenTo(app);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const connections = new Set<unknown>();

  async function send(sent: Sent, body: string, isChunked: boolean) {
    const { path = DEMO_REQUESTS_PATH, method = "POST", headers } = sent;
    const length = isChunked
      ? { "transfer-encoding": "chunked" }
      : { "content-length": String(body.length) };
    const asked = request({
      agent,
      port,
      path,
      method,
      headers: { ...headers, ...length },
    });
    asked.once("socket", (socket) => connections.add(socket));
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    await answer.resume().toArray();
    expect(connections.size).toBe(1);
    return answer.statusCode;
  }
  const look = () => send({ path: LIVE_PATH, method: "GET" }, "", false);
  return { send, look };
}

const padded = (size: number) => BODY.padEnd(size);
const form = (size: number) =>
  `${new URLSearchParams({ ...aRequest }).toString()}&x=${"x".repeat(size)}`;

const FOREIGN = { "sec-fetch-site": "cross-site" };
const BROWSER_FORM = { ...FORM_TYPE, ...BROWSER };
const JSON_BODY = { headers: JSON_TYPE };
const FOREIGN_FORM = { headers: { ...BROWSER_FORM, ...FOREIGN } };

test.each<[string, number, Sent, (size: number) => string, perMinute?: number]>(
  [
    ["no JSON", 400, JSON_BODY, (size) => "{".padEnd(size, "{")],
    [
      "another type",
      415,
      { headers: { "content-type": "text/plain" } },
      padded,
    ],
    ["another site", 403, { headers: { ...JSON_TYPE, ...FOREIGN } }, padded],
    ["a form of another site", 403, FOREIGN_FORM, form],
    ["another method", 405, { method: "PUT" }, padded],
    ["another address", 404, { path: "/api/none" }, padded],
    ["a page", 405, { path: "/security" }, padded],
    ["too many", 429, JSON_BODY, padded, 1],
    ["too many forms", 429, { headers: BROWSER_FORM }, form, 1],
  ],
)(
  "a refusal of %s leaves its connection usable, whatever the length",
  async (_, status, sent, bodyOf, perMinute) => {
    const { send, look } = await connectTo(perMinute);
    if (perMinute) expect(await send(JSON_BODY, BODY, false)).toBe(202);
    for (const size of [0, 60_000, 1_000_000, 3_000_000])
      for (const isChunked of [false, true]) {
        const refused = await send(sent, bodyOf(size), isChunked);
        const isTooLarge = status === 400 && size > MAX_BODY_BYTES;
        expect(refused).toBe(isTooLarge ? 413 : status);
        expect(await look()).toBe(200);
      }
  },
);

test("a refusal leaves its connection usable, even if the body comes slowly", async () => {
  const { app } = await server();
  const { socket, received } = rawConnection((await listenTo(app)).port);
  const look = `GET ${LIVE_PATH} HTTP/1.1\r\nHost: x\r\n\r\n`;
  socket.write(
    `${HEAD}Sec-Fetch-Site: cross-site\r\nContent-Length: 4\r\n\r\n12`,
  );
  await eventually(() => expect(received()).toMatch(/^HTTP\/1\.1 403 /));
  // Longer than the time after which the library would close it.
  await sleep(700);
  socket.write(`34${look}`);
  await eventually(() => expect(received()).toMatch(/HTTP\/1\.1 200 /));
});

test("takes a body of 64 KiB, and no larger one", async () => {
  const { send } = await connectTo();
  for (const isChunked of [false, true]) {
    const sized = (size: number) => send(JSON_BODY, padded(size), isChunked);
    expect(await sized(MAX_BODY_BYTES)).toBe(202);
    expect(await sized(MAX_BODY_BYTES + 1)).toBe(413);
    expect(await sized(MAX_BODY_BYTES)).toBe(202);
  }
});
