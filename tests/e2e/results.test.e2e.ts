import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

test.describe("the results", () => {
  const spoken = (page: Page) =>
    page
      .locator("[data-counters] [data-count]")
      .evaluateAll((figures) => figures.map(({ textContent }) => textContent));
  const shown = (page: Page) =>
    page
      .locator("[data-counters] [data-count] + [aria-hidden]")
      .evaluateAll((copies) => copies.map(({ textContent }) => textContent));

  test("count from 0 to their values, which the page holds all along", async ({
    page,
  }) => {
    await page.goto("/");
    const values = ["40", "98", "3", "25"];
    await expect.poll(() => shown(page)).toEqual(["0", "0", "0", "0"]);
    expect(await spoken(page)).toEqual(values);
    const box = await page.locator("[data-counters]").boundingBox();
    await page.locator("[data-counters]").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => shown(page), { timeout: 8000 }).toEqual(values);
    const after = await page.locator("[data-counters]").boundingBox();
    expect([after?.width, after?.height]).toEqual([box?.width, box?.height]);
  });

  test("are at their values once nobody sees them count", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator("[data-counters]").scrollIntoViewIfNeeded();
    const counted = async () => {
      await page.clock.runFor(50);
      return Number((await shown(page))[0]);
    };
    await expect.poll(counted).toBeGreaterThan(0);
    expect(await counted()).toBeLessThan(40);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => shown(page)).toEqual(["40", "98", "3", "25"]);
    await expect(page.locator("[data-count]").first()).toHaveCSS(
      "opacity",
      "1",
    );
  });
});
