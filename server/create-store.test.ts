import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "./create-store.ts";
import { createLog } from "./lib/log.ts";
import { DatabaseError } from "./store/database.ts";
import { BODY } from "./testing/demo-request.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import {
  builtSite,
  eventually,
  post,
  startServer,
} from "./testing/processes.ts";
import { freshUrl, postgres } from "./testing/stores.ts";
import { openStore } from "./testing/temp-store.ts";

/** A port that hangs up until `open` is called, and then leads to the database. */
async function door(target: number) {
  let isOpen = false;
  const server = createServer((socket) => {
    if (!isOpen) return void socket.destroy();
    const behind = connect(target, "127.0.0.1");
    for (const end of [socket, behind]) end.on("error", () => {});
    socket.pipe(behind).pipe(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port, open: () => (isOpen = true) };
}

/** The store's error for an error of the driver or the system. */
const failure = (message: string, details: object = {}) =>
  new DatabaseError("The database cannot be used.", {
    cause: Object.assign(new Error(message), details),
  });

/** Opens a store that fails once. */
async function openAfter(error: Error) {
  const database = await openStore();
  const open = vi.fn(async () => database).mockRejectedValueOnce(error);
  const log = createLog("silent");
  const store = await createStore({
    open,
    destinations: [],
    log,
    firstPauseMs: 1,
  });
  return { store, database };
}

describe("a store that can't be opened at first", () => {
  test.each([
    ["refuses connections", failure("", { code: "ECONNREFUSED" })],
    ["is starting up", failure("", { code: "57P03" })],
    ["does not answer", failure("timeout exceeded when trying to connect")],
    ["is locked", failure("", { code: "ERR_SQLITE_ERROR", errcode: 5 })],
    ["has a full disk", failure("", { code: "ERR_SQLITE_ERROR", errcode: 13 })],
  ])("is tried again where it %s", async (_, error) => {
    const { store, database } = await openAfter(error);
    expect(store.database()).toBeUndefined();
    expect(await store.opened).toBe(database);
    expect(store.database()).toBe(database);
  });

  test.each([
    ["refuses the password", failure("", { code: "28P01" })],
    ["is damaged", failure("", { code: "ERR_SQLITE_ERROR", errcode: 11 })],
    ["may not be written", failure("", { code: "EACCES" })],
    ["has newer tables", failure("a newer version of this program made it")],
    ["has a fault of ours", new TypeError("timeout is not a function")],
  ])("ends the start where it %s", async (_, error) => {
    await expect(openAfter(error)).rejects.toBe(error);
  });
});

describe.runIf(postgres)("while the database is away at the start", () => {
  test("pages are served, and demo requests are kept once it is there", async () => {
    const url = new URL(await freshUrl());
    const { port, open } = await door(Number(url.port));
    url.port = String(port);
    const hook = await startFakeWebhook();
    const server = await startServer(builtSite(), {
      DATABASE_URL: url.href,
      DEMO_WEBHOOK_URL: hook.url,
    });
    expect(server.stdout()).toContain("does not answer yet");
    expect((await fetch(server.url)).status).toBe(200);
    const refused = await post(server.url, BODY);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("10");
    const ready = await fetch(new URL("/api/ready", server.url));
    expect(await ready.json()).toMatchObject({
      ready: false,
      checks: { database: "failed" },
    });
    expect(server.stderr()).toContain("trying again");

    open();
    await eventually(() =>
      expect(server.stderr()).toContain("the store is open"),
    );
    expect((await post(server.url, BODY)).status).toBe(202);
    await eventually(() => expect(hook.calls).toMatchObject([{ body: BODY }]));
    expect(await server.stop()).toBe(0);
  });

  test("the server can be stopped", async () => {
    const { port } = await door(0);
    const server = await startServer(builtSite(), {
      DATABASE_URL: `postgres://user:secret-word@127.0.0.1:${port}/ellaira`,
    });
    expect(await server.stop()).toBe(0);
    expect(server.stderr()).not.toContain("secret-word");
  });
});
