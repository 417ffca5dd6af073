import { pino } from "pino";
import { expect, test } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { JSON_TYPE, server } from "../testing/app.ts";

test("does not count a visitor who left before the answer as refused", async () => {
  const { ask, metrics } = await server({ counting: true });
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      leaving.abort();
      controller.error(new Error("gone"));
    },
  });
  // Node asks for `duplex` with a stream; the types do not know it.
  const init: RequestInit & { readonly duplex: "half" } = {
    method: "POST",
    headers: JSON_TYPE,
    body,
    signal: leaving.signal,
    duplex: "half",
  };
  await ask(DEMO_REQUESTS_PATH, init);
  expect(await metrics?.text()).toContain(
    'ellaira_demo_requests_total{outcome="refused"} 0\n',
  );
});

test.each([
  { "x-forwarded-for": "203.0.113.77" },
  { forwarded: "for=203.0.113.77" },
])(
  "says once that forwarded addresses come while no proxy is trusted: %j",
  async (headers) => {
    const lines: string[] = [];
    const logged = pino(
      { level: "warn" },
      { write: (line) => lines.push(line) },
    );
    const direct = await server({ logged });
    await direct.ask("/");
    expect(lines).toEqual([]);
    for (let times = 0; times < 3; times++) await direct.ask("/", { headers });
    expect(lines).toEqual([expect.stringContaining("TRUST_PROXY=true")]);
    expect(lines.join()).not.toContain("203.0");
    const proxied = await server({ logged, trustProxy: true });
    await proxied.ask("/", { headers });
    expect(lines).toHaveLength(1);
  },
);
