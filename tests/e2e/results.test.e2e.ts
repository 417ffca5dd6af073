import type { Page } from "@playwright/test";
import { resultFigures } from "../../site/content/result-figures.ts";
import { results } from "../../site/content/results.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.describe("the results", () => {
  const list = (page: Page) =>
    page.getByRole("region", { name: results.heading }).getByRole("list");
  /** For each figure, the text that is read out, and the counting copy over it. */
  const figures = (page: Page) =>
    list(page).locator("span:has(+ [aria-hidden])");
  const copies = (page: Page) => list(page).locator("span + span[aria-hidden]");
  const values = resultFigures.map(({ value }) => String(value));
  const whole = ["", "", "", ""];

  test("count from 0 to their values, which the page holds throughout, and are complete once out of view", async ({
    page,
  }) => {
    await page.clock.install();
    for (const isLeft of [false, true]) {
      // A reloaded page would keep its scroll position.
      await page.goto(`/?left=${isLeft}`);
      await hydrated(page);
      await page.clock.pauseAt(
        (await page.evaluate(() => Date.now())) + 60_000,
      );
      await expect(copies(page)).toHaveText(["0", "0", "0", "0"]);
      await expect(figures(page)).toHaveText(values);
      await list(page).scrollIntoViewIfNeeded();
      const box = await list(page).boundingBox();
      const counted = async () => {
        await page.clock.runFor(50);
        return Number(await copies(page).first().textContent());
      };
      await expect.poll(counted).toBeGreaterThan(0);
      expect(await counted()).toBeLessThan(40);
      if (isLeft)
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      else await page.clock.runFor(2000);
      await expect(copies(page)).toHaveText(whole);
      await expect(figures(page).first()).toHaveCSS("opacity", "1");
      const after = await list(page).boundingBox();
      expect([after?.width, after?.height]).toEqual([box?.width, box?.height]);
      await page.clock.resume();
    }
  });
});
