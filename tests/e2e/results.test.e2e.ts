import type { Page } from "@playwright/test";
import { resultFigures } from "../../site/content/result-figures.ts";
import { results } from "../../site/content/results.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.describe("the results", () => {
  const list = (page: Page) =>
    page.getByRole("region", { name: results.heading }).getByRole("list");
  /** Of each figure what is read out, and the copy over it that counts. */
  const figures = (page: Page) =>
    list(page).locator("span:has(+ [aria-hidden])");
  const copies = (page: Page) => list(page).locator("span + span[aria-hidden]");
  const values = resultFigures.map(({ value }) => String(value));
  const whole = ["", "", "", ""];

  test("count from 0 to their values, which the page holds all along", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await expect(copies(page)).toHaveText(["0", "0", "0", "0"]);
    await expect(figures(page)).toHaveText(values);
    const box = await list(page).boundingBox();
    await list(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(copies(page).first()).toHaveText(/[1-9]/);
    await expect(copies(page)).toHaveText(whole, { timeout: 8000 });
    await expect(figures(page).first()).toHaveCSS("opacity", "1");
    const after = await list(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([box?.width, box?.height]);
  });

  test("are at their values once nobody sees them count", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await list(page).scrollIntoViewIfNeeded();
    const counted = async () => {
      await page.clock.runFor(50);
      return Number(await copies(page).first().textContent());
    };
    await expect.poll(counted).toBeGreaterThan(0);
    expect(await counted()).toBeLessThan(40);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(copies(page)).toHaveText(whole);
    await expect(figures(page).first()).toHaveCSS("opacity", "1");
  });
});
