import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What is no HTTP, what ends in the middle, and what is not waited for. */
const RUDE = [
  "no HTTP at all\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\nBad header\r\n\r\n",
  "POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
  "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
];
const STAY_MS = 20;

/** Clients one after the other who say something wrong and leave at once. */
export function startRudeClients(port: number): { stop(): Promise<void> } {
  const end = new AbortController();
  async function come(): Promise<void> {
    for (let turn = 0; !end.signal.aborted; turn++) {
      const socket = connect(port, "127.0.0.1");
      // The server may end the connection before they do.
      socket.on("error", () => {});
      socket.write(RUDE[turn % RUDE.length] ?? "");
      await sleep(STAY_MS);
      socket.destroy();
    }
  }
  const coming = come();
  return {
    async stop() {
      end.abort();
      await coming;
    },
  };
}
