import type { Page } from "@playwright/test";
import { pages } from "../../../site/content/pages.ts";

/** The words that each picture was drawn with, by the address of its page. */
export const CARD_WORDS = "tests/e2e/support/card-words.json";

/** The pages whose address is shared with a picture of their own. */
export const PAGES_WITH_CARD = Object.values(pages)
  .filter((page) => "cardAlt" in page)
  .map(({ path }) => path);

export const CARD = { x: 0, y: 0, width: 1200, height: 630 } as const;

/** A card is the first window of its page, without what can't be pressed in a picture. @returns the page's words */
export async function showCard(page: Page): Promise<string> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A window as low as the card has a smaller heading.
  await page.setViewportSize({ width: CARD.width, height: 720 });
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll(
      "header nav, header nav ~ *, main :is(a, astro-island)",
    ))
      part.remove();
    await document.fonts.ready;
  });
  await page.locator("html[data-loaded]").waitFor();
  return page.locator("main > section").first().innerText();
}
