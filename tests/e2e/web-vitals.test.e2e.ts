import type { Page } from "@playwright/test";
import { VITALS_PATH } from "../../contract/web-vitals.ts";
import { readMetrics } from "../../server/testing/read-metrics.ts";
import { routes } from "../../site/routes.ts";
import { startSite, type Site } from "./support/servers.ts";
import { STATIC_BUILD } from "./support/static-builds.ts";
import { expect, hydrated, test } from "./support/test.ts";

const { security, compliance } = routes;

/** What was taken. */
const REPORTS = `ellaira_http_requests_total{route="${VITALS_PATH}",method="POST",status="2xx"}`;

/** Runs a journey on a server of its own, which counts for Prometheus. */
async function onCountingServer(
  dir: string,
  journey: (site: Site) => Promise<void>,
): Promise<void> {
  const site = await startSite({ SITE_DIR: dir, METRICS_PORT: "0" });
  try {
    await journey(site);
  } finally {
    await site.stop();
  }
}

/** How often each series has counted a page view's report, or a value of one. */
async function counted({ metricsUrl }: Site): Promise<Record<string, number>> {
  const samples = readMetrics(await (await fetch(metricsUrl)).text());
  return Object.fromEntries(
    Array.from(samples).filter(
      ([name, value]) =>
        value > 0 &&
        (/^ellaira_web_vital_\w+_count/.test(name) ||
          name.startsWith(
            `ellaira_http_requests_total{route="${VITALS_PATH}"`,
          )),
    ),
  );
}

/** Opens a page, and waits until all has come that it loads by itself. The report is sent when the page is left. */
async function view(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
}

test("a page view is reported once, without saying whose, and becomes figures for Prometheus", async ({
  page,
  context,
}) => {
  await onCountingServer(STATIC_BUILD.out, async (site) => {
    // It comes when the page has nothing else to do.
    const measuring = page.waitForResponse(/\/web-vitals\.[^/]+\.js$/);
    await view(page, site.url + security);
    await (await measuring).finished();
    // A walk by the site's own router is the same view.
    await page.locator(`footer a[href="${compliance}"]`).first().click();
    await expect(page).toHaveURL(site.url + compliance);
    expect(await counted(site)).toEqual({});
    expect(
      await page.evaluate(() => localStorage.length + sessionStorage.length),
    ).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await page.goto("about:blank");
    // The server takes no report in which there is more than a path and these figures.
    await expect
      .poll(() => counted(site))
      .toMatchObject({
        [REPORTS]: 1,
        [`ellaira_web_vital_layout_shift_count{path="${security}"}`]: 1,
        [`ellaira_web_vital_seconds_count{name="FCP",path="${security}"}`]: 1,
        [`ellaira_web_vital_seconds_count{name="LCP",path="${security}"}`]: 1,
        [`ellaira_web_vital_seconds_count{name="TTFB",path="${security}"}`]: 1,
      });
    // Another report of the first view would have come before the next view's.
    await view(page, site.url + security);
    await page.goto("about:blank");
    await expect.poll(async () => (await counted(site))[REPORTS]).toBe(2);
    const after = await counted(site);
    expect(Object.keys(after).join()).not.toContain(compliance);
  });
});

test("a browser that asks not to be tracked reports nothing", async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await onCountingServer(STATIC_BUILD.out, async (site) => {
    await view(page, site.url + security);
    await page.goto("about:blank");
    // What another browser reports comes after it.
    const other = await browser.newPage();
    await view(other, site.url + compliance);
    await other.goto("about:blank");
    await expect
      .poll(() => counted(site))
      .toMatchObject({
        [REPORTS]: 1,
        [`ellaira_web_vital_layout_shift_count{path="${compliance}"}`]: 1,
      });
    await other.close();
  });
});

test("the privacy policy speaks of it where it is so, and nowhere else", async ({
  page,
}) => {
  const signal = page.getByText("Global Privacy Control");
  await onCountingServer(STATIC_BUILD.out, async (site) => {
    await page.goto(site.url + routes.privacyPolicy);
    await expect(signal).toHaveCount(1);
    await page.goto(routes.privacyPolicy);
    await expect(signal).toHaveCount(0);
  });
});

test("a site built without the setting reports nothing", async ({ page }) => {
  await onCountingServer("dist", async (site) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const path of [routes.home, security])
      await view(page, site.url + path);
    await page.goto("about:blank");
    // What measures does not come, so there is nothing to report.
    expect(asked.join()).not.toContain("web-vitals");
    expect(await counted(site)).toEqual({});
  });
});
