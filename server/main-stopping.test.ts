import { cpSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { LIVE_PATH, READY_PATH } from "./operations/health.ts";
import { BODY } from "./testing/demo-request.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import { HEAD, rawConnection } from "./testing/listening.ts";
import {
  builtSite,
  eventually,
  post,
  runNode,
  startServer,
} from "./testing/processes.ts";
import { tempDir } from "./testing/temp-dir.ts";

/** A request whose body the server awaits. */
async function unfinished(port: number) {
  const { socket, received } = rawConnection(port);
  socket.write(
    `${HEAD}Content-Length: ${BODY.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await eventually(() => expect(received()).toContain("100 Continue"));
  return { socket, received };
}

describe("at SIGTERM the server", () => {
  test("answers requests under way, takes no new ones, and ends", async () => {
    const server = await startServer(builtSite());
    const { socket, received } = await unfinished(server.port);
    server.child.kill("SIGTERM");
    await eventually(() => expect(server.stderr()).toContain("stopping"));
    await eventually(() => expect(fetch(server.url)).rejects.toThrow());
    socket.write(BODY);
    await eventually(() => expect(received()).toContain("202 Accepted"));
    expect(await server.exit).toBe(0);
  });

  test("keeps answering as long as the settings say, but is not ready any more", async () => {
    const server = await startServer(builtSite(), { STOP_DELAY_MS: "3000" });
    const ask = (path: string) => fetch(new URL(path, server.url));
    const before = await ask(READY_PATH);
    expect(before.status).toBe(200);
    expect(before.headers.get("connection")).not.toBe("close");
    server.child.kill("SIGTERM");
    await eventually(() => expect(server.stderr()).toContain("stopping"));
    const ready = await ask(READY_PATH);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      ready: false,
      checks: { database: "ok", server: "stopping" },
    });
    expect((await ask(LIVE_PATH)).status).toBe(200);
    const accepted = await post(server.url, BODY);
    expect(accepted.status).toBe(202);
    // The client's next request goes to another server.
    expect(accepted.headers.get("connection")).toBe("close");
    expect(await server.exit).toBe(0);
  });

  test("ends within seconds even if a client or the webhook hangs", async () => {
    const silence = Promise.withResolvers<{ status: number }>();
    const hook = await startFakeWebhook(() => silence.promise);
    const server = await startServer(builtSite(), {
      DEMO_WEBHOOK_URL: hook.url,
    });
    await post(server.url, BODY);
    await eventually(() => expect(hook.calls).toHaveLength(1));
    await unfinished(server.port);
    expect(await server.stop()).toBe(0);
    silence.resolve({ status: 200 });
  });

  test("ends at once when it is told twice", async () => {
    const server = await startServer(builtSite());
    await unfinished(server.port);
    server.child.kill("SIGTERM");
    await eventually(() => expect(server.stderr()).toContain("stopping"));
    server.child.kill("SIGINT");
    expect(await server.exit).toBe(1);
  });
});

test("a server whose database is moved away refuses, says so and ends, and its next start has the earlier requests", async () => {
  const cwd = builtSite();
  const server = await startServer(cwd, { STOP_DELAY_MS: "1500" });
  expect((await post(server.url, BODY)).status).toBe(202);
  const data = join(cwd, "data");
  const aside = join(cwd, "aside");
  renameSync(data, aside);
  cpSync(aside, data, { recursive: true });
  const refused = await post(server.url, BODY);
  expect(refused.status).toBe(503);
  const ready = await fetch(new URL(READY_PATH, server.url));
  expect(ready.status).toBe(503);
  expect(await server.exit).toBe(1);
  const levels = server
    .stderr()
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels).toContain(60);
  const next = await startServer(cwd);
  expect((await post(next.url, BODY)).status).toBe(202);
});

const module = (name: string) =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** Runs a server that consists of its log, its signals and this. */
function run(server: string) {
  const cwd = tempDir();
  const script = join(cwd, "server.ts");
  writeFileSync(
    script,
    `import { createLog } from ${module("lib/log.ts")};
    import { stopOnSignal } from ${module("stop-on-signal.ts")};
    const log = createLog("info");
    ${server}`,
  );
  return runNode(script, { cwd });
}

test("a server that crashes does not end before the line that explains a crash has been read", async () => {
  // More lines than the pipe to the log's reader holds.
  const { exit, stderr } = run(`
    stopOnSignal(async () => {}, { log, delayMs: 0 });
    for (let line = 0; line < 3000; line++) log.info({ line, filler: "x".repeat(200) });
    throw new Error("out of luck");`);
  expect(await exit).toBe(1);
  const lines = stderr().trim().split("\n");
  expect(lines).toHaveLength(3001);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    level: 60,
    err: { message: "out of luck" },
  });
});

test("a server whose stop gets stuck ends all the same", async () => {
  // Eight seconds are the limit; the delay takes all but a moment off them.
  const { child, exit, stderr } = run(`
    setInterval(() => {}, 1000);
    stopOnSignal(() => new Promise(() => {}), { log, delayMs: -7900 });
    log.info("ready");`);
  await eventually(() => expect(stderr()).toContain("ready"));
  child.kill("SIGTERM");
  expect(await exit).toBe(1);
  expect(stderr()).toContain("the stop got stuck");
});
