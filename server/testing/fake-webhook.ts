import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

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
}

/** A real HTTP server, gone when the test ends. @param reply answers the nth call, from 0; a promise lets it wait */
export async function startFakeWebhook(
  reply: (index: number) => Reply | Promise<Reply> = () => ({ status: 200 }),
): Promise<FakeWebhook> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    const { status, headers } = await reply(
      calls.push({ headers: request.headers, body }) - 1,
    );
    response.writeHead(status, headers).end("thanks");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook/secret-path`, calls };
}
