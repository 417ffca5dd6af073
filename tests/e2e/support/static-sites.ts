import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { HOSTS, PROVIDER_BUILD, STATIC_BUILD } from "./builds.ts";
import { listen, startSite, startWebhook } from "./servers.ts";
import { test as base } from "./test.ts";

interface WorkerFixtures {
  /** Where the static host itself listens, without a name. */
  readonly staticHost: { readonly url: string };
  /** Our API, at a host of its own. It allows only the pages' host. */
  readonly api: { readonly url: string };
}

/** Pages that a static host serves, in a browser that finds the hosts by their names (`HOSTS`). */
export const test = base.extend<object, WorkerFixtures>({
  staticHost: [
    async ({}, use) => {
      const host = await startStaticHost();
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],

  servers: [
    async ({}, use) => {
      const webhook = await startWebhook();
      await use({ url: `http://${HOSTS.pages}`, webhook });
      await webhook.stop();
    },
    { scope: "worker" },
  ],

  api: [
    async ({ servers }, use) => {
      const site = await startSite({
        SITE_DIR: STATIC_BUILD.out,
        ALLOWED_ORIGINS: servers.url,
        DEMO_WEBHOOK_URL: servers.webhook.url,
        TRUST_PROXY: "true",
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],

  browser: [
    async ({ playwright, launchOptions, staticHost, api, servers }, use) => {
      const rules = Object.entries({
        [HOSTS.pages]: staticHost.url,
        [HOSTS.preview]: staticHost.url,
        [HOSTS.alone]: staticHost.url,
        [HOSTS.api]: api.url,
        [HOSTS.hook]: servers.webhook.url,
      }).map(([name, url]) => `MAP ${name} ${new URL(url).host}`);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // The error reporter's host: no name server is asked for it.
          `--host-resolver-rules=${rules.join(",")},MAP errors.example ~NOTFOUND`,
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

/** The hosts' headers where `_headers` has none. */
const BY_DEFAULT = { "cache-control": "public, max-age=0, must-revalidate" };

/**
 * Serves the two builds as a CDN would: their files, their `404.html`, and the headers of their `_headers`. No code
 * of ours runs.
 */
function startStaticHost() {
  const sites = [PROVIDER_BUILD, STATIC_BUILD].map(({ out }) => ({
    out,
    headersOf: readHeadersFile(readFileSync(join(out, "_headers"), "utf8")),
  }));
  const [alone, others] = sites;
  const server = createServer(({ method, url, headers }, response) => {
    const site = headers.host === HOSTS.alone ? alone : others;
    if (!site || (method !== "GET" && method !== "HEAD"))
      return response.writeHead(405).end();
    const { pathname } = new URL(url ?? "/", "http://host.invalid");
    const found = fileFor(site.out, pathname);
    const file = found ?? join(site.out, "404.html");
    return response
      .writeHead(found ? 200 : 404, {
        ...BY_DEFAULT,
        ...site.headersOf(pathname),
        "content-type": getMimeType(file) ?? "application/octet-stream",
      })
      .end(readFileSync(file));
  });
  return listen(server);
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
