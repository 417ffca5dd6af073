import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

interface Delivery {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Webhook {
  readonly url: string;
  /** The requests received, in order. */
  readonly deliveries: readonly Delivery[];
  stop(): Promise<void>;
}

/** Lets a server answer at a port of this machine. */
export async function listen(server: Server, onPort = 0) {
  server.listen(onPort, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Lets pages of any site post and read the answer, like services that accept website forms (CORS). */
const FOR_BROWSERS = new Headers({
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
});

/** Stands in for the workflow service outside: records what is posted to it and answers 200. */
export async function startWebhook(onPort = 0): Promise<Webhook> {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === "POST")
        deliveries.push({ headers: request.headers, body });
      return response.setHeaders(FOR_BROWSERS).end();
    });
  });
  const { url, stop } = await listen(server, onPort);
  return { url: `${url}/hook`, deliveries, stop };
}

export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  /** Where its desk is, with `DESK_PORT`. */
  readonly deskUrl: string;
  stop(): Promise<void>;
}

/** The production server over the build in `dist/`, with a database of its own. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), "ellaira-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: data,
      DATABASE_URL: "",
      DEMO_WEBHOOK_URL: "",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_TOTAL_PER_MINUTE: "0",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const notes = await new Promise<string>((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      // The notes arrive in one piece, and end with a line.
      if (printed.endsWith("\n")) resolve(printed);
    });
    child.on("exit", () => reject(new Error("The server did not start")));
  });
  return {
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(notes)?.[0] ?? "",
    deskUrl: /Desk +(http:\/\/127\.0\.0\.1:\d+)/.exec(notes)?.[1] ?? "",
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
