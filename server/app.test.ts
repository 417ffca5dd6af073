import { describe, expect, test } from "vitest";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { createLog } from "./lib/log.ts";
import { SITE_HEADERS } from "./testing/site.ts";
import { server, expectProblem } from "./testing/app.ts";

describe("the API", () => {
  test("answers other methods with the allowed one", async () => {
    const { ask } = await server();
    const answer = await ask(DEMO_REQUESTS_PATH, { method: "PUT" });
    expect(answer.headers.get("allow")).toBe("POST");
    await expectProblem(answer, 405);
  });

  test.each(["/api", "/api/", "/api/nothing", "/api/demo-requests/", "/api/%"])(
    "has nothing at %s",
    async (path) => {
      const { ask } = await server();
      await expectProblem(await ask(path), 404);
      await expectProblem(await ask(path, { method: "POST" }), 404);
    },
  );
});

describe("every answer", () => {
  test.each([
    "/",
    "/nothing",
    "/_astro/gone.js",
    "/api/nothing",
    DEMO_REQUESTS_PATH,
    "/index.html",
  ])("has the headers of the site and an id, at %s", async (path) => {
    const { ask } = await server();
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(SITE_HEADERS))
      expect(headers.get(name)).toBe(value);
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  test("has them even if a page fails, with the id that the log names", async () => {
    const lines: string[] = [];
    const { ask } = await server({
      answerPage: () => {
        throw new Error("out of luck");
      },
      log: createLog("error", { write: (line) => void lines.push(line) }),
    });
    const answer = await ask("/");
    await expectProblem(answer, 500);
    for (const [name, value] of Object.entries(SITE_HEADERS))
      expect(answer.headers.get(name)).toBe(value);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      requestId: answer.headers.get("x-request-id"),
    });
  });

  test.each([
    [true, "https", true],
    [true, "http", false],
    [false, "https", false],
  ])(
    "has a proxy's id and asks for TLS if the proxy is trusted (%s) and uses it (%s)",
    async (trustProxy, scheme, hasTls) => {
      const { ask } = await server({ trustProxy });
      const id = "7d1f0a4be2d94a8a9d3c0b6f5e4d3c2b";
      const sent = { "x-request-id": id, "x-forwarded-proto": scheme };
      const { headers } = await ask("/", { headers: sent });
      expect(headers.get("x-request-id") === id).toBe(trustProxy);
      expect(headers.has("strict-transport-security")).toBe(hasTls);
    },
  );
});

test.each([
  { "x-forwarded-for": "203.0.113.77" },
  { forwarded: "for=203.0.113.77" },
])(
  "says once that forwarded addresses come while no proxy is trusted: %j",
  async (headers) => {
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    const direct = await server({ log });
    await direct.ask("/");
    expect(lines).toEqual([]);
    for (let times = 0; times < 3; times++) await direct.ask("/", { headers });
    expect(lines).toEqual([expect.stringContaining("TRUST_PROXY=true")]);
    expect(lines.join()).not.toContain("203.0");
    const proxied = await server({ log, trustProxy: true });
    await proxied.ask("/", { headers });
    expect(lines).toHaveLength(1);
  },
);
