import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";

interface StaticHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** The hosts' headers where `_headers` has none. */
const BY_DEFAULT = { "cache-control": "public, max-age=0, must-revalidate" };

/** Serves a folder as a CDN would: its files, its `404.html`, and the headers of its `_headers`. No code of ours runs. */
export async function startStaticHost(dir: string): Promise<StaticHost> {
  const headersOf = readHeadersFile(
    readFileSync(join(dir, "_headers"), "utf8"),
  );
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405).end();
      return;
    }
    const { pathname } = new URL(request.url ?? "/", "http://host.invalid");
    const found = fileFor(dir, pathname);
    const file = found ?? join(dir, "404.html");
    response.writeHead(found ? 200 : 404, {
      ...BY_DEFAULT,
      ...headersOf(pathname),
      "content-type": getMimeType(file) ?? "application/octet-stream",
    });
    response.end(readFileSync(file));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function fileFor(dir: string, pathname: string): string | undefined {
  const names =
    pathname === "/" ? ["/index.html"] : [pathname, `${pathname}.html`];
  return names
    .filter((name) => !/^\/(_headers|404\.html)$/.test(name))
    .map((name) => join(dir, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: blocks of a path and its indented headers, `*` for any
 * rest; all rules that match count, and the values that two of them give for one header are joined with a comma.
 */
function readHeadersFile(text: string) {
  const rules = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [path = "", ...lines] = block.split("\n");
      const escaped = path.split("*").map((part) => RegExp.escape(part));
      const fields = lines.map((line): [string, string] => {
        const [, name = "", value = ""] =
          /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
        return [name, value];
      });
      return { path: new RegExp(`^${escaped.join(".*")}$`), fields };
    });
  return (path: string) => {
    const found = new Headers();
    for (const rule of rules.filter((one) => one.path.test(path)))
      for (const [name, value] of rule.fields) found.append(name, value);
    return Object.fromEntries(found);
  };
}
