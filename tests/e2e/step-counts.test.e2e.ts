import { readMetrics } from "../../server/testing/read-metrics.ts";
import { routes } from "../../site/routes.ts";
import { fill, someone } from "./support/demo-request.ts";
import { press } from "./support/call.ts";
import { withoutRecognition } from "./support/recognition.ts";
import { startSite, type Site } from "./support/servers.ts";
import { COUNTING_BUILD } from "./support/counting-build.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** How often each step was counted. */
async function counted({ metricsUrl }: Site): Promise<Record<string, number>> {
  const samples = readMetrics(await (await fetch(metricsUrl)).text());
  return Object.fromEntries(
    Array.from(samples).flatMap(([name, value]) => {
      const [, step] = /^ellaira_steps_total\{step="(\w+)"\}/.exec(name) ?? [];
      return step && value > 0 ? [[step, value]] : [];
    }),
  );
}

test.describe("a site that counts steps", { tag: "@desktop" }, () => {
  let site: Site;
  test.beforeEach(async () => {
    site = await startSite({ SITE_DIR: COUNTING_BUILD.out, METRICS_PORT: "0" });
  });
  test.afterEach(async ({ page }) => {
    // What the page still loads must not find the server gone.
    await page.goto("about:blank");
    await site.stop();
  });

  test("counts a form that was begun once, and the calls, and stores nothing", async ({
    page,
    context,
  }) => {
    await withoutRecognition(page);
    await page.goto(site.url);
    await hydrated(page);
    await fill(page, someone());
    await expect.poll(() => counted(site)).toEqual({ form_begun: 1 });
    await press(page);
    await expect
      .poll(() => counted(site))
      .toEqual({ form_begun: 1, call_begun: 1, call_answered: 1 });
    expect(await context.cookies()).toEqual([]);
    expect(
      await page.evaluate(() => localStorage.length + sessionStorage.length),
    ).toBe(0);
  });

  test("counts nothing of a visitor who objects to it", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) reports.push(request.url());
    });
    await page.goto(site.url);
    await hydrated(page);
    await fill(page, someone());
    expect(reports).toEqual([]);
  });

  test("may be found, and has a link to the calendar under its thanks", async ({
    page,
  }) => {
    for (const path of Object.values(routes)) {
      await page.goto(site.url + path);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    }
    await page.goto(`${site.url}/thank-you`);
    await expect(
      page.getByRole("link", { name: "Book a time in our calendar" }),
    ).toHaveAttribute("href", "https://calendar.example/ellaira");
  });
});
