import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";

export function rawConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("latin1").on("data", (text) => {
    received += String(text);
  });
  // After a reset, what was received before it counts.
  socket.on("error", () => {});
  // Unlike `once` of node:events, this does not reject at a reset.
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  return { socket, received: () => received, closed };
}

export const head = (...headers: string[]) =>
  [
    `POST ${DEMO_REQUESTS_PATH} HTTP/1.1`,
    "Host: ellaira.test",
    "Content-Type: application/json",
    ...headers,
    "\r\n",
  ].join("\r\n");
