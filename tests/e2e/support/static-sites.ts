import { PROVIDER_BUILD } from "./builds.ts";
import { startSite, startWebhook, type Webhook } from "./servers.ts";
import { HOSTS, STATIC_BUILD } from "./builds.ts";
import { startStaticHost } from "./static-host.ts";
import { test as base } from "./test.ts";

/** A server that a journey stops and restarts. */
interface Elsewhere {
  readonly port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface WorkerFixtures {
  /** Where the static host itself listens, without a name. */
  readonly staticHost: { readonly url: string };
  /** Our API, at a host of its own. It allows only the pages' host. */
  readonly api: Elsewhere;
  /** The webhook for the pages without an API. */
  readonly hook: Elsewhere & { readonly current: () => Webhook };
}

/** Pages that a static host serves, in a browser that finds the hosts by their names (`HOSTS`). */
export const test = base.extend<object, WorkerFixtures & { aloneHost: number }>(
  {
    staticHost: [
      async ({}, use) => {
        const host = await startStaticHost(STATIC_BUILD.out);
        await use({ url: `http://127.0.0.1:${host.port}` });
        await host.stop();
      },
      { scope: "worker" },
    ],

    aloneHost: [
      async ({}, use) => {
        const host = await startStaticHost(PROVIDER_BUILD.out);
        await use(host.port);
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
        const start = (port: number) =>
          startSite({
            PORT: String(port),
            SITE_DIR: STATIC_BUILD.out,
            ALLOWED_ORIGINS: servers.url,
            DEMO_WEBHOOK_URL: servers.webhook.url,
            TRUST_PROXY: "true",
          });
        let site = await start(0);
        const port = Number(new URL(site.url).port);
        await use({
          port,
          stop: () => site.stop(),
          start: async () => {
            site = await start(port);
          },
        });
        await site.stop();
      },
      { scope: "worker" },
    ],

    hook: [
      async ({}, use) => {
        const start = (port: number) =>
          startWebhook(port, { forBrowsers: true });
        let webhook = await start(0);
        const port = Number(new URL(webhook.url).port);
        await use({
          port,
          current: () => webhook,
          stop: () => webhook.stop(),
          start: async () => {
            webhook = await start(port);
          },
        });
        await webhook.stop();
      },
      { scope: "worker" },
    ],

    browser: [
      async (
        { playwright, launchOptions, staticHost, aloneHost, api, hook },
        use,
      ) => {
        const pagesPort = Number(new URL(staticHost.url).port);
        const ports = [
          [HOSTS.pages, pagesPort],
          [HOSTS.preview, pagesPort],
          [HOSTS.api, api.port],
          [HOSTS.alone, aloneHost],
          [HOSTS.hook, hook.port],
        ] as const;
        const rules = ports.map(
          ([name, port]) => `MAP ${name} 127.0.0.1:${port}`,
        );
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
  },
);
