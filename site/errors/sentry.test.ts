// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const DSN = "https://key@errors.example/1";

/** What the service is sent. */
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    expect(url).toBe(
      "https://errors.example/api/1/envelope/?sentry_version=7&sentry_key=key",
    );
    sent.push(String(init.body));
    return new Response(null);
  });
  history.replaceState(null, "", "/security?email=PIIQUERY#PIIHASH");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Sends a report, and gives the event in the envelope that goes out: the third of its lines of JSON. */
async function reported(error: unknown): Promise<Record<string, unknown>> {
  const { sendReport } = await import("./sentry.ts");
  sendReport(DSN, error);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toMatch(/PII/);
  expect(sent[0]).not.toContain('infer_ip":"auto');
  return JSON.parse(sent[0]?.split("\n")[2] ?? "") as Record<string, unknown>;
}

test("holds what went wrong and where, and nothing else", async () => {
  const error = Object.assign(
    new TypeError(
      "could not read https://api.example/x?email=PIIADDRESS of it",
      {
        cause: new Error("PIICAUSE"),
      },
    ),
    { lead: { email: "PIIPROPERTY" } },
  );
  error.stack = [
    "TypeError: PIISTACK",
    "    at send (https://www.example.com/_astro/a.js?v=PIIFRAME:1:2)",
    "    at press (https://www.example.com/_astro/b.js:3:4)",
  ].join("\n");
  const event = await reported(error);
  expect(event).toEqual({
    event_id: expect.any(String),
    timestamp: expect.any(Number),
    platform: "javascript",
    level: "error",
    environment: "production",
    exception: {
      values: [
        {
          type: "TypeError",
          value: "could not read https://api.example/x of it",
          stacktrace: {
            frames: [
              {
                filename: "https://www.example.com/_astro/b.js",
                function: "press",
                lineno: 3,
                colno: 4,
              },
              expect.objectContaining({ function: "send" }),
            ],
          },
        },
      ],
    },
    request: { url: `${location.origin}/security` },
    sdk: expect.objectContaining({ settings: { infer_ip: "never" } }),
  });
});

test("tells where in the code in Firefox and Safari, too", async () => {
  const error = new Error("no");
  error.stack = [
    "send@https://www.example.com/_astro/a.js?v=PIIFRAME:1:2",
    "@https://www.example.com/_astro/b.js:3:4",
  ].join("\n");
  const { exception } = await reported(error);
  expect(exception).toMatchObject({
    values: [
      {
        stacktrace: {
          frames: [
            { filename: "https://www.example.com/_astro/b.js", lineno: 3 },
            { function: "send", lineno: 1, colno: 2 },
          ],
        },
      },
    ],
  });
});

test.each([
  [
    { status: 500, body: "PIIREJECT", url: "https://x/?email=PIIURL" },
    "Object",
  ],
  [["PIIREJECT"], "Array"],
  [new Event("PIIEVENT"), "Event"],
  [undefined, "Undefined"],
])("says of what is no error only its type: %#", async (thrown, type) => {
  const { exception, ...rest } = await reported(thrown);
  expect(exception).toMatchObject({
    values: [{ value: `Something of type ${type} was thrown.` }],
  });
  expect(rest).not.toHaveProperty("extra");
});
