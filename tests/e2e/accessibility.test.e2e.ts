import type { Page } from "@playwright/test";
import { formRoutes, routes } from "../../site/routes.ts";
import { enlargeText, expectAccessible } from "./support/accessibility.ts";
import { cutOff } from "./support/cut-off.ts";
import { expect, hydrated, test } from "./support/test.ts";

// Every page as it is opened. What visitors can bring onto the screen is in accessibility-states.test.

test.setTimeout(120_000);

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  // What is far below is laid out by then, and nothing moves under axe.
  await expect(page.locator("html[data-settled]")).toBeAttached();
}

for (const path of [...Object.values(routes), ...Object.values(formRoutes)])
  test(path, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });

test.describe("text at 200 %", () => {
  for (const path of [
    routes.home,
    routes.caseStudy,
    routes.compliance,
    routes.security,
  ])
    test(path, async ({ page }) => {
      await enlargeText(page);
      await open(page, path);
      await expectAccessible(page);
    });
});

// Which colours the browser chooses does not depend on the width.
test.describe("forced colours", { tag: "@desktop" }, () => {
  for (const path of [routes.home, routes.compliance])
    test(path, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await open(page, path);
      await expectAccessible(page);
    });
});

// The pages with parts that scripts make. The others are text, and what takes the scripts' place there is here, too.
test.describe("without JavaScript", () => {
  for (const path of [routes.home, routes.caseStudy, routes.compliance])
    test(path, async ({ page }) => {
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
