import type { Page } from "@playwright/test";

/** By then the page has done what it does at once about something, or begun to. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );
