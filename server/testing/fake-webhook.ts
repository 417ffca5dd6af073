import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { atEnd } from "./temp-dir.ts";

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface FakeWebhook {
  readonly url: string;
  readonly calls: readonly Call[];
  readonly server: Server;
}

/** Answers the nth call, from 0; a promise lets it wait, and undefined cuts it off. */
type Answer = (
  index: number,
  call: Call,
) => Reply | undefined | Promise<Reply | undefined>;

/** A real HTTP server, gone when the test or the bench ends. */
export async function startFakeWebhook(
  answer: Answer = () => ({ status: 200 }),
): Promise<FakeWebhook> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    // A killed server breaks off in the middle of a request.
    const chunks = await request.toArray().catch(() => [] as Buffer[]);
    const body = Buffer.concat(chunks).toString("utf8");
    const call = { headers: request.headers, body };
    const reply = await answer(calls.push(call) - 1, call);
    if (reply) response.writeHead(reply.status, reply.headers).end("thanks");
    else response.destroy();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook/secret-path`, calls, server };
}
