import type { Page } from "@playwright/test";
import { formRoutes, routes } from "../../site/routes.ts";
import {
  enlargeText,
  expectAccessible,
  openAtRest,
} from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

// Every page as it opens. The states that visitors can bring onto the screen are in accessibility-states.test.

// Pages that open in the same way share a journey: a new browser context for each would take longer.
test.setTimeout(240_000);

async function lookAtEach(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await openAtRest(page, path);
      await expectAccessible(page);
    });
}

test("every page", ({ page }) =>
  lookAtEach(page, [...Object.values(routes), ...Object.values(formRoutes)]));

test("text at 200 %", async ({ page }) => {
  await enlargeText(page);
  await lookAtEach(page, [
    routes.home,
    routes.caseStudy,
    routes.compliance,
    routes.security,
  ]);
});

// Which colours the browser chooses does not depend on the width.
test("forced colours", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await lookAtEach(page, [routes.home, routes.compliance]);
});

// The pages with parts that scripts make. The others are text, and their substitutes for scripts are here, too.
test("without JavaScript", async ({ page }) => {
  for (const path of [routes.home, routes.caseStudy, routes.compliance])
    await test.step(path, async () => {
      // Otherwise moving parts cover others for a while.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const devtools = await page.context().newCDPSession(page);
      const noScripts = (value: boolean) =>
        devtools.send("Emulation.setScriptExecutionDisabled", { value });
      await noScripts(true);
      await page.goto(path);
      await expect(page.locator("noscript aside")).toBeVisible();
      await page.evaluate(() => {
        // The present content goes with the next change of the page, once scripts may run.
        for (const part of document.querySelectorAll("noscript")) {
          const same = document.createElement("div");
          same.append(...part.childNodes);
          part.replaceWith(same);
        }
      });
      // For axe, which is a script. The page’s own no longer run.
      await noScripts(false);
      await expectAccessible(page);
    });
});
