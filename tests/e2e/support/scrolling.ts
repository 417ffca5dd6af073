import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until a section stands right under the bar, with a gap of some CSS pixels at most. */
export const settlesBelowBar = (page: Page, id: string, most = 60) =>
  expect(async () => {
    const gap = await page.evaluate((sectionId) => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect();
      const [bar, section] = [boxOf("header"), boxOf(`#${sectionId}`)];
      return section && bar ? section.top - bar.bottom : Number.NaN;
    }, id);
    // Except for a rounded pixel.
    expect(gap).toBeGreaterThanOrEqual(-1);
    expect(gap).toBeLessThanOrEqual(most);
  }, `#${id} stands under the bar`).toPass({ timeout: 10_000 });
