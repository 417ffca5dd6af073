import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { exchange, HEAD, start } from "../testing/listening.ts";
import { CONNECTION_LIMITS } from "./connections.ts";

test("reads others' requests even if one client leaves thousands of heads unfinished", async () => {
  const limits = { ...CONNECTION_LIMITS, all: 100 };
  const { port, post, closed } = await start({ limits });
  const heads = Array.from({ length: 500 }, async () => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    socket.write(HEAD);
    await once(socket, "connect");
  });
  await Promise.all(heads);
  for (let posts = 0; posts < 5; posts++)
    expect((await post()).status).toBe(202);
  expect(closed.length).toBeGreaterThan(400);
  expect(new Set(closed)).toEqual(new Set(["waiting"]));
});

const PIPELINED = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

test("answers pipelined requests, and ends a connection with too many", async () => {
  const { port, post, closed } = await start();
  const few = await exchange(port, PIPELINED.repeat(19) + LAST);
  expect(few.match(/HTTP\/1\.1 200 /g)).toHaveLength(20);
  expect(closed).toEqual([]);
  let made = 0;
  const count = () => void made++;
  subscribe("http.server.request.start", count);
  const many = await exchange(port, PIPELINED.repeat(2000) + LAST);
  unsubscribe("http.server.request.start", count);
  // The requests already read cost nothing either.
  expect(made).toBe(33);
  expect((many.match(/HTTP\/1\.1 200 /g) ?? []).length).toBeLessThan(33);
  expect(closed).toEqual(["pipelined"]);
  expect((await post()).status).toBe(202);
});
