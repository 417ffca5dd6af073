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
  // A reset shows as what was received before it.
  socket.on("error", () => {});
  return { socket, received: () => received };
}

export const head = (...headers: string[]) =>
  [
    `POST ${DEMO_REQUESTS_PATH} HTTP/1.1`,
    "Host: ellaira.test",
    "Content-Type: application/json",
    ...headers,
    "\r\n",
  ].join("\r\n");
