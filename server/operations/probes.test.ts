import { describe, expect, it } from "vitest";
import { LIVE_PATH, READY_PATH } from "./health.ts";
import { aRequest } from "../testing/demo-request.ts";
import { server, expectProblem } from "../testing/app.ts";

describe("what a balancer asks", () => {
  it("is answered with the backlog while all is well", async () => {
    const { ask, post, outbox } = await server();
    await post(JSON.stringify(aRequest));
    await outbox.accept("{}");
    const [lead] = await outbox.claim(0, 1);
    if (lead) await outbox.failed(lead, "HTTP 500", null);
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      ready: true,
      checks: { database: "ok", server: "ok" },
      backlog: { pending: 1, dead: 1 },
    });
  });

  it.each([
    ["failed", () => Promise.reject(new Error("secret-host is away"))],
    ["too slow", () => new Promise<never>(() => {})],
  ])("is refused while the store is %s", async (database, readBacklog) => {
    const { ask } = await server({ readBacklog });
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text).not.toContain("secret-host");
    expect(JSON.parse(text)).toEqual({
      ready: false,
      checks: { database, server: "ok" },
      backlog: null,
    });
    expect((await ask(LIVE_PATH)).status).toBe(200);
  });

  it("is refused from the moment that the server is to stop, while it serves on", async () => {
    const { ask, post, health } = await server();
    expect((await ask("/")).headers.has("connection")).toBe(false);
    health.stop();
    const answer = await ask(READY_PATH);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      ready: false,
      checks: { database: "ok", server: "stopping" },
    });
    const accepted = await post(JSON.stringify(aRequest));
    expect([accepted.status, accepted.headers.get("connection")]).toEqual([
      202,
      "close",
    ]);
    expect((await ask(LIVE_PATH)).status).toBe(200);
  });

  it.each([LIVE_PATH, READY_PATH])(
    "may be asked with HEAD, and as often as it likes, at %s",
    async (path) => {
      const { ask } = await server({ perMinute: 1 });
      for (let times = 0; times < 5; times++) {
        const answer = await ask(path, { method: "HEAD" });
        expect([answer.status, answer.body]).toEqual([200, null]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
      const answer = await ask(path, { method: "POST" });
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
      await expectProblem(answer, 405);
    },
  );
});
