import { HOSTS, PROVIDER_BUILD, STATIC_BUILD } from "./builds.ts";
import { startSite, startWebhook, type Webhook } from "./servers.ts";
import { startStaticHost } from "./static-host.ts";
import { test as base } from "./test.ts";

interface WorkerFixtures {
  /** Where the static host itself listens, without a name. */
  readonly staticHost: { readonly url: string };
  /** The static host of the pages without an API. */
  readonly aloneHost: { readonly url: string };
  /** Our API, at a host of its own. It allows only the pages' host. */
  readonly api: { readonly url: string };
  /** The webhook for the pages without an API. */
  readonly hook: Webhook;
}

/** Pages that a static host serves, in a browser that finds the hosts by their names (`HOSTS`). */
export const test = base.extend<object, WorkerFixtures>({
  staticHost: [
    async ({}, use) => {
      const host = await startStaticHost(STATIC_BUILD.out);
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],

  aloneHost: [
    async ({}, use) => {
      const host = await startStaticHost(PROVIDER_BUILD.out);
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

  hook: [
    async ({}, use) => {
      const webhook = await startWebhook();
      await use(webhook);
      await webhook.stop();
    },
    { scope: "worker" },
  ],

  browser: [
    async (
      { playwright, launchOptions, staticHost, aloneHost, api, hook },
      use,
    ) => {
      const rules = Object.entries({
        [HOSTS.pages]: staticHost.url,
        [HOSTS.preview]: staticHost.url,
        [HOSTS.api]: api.url,
        [HOSTS.alone]: aloneHost.url,
        [HOSTS.hook]: hook.url,
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
