import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { PROVIDER_BUILD } from "./builds.ts";
import { startSite, startWebhook, type Webhook } from "./servers.ts";

interface Fixtures {
  /** The console errors that a test expects; any other fails it. */
  readonly expectedErrors: RegExp | undefined;
}

interface WorkerFixtures {
  /** The voice that the site is built with. */
  readonly voice: "embedded" | "provider";
  readonly servers: { readonly url: string; readonly webhook: Webhook };
}

/** A page of the real site: the production build, the real server and database, a recorded webhook. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  voice: ["embedded", { scope: "worker", option: true }],

  servers: [
    async ({ voice }, use) => {
      const webhook = await startWebhook();
      const site = await startSite({
        DEMO_WEBHOOK_URL: webhook.url,
        ...(voice === "provider" && { SITE_DIR: PROVIDER_BUILD.out }),
      });
      await use({ url: site.url, webhook });
      await site.stop();
      await webhook.stop();
    },
    { scope: "worker" },
  ],

  baseURL: ({ servers }, use) => use(servers.url),

  expectedErrors: ({}, use) => use(undefined),

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors?.test(text));
    expect(unexpected, "errors on the console").toEqual([]);
  },
});

export { expect };

/** Wakes the page as a visitor would, and waits until every island answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

/** Holds what a page asks for. @returns a function that lets it go on */
export async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** By then the page has reacted to an event, or begun to. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

/** Runs in the page. @returns how far an element is under the bar, or 0 if the page ends before it gets there */
export function gapBelowBar(selector: string): number {
  const bar = document.querySelector("header");
  const element = document.querySelector(selector);
  if (!bar || !element) throw new Error(`There is no ${selector}`);
  const gap =
    element.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  const { scrollHeight } = document.documentElement;
  const isAtEnd = Math.abs(scrollY + innerHeight - scrollHeight) < 2;
  return isAtEnd ? Math.min(gap, 0) : gap;
}

/** Waits until a section stands right under the bar, with a gap of some CSS pixels at most. */
export const settlesBelowBar = (page: Page, id: string, most = 60) =>
  expect(async () => {
    const gap = await page.evaluate(gapBelowBar, `#${id}`);
    // Except for a rounded pixel.
    expect(gap).toBeGreaterThanOrEqual(-1);
    expect(gap).toBeLessThanOrEqual(most);
  }, `#${id} stands under the bar`).toPass({ timeout: 10_000 });

/**
 * Records a browser's violations of its pages' security policy, or of their permitted features.
 * To be called before the first page is opened.
 */
export async function watchPolicy(context: BrowserContext) {
  const violations: string[] = [];
  // The pages' reports, and the browser's own words, which also tell of workers: they have a policy of their own.
  context.on("console", (message) => {
    if (/Content.Security.Policy|Permissions.policy/i.test(message.text()))
      violations.push(message.text());
  });
  await context.addInitScript(() => {
    const types = ["permissions-policy-violation", "csp-violation"];
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports)
          console.info("Content Security Policy:", type, JSON.stringify(body));
      },
      { types, buffered: true },
    ).observe();
  });
  return violations;
}
