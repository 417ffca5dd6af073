import { test as base, expect } from "@playwright/test";
import {
  startSite,
  startWebhook,
  type Webhook,
} from "../../support/servers.ts";
import { missingIn, type OlderSystem } from "./older-system.ts";
import { createByPuppeteer } from "./puppeteer.ts";
import {
  type Browser,
  type BrowserOptions,
  createVisitor,
  type EngineName,
  type Visitor,
} from "./visitor.ts";
import { type WatchedSite, watchSite } from "./watched-site.ts";
import { startWebKit } from "./webkit.ts";

interface Fixtures {
  /** The window's size, unless a journey says otherwise. */
  readonly window: BrowserOptions;
  /** The system that the engine stands in for: functions that it lacks are removed. */
  readonly system: OlderSystem | undefined;
  readonly visitor: Visitor;
  /** The faults that a journey expects of a page; any other fails it. */
  readonly expectedFaults: RegExp | undefined;
}

/** The project's option: the engine that its journeys run in. */
export interface EngineOptions {
  readonly engine: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  readonly site: WatchedSite & { readonly webhook: Webhook };
  readonly start: (options: BrowserOptions) => Promise<Browser>;
}

/** A visitor of the real site, in the engine of the project that runs. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["firefox", { scope: "worker", option: true }],
  window: [{ width: 1280, height: 800 }, { option: true }],
  system: [undefined, { option: true }],
  expectedFaults: ({}, use) => use(undefined),

  site: [
    async ({}, use) => {
      const webhook = await startWebhook();
      const site = await startSite({ DEMO_WEBHOOK_URL: webhook.url });
      const watched = await watchSite(site.url);
      await use(Object.assign(watched, { webhook }));
      await watched.stop();
      await site.stop();
      await webhook.stop();
    },
    { scope: "worker" },
  ],

  start: [
    async ({ engine }, use) => {
      if (engine === "webkit") return use(startWebKit);
      const { start, quit } = createByPuppeteer(engine);
      await use(start);
      return quit();
    },
    { scope: "worker" },
  ],

  visitor: async (
    { start, window, site, system, expectedFaults },
    use,
    info,
  ) => {
    site.takeFaults();
    site.missing = system && missingIn(system);
    const browser = await start(window);
    await use(createVisitor(browser, site.url));
    if (info.status !== info.expectedStatus)
      await info.attach("the window", {
        body: await browser.screenshot(),
        contentType: "image/png",
      });
    await browser.close();
    const faults = site.takeFaults();
    const unexpected = faults.filter((text) => !expectedFaults?.test(text));
    expect(unexpected, "what the pages did wrong").toEqual([]);
  },
});

export { expect };
