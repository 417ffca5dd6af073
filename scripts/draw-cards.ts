import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { cardOf, routes } from "../site/routes.ts";
import {
  CARD,
  CARD_WORDS,
  PAGES_WITH_CARD,
  showCard,
} from "../tests/e2e/support/cards.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./browsers.ts";
import { buildSite } from "./build-site.ts";
import { exitWithError } from "../settings/load.ts";

/** Draws the pictures for shared addresses anew, from the pages as they are now. */
async function drawCards(): Promise<void> {
  await buildSite();
  const executablePath = await ensureChromium();
  const args = [...CHROMIUM_ARGS];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  await page.route("**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join("dist", pathname) });
  });
  const words: Record<string, string> = {};
  for (const path of PAGES_WITH_CARD) {
    const file = path === routes.home ? "/index" : path;
    await page.goto(`http://site.example${file}.html`);
    words[path] = await showCard(page);
    await page.screenshot({ path: join("public", cardOf(path)), clip: CARD });
  }
  await browser.close();
  writeFileSync(CARD_WORDS, `${JSON.stringify(words, null, 2)}\n`);
}

await drawCards().catch(exitWithError);
