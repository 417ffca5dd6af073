import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import type { CrowdReport } from "./crowd.ts";
import { SITE_DIR } from "./site.ts";

// The crowd of the load bench, in a process of its own, so that the visitors' clocks don't wait for it. Whoever is
// cut off comes again, until the bench says that they should stay away.

const port = Number(process.argv[2]);
const TRICKLE_MS = 250;
const HEAD = "GET / HTTP/1.1\r\nHost: clinic.example\r\nAccept: text/html\r\n";
const POST = `POST ${DEMO_REQUESTS_PATH} HTTP/1.1\r\nHost: clinic.example\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n`;

// More than the system keeps in its own buffers for a reader who does not read.
const LARGEST = readdirSync(join(SITE_DIR, "_astro")).find((name) =>
  name.endsWith(".wasm"),
);
const DOWNLOADS =
  `GET /_astro/${LARGEST} HTTP/1.1\r\nHost: clinic.example\r\n\r\n`.repeat(8);

/** Sends a text byte by byte, as long as the other side lets it. */
function trickle(socket: Socket, text: string): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < text.length) socket.write(text.slice(sent, ++sent));
  }, TRICKLE_MS);
  socket.once("close", () => clearInterval(timer));
}

interface Kind {
  readonly count: number;
  readonly act: (socket: Socket) => void;
  readonly reads?: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  "connected, silent": { count: 200, act() {} },
  "half a head": { count: 200, act: (socket) => socket.write(HEAD) },
  "answered once, silent": {
    count: 100,
    act: (socket) => socket.write(`${HEAD}\r\n`),
  },
  "head byte by byte": {
    count: 33,
    act: (socket) => trickle(socket, HEAD + "X-More: and more\r\n".repeat(500)),
  },
  "body byte by byte": {
    count: 33,
    act(socket) {
      socket.write(POST);
      trickle(socket, " ".repeat(2000));
    },
  },
  "answer a few bytes at a time": {
    count: 34,
    act: (socket) => socket.write(DOWNLOADS),
    reads: true,
  },
};

let coming = true;
let open = 0;
const ends: CrowdReport["ends"] = [];

function come(name: string, kind: Kind): void {
  const began = performance.now();
  const socket: Socket = connect({
    port,
    host: "127.0.0.1",
    ...(kind.reads && {
      onread: {
        buffer: Buffer.alloc(16),
        callback() {
          setTimeout(() => socket.resume(), TRICKLE_MS);
          return false;
        },
      },
    }),
  });
  socket.once("connect", () => {
    open++;
    kind.act(socket);
  });
  if (!kind.reads) socket.resume();
  // What is written to a connection that was cut off shows as an error; the end of it counts.
  socket.on("error", () => {});
  socket.once("close", () => {
    open--;
    ends.push({ name, ms: performance.now() - began });
    if (coming) come(name, kind);
  });
}

for (const [name, kind] of Object.entries(KINDS))
  for (let number = 0; number < kind.count; number++) come(name, kind);

process.on("message", (message) => {
  if (message === "stay away") coming = false;
  process.send?.({ open, ends } satisfies CrowdReport);
});
process.on("disconnect", () => process.exit(0));
