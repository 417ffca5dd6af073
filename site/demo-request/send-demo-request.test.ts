import { afterEach, expect, test, vi } from "vitest";
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

const url = "https://hook.example/x";

afterEach(() => void vi.unstubAllGlobals());

/** The API or the webhook, which answers so. @returns what it is asked */
function answering(
  status: number,
  headers: Readonly<Record<string, string>> = {},
) {
  const calls: { headers: Record<string, string>; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (_: string, asked: RequestInit) => {
    const sent = Object.fromEntries(new Headers(asked.headers));
    calls.push({ headers: sent, body: asked.body });
    return new Response(null, { status, headers });
  });
  return calls;
}

/** Sends a request to a server that does not take it. @returns the pause in milliseconds, or that it is refused */
async function sendInVain(kind: "api" | "webhook" = "api") {
  const answer = await sendDemoRequest(submission, { url, kind });
  if (answer.name === "accepted") throw new Error("It was taken");
  expect(answer.fault).toBeInstanceOf(Error);
  return answer.name === "refused" ? answer.name : answer.waitMs;
}

test.each([
  [false, "filled"],
  [true, "filled, quick"],
])(
  "the API hears what tells a repeat, and a program, which may be quick: %s",
  async (quick, filled) => {
    const calls = answering(202);
    const sent = { ...submission, quick };
    expect(await sendDemoRequest(sent, { url, kind: "api" })).toEqual({
      name: "accepted",
    });
    const headers = {
      "idempotency-key": "one-submission",
      "x-website": filled,
    };
    const body = JSON.stringify(submission.request);
    expect(calls).toMatchObject([{ headers, body }]);
  },
);

test.each([200, 201, 204])(
  "the webhook takes a request with %i, and hears nothing beside it",
  async (status) => {
    const calls = answering(status);
    const target = { url, kind: "webhook" } as const;
    expect(await sendDemoRequest(submission, target)).toEqual({
      name: "accepted",
    });
    // Anything else would have to be in the service's list for CORS.
    const headers = calls.flatMap((call) => Object.keys(call.headers));
    expect(headers).toEqual(["content-type"]);
  },
);

test.each([200, 204, 403, 404, 429, 500, 503])(
  "the API has a request only once it says 202, not %i",
  async (status) => {
    answering(status);
    expect(await sendInVain()).toBe(0);
  },
);

test.each([400, 413, 415, 422])(
  "a request that is answered with %i rests for a day",
  async (status) => {
    answering(status, { "retry-after": "60" });
    expect(await sendInVain()).toBe("refused");
  },
);

test("a server that can't be reached is a reason to send again", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError()));
  expect(await sendInVain()).toBe(0);
});

test("what the webhook could not take is sent again", async () => {
  answering(500);
  expect(await sendInVain("webhook")).toBe(0);
});

test.each([
  ["60", 60_000],
  ["999999999", 3_600_000],
  ["-1", 0],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 0],
])("Retry-After %s is a pause of %i ms", async (header, pauseMs) => {
  answering(503, { "retry-after": header });
  expect(await sendInVain()).toBe(pauseMs);
});
