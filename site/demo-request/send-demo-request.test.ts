import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendDemoRequest } from "./send-demo-request.ts";

const submission = {
  key: "one-submission",
  request: {
    name: "Dr Amara Okafor",
    email: "amara@clinic.example",
    phone: "01632 960 001",
    practice: "Okafor Dental",
    practiceType: "dental",
    message: "",
    timestamp: "2025-07-01T09:30:00.000Z",
    source: "Ellaira website",
  },
  trapped: true,
};

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What answers in the place of the API or the webhook. */
async function answering(
  status: number,
  headers: Readonly<Record<string, string>> = {},
) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    calls.push({ headers: request.headers, body });
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/x`, calls };
}

test("the API hears what tells a repeat and a program", async () => {
  const { url, calls } = await answering(202);
  expect(await sendDemoRequest(submission, { url, kind: "api" })).toEqual({
    name: "accepted",
  });
  expect(calls).toMatchObject([
    {
      headers: {
        "content-type": "application/json",
        "idempotency-key": "one-submission",
        "x-website": "filled",
      },
      body: JSON.stringify(submission.request),
    },
  ]);
});

test.each([200, 201, 204])(
  "the webhook gets the eight keys alone, and takes them with %i",
  async (status) => {
    const { url, calls } = await answering(status);
    const target = { url, kind: "webhook" } as const;
    expect(await sendDemoRequest(submission, target)).toEqual({
      name: "accepted",
    });
    const [call] = calls;
    expect(Object.keys(JSON.parse(call?.body ?? "{}") as object)).toEqual([
      "name",
      "email",
      "phone",
      "practice",
      "practiceType",
      "message",
      "timestamp",
      "source",
    ]);
    expect(call?.headers["content-type"]).toBe("application/json");
    // Anything else would have to be in the service's list for CORS.
    expect(call?.headers).not.toHaveProperty("idempotency-key");
    expect(call?.headers).not.toHaveProperty("x-website");
  },
);

const DAY = 24 * 60 * 60 * 1000;

test.each([
  [200, 0],
  [204, 0],
  [408, 0],
  [429, 0],
  [500, 0],
  [503, 0],
  [400, DAY],
  [403, DAY],
  [413, DAY],
  [415, DAY],
  [422, DAY],
])(
  "the API has a request only once it says 202: after %i it is sent again, at the earliest after %i ms",
  async (status, after) => {
    const { url } = await answering(status);
    expect(await sendDemoRequest(submission, { url, kind: "api" })).toEqual({
      name: "again",
      after,
      fault: new Error(`The demo request was answered with HTTP ${status}`),
    });
  },
);

test("a server that can't be reached is told from one that refuses", async () => {
  // Port 1 is nobody's.
  const url = "http://127.0.0.1:1/x";
  expect(await sendDemoRequest(submission, { url, kind: "api" })).toMatchObject(
    { name: "again", after: 0, unreached: true },
  );
});

test.each(["AbortController", "fetch", "Blob"])(
  "what a browser without %s throws is no network's fault",
  async (name) => {
    vi.stubGlobal(name, undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const target = { url: "http://127.0.0.1/x", kind: "api" } as const;
    await expect(sendDemoRequest(submission, target)).rejects.toThrow(
      /constructor|function/,
    );
  },
);

test("what the webhook could not take is sent again", async () => {
  const { url } = await answering(500);
  expect(
    await sendDemoRequest(submission, { url, kind: "webhook" }),
  ).toMatchObject({ name: "again", after: 0 });
});

test.each([
  ["60", 60_000],
  ["999999999", 3_600_000],
  ["-1", 0],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 0],
])("Retry-After %s is a pause of %i ms", async (header, after) => {
  const { url } = await answering(503, { "retry-after": header });
  expect(await sendDemoRequest(submission, { url, kind: "api" })).toMatchObject(
    { name: "again", after },
  );
});

test("the API hears that a filled form was sent too quickly for a person", async () => {
  const { url, calls } = await answering(202);
  await sendDemoRequest({ ...submission, quick: true }, { url, kind: "api" });
  expect(calls[0]?.headers["x-website"]).toBe("filled, quick");
});
