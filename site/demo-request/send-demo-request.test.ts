import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
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

/** What answers in the place of the API or the webhook. */
async function answering(
  status: number,
  headers: Readonly<Record<string, string>> = {},
) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status, headers).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/x`, calls };
}

/** Sends a request to a server that does not take it. @returns the pause in milliseconds, or that it is refused */
async function sendInVain(url: string, kind: "api" | "webhook" = "api") {
  const answer = await sendDemoRequest(submission, { url, kind });
  if (answer.name === "accepted") throw new Error("It was taken");
  expect(answer.fault).toBeInstanceOf(Error);
  return answer.name === "refused" ? answer.name : answer.waitMs;
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
    expect(call?.body).toBe(JSON.stringify(submission.request));
    expect(call?.headers["content-type"]).toBe("application/json");
    // Anything else would have to be in the service's list for CORS.
    expect(call?.headers).not.toHaveProperty("idempotency-key");
    expect(call?.headers).not.toHaveProperty("x-website");
  },
);

test.each([200, 204, 403, 404, 429, 500, 503])(
  "the API has a request only once it says 202, not %i",
  async (status) => {
    const { url } = await answering(status);
    expect(await sendInVain(url)).toBe(0);
  },
);

test.each([400, 413, 415, 422])(
  "a request that is answered with %i rests for a day",
  async (status) => {
    const { url } = await answering(status, { "retry-after": "60" });
    expect(await sendInVain(url)).toBe("refused");
  },
);

test("a server that can't be reached is a reason to send again", async () => {
  expect(await sendInVain("http://127.0.0.1:1/x")).toBe(0);
});

test.each(["fetch", "AbortController"])(
  "a browser without %s is told from a network that fails",
  async (name) => {
    vi.stubGlobal(name, undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    delete (globalThis as Record<string, unknown>)[name];
    const { url } = await answering(202);
    await expect(
      sendDemoRequest(submission, { url, kind: "api" }),
    ).rejects.toThrow(name);
  },
);

test("what the webhook could not take is sent again", async () => {
  const { url } = await answering(500);
  expect(await sendInVain(url, "webhook")).toBe(0);
});

test.each([
  ["60", 60_000],
  ["999999999", 3_600_000],
  ["-1", 0],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 0],
])("Retry-After %s is a pause of %i ms", async (header, pauseMs) => {
  const { url } = await answering(503, { "retry-after": header });
  expect(await sendInVain(url)).toBe(pauseMs);
});

test("the API hears that a filled form was sent too quickly for a person", async () => {
  const { url, calls } = await answering(202);
  await sendDemoRequest({ ...submission, quick: true }, { url, kind: "api" });
  expect(calls[0]?.headers["x-website"]).toBe("filled, quick");
});
