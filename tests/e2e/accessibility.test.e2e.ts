import type { Page } from "@playwright/test";
import { formRoutes, routes } from "../../site/routes.ts";
import { enlargeText, expectAccessible } from "./support/accessibility.ts";
import { cutOff } from "./support/cut-off.ts";
import { expect, hydrated, test } from "./support/test.ts";

// Every page as it is opened. What visitors can bring onto the screen is in accessibility-states.test.

// Those that are opened alike share a journey: a new browser context for each would take longer.
test.setTimeout(240_000);

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  // What is far below is laid out by then, and nothing moves under axe.
  await expect(page.locator("html[data-settled]")).toBeAttached();
}

async function lookAtEach(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
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

// The pages with parts that scripts make. The others are text, and what takes the scripts' place there is here, too.
test("without JavaScript", async ({ page }) => {
  for (const path of [routes.home, routes.caseStudy, routes.compliance])
    await test.step(path, async () => {
      // Else what moves lies over other things for a while.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const devtools = await page.context().newCDPSession(page);
      const noScripts = (value: boolean) =>
        devtools.send("Emulation.setScriptExecutionDisabled", { value });
      await noScripts(true);
      await page.goto(path);
      await expect(page.locator("noscript aside")).toBeVisible();
      await page.evaluate(() => {
        // What stands there now goes with the next change of the page, once scripts may run.
        for (const part of document.querySelectorAll("noscript")) {
          const same = document.createElement("div");
          same.append(...part.childNodes);
          part.replaceWith(same);
        }
      });
      // For axe, which is one. The page’s own are not run any more.
      await noScripts(false);
      await expectAccessible(page);
    });
});

test("each badge’s explanation", async ({ page }) => {
  await open(page, "/");
  for (const badge of await page.locator("footer section button").all()) {
    // Focus by the keyboard shows it.
    await page.keyboard.press("Shift");
    await badge.focus();
    const id = await badge.getAttribute("aria-describedby");
    await expect(page.locator(`[role=tooltip]#${id}`)).toHaveCSS(
      "opacity",
      "1",
    );
    expect(await page.evaluate(cutOff, "footer section")).toEqual([]);
  }
  // They look alike: the last stands for all.
  await expectAccessible(page, "footer section");
});
