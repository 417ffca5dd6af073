import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The distance of a section's top below the bar's bottom, in CSS pixels. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((sectionId) => {
    const bar = document.querySelector("header")?.getBoundingClientRect();
    const section = document.getElementById(sectionId)?.getBoundingClientRect();
    return section && bar ? section.top - bar.bottom : Number.NaN;
  }, id);

/** Waits until a section stands right under the bar. */
export const settlesBelowBar = (page: Page, id: string) =>
  expect(async () => {
    const gap = await belowBar(page, id);
    // Except for a rounded pixel.
    expect(gap).toBeGreaterThanOrEqual(-1);
    expect(gap).toBeLessThan(60);
  }, `#${id} stands under the bar`).toPass({ timeout: 10_000 });
