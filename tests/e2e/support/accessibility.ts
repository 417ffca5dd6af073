import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { cutOff } from "./cut-off.ts";
import { lowContrast } from "./contrast.ts";
import { focusFaults } from "./focus-faults.ts";
import { hydrated } from "./test.ts";

/** WCAG 2.2 at levels A and AA, and the good practices of axe's makers. */
const TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const AXE = readFileSync(
  fileURLToPath(import.meta.resolve("axe-core/axe.min.js")),
  "utf8",
);

/** The faults that axe finds, and those that it leaves open. Its code stays in the page, for the next check there. */
async function runAxe(page: Page, part: string, forced: boolean) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([within, tags, contrast]) => {
      if (!window.axe) throw new Error("axe has not come");
      const { violations, incomplete } = await window.axe.run(within, {
        runOnly: { type: "tag", values: tags },
        resultTypes: ["violations", "incomplete"],
        rules: { "color-contrast": { enabled: contrast } },
      });
      const nodesOf = (found: axeCore.Result[]) =>
        found.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => ({ id, selector: target.join(" ") })),
        );
      return {
        violations: nodesOf(violations),
        undecided: nodesOf(incomplete),
      };
    },
    // In forced colours the browser chooses all colours, and axe would read the page's own.
    [part, TAGS, !forced] as const,
  );
}

/**
 * All that a program can tell of the present screen: axe's findings, the contrast that axe leaves open, words
 * that are cut off, and whether the focus is always visible. Moves the focus.
 *
 * @param usual the part that differs from the page as it opens, if that is checked by itself. A modal dialog lies
 *   over everything else, and is checked instead.
 */
export async function expectAccessible(
  page: Page,
  usual = "html",
): Promise<void> {
  const modal = (await page.locator("dialog:modal").count()) > 0;
  const part = modal ? "dialog:modal" : usual;
  const { forced, larger, own } = await page.evaluate(readSetting);
  await page.evaluate(atRest);
  const { violations, undecided } = await runAxe(page, part, forced);
  const isContrast = ({ id }: { readonly id: string }) =>
    id === "color-contrast";
  const open = undecided.filter(isContrast).map(({ selector }) => selector);
  // A screenshot loses the larger text, whose colours are the same at its own size.
  const contrast = larger ? [] : await lowContrast(page, open);
  // The browser then shows the focus, as for every keyboard user.
  await page.keyboard.press("Shift");
  expect({
    violations,
    undecided: undecided.filter((node) => !isContrast(node)),
    contrast: [...contrast, ...(forced ? own : [])],
    cutOff: await page.evaluate(cutOff, part),
    focus: await page.evaluate(focusFaults, part),
  }).toEqual({
    violations: [],
    undecided: [],
    contrast: [],
    cutOff: [],
    focus: [],
  });
}

/** Waits for animations that end: a colour on its way to another has the contrast of neither. Runs in the page. */
async function atRest() {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** How the visitor's browser is set up, and which texts don't follow forced colours. Runs in the page. */
function readSetting() {
  const forced = matchMedia("(forced-colors: active)").matches;
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
    );
  const own = [...document.body.querySelectorAll(":not(svg, svg *)")].filter(
    (element) =>
      forced &&
      hasText(element) &&
      getComputedStyle(element).forcedColorAdjust !== "auto",
  );
  return {
    forced,
    larger: getComputedStyle(document.documentElement).fontSize !== "16px",
    own: own.map(({ textContent }) => `${textContent} keeps its own colours`),
  };
}

/** Opens a page on which nothing moves by itself, and waits until all its parts answer. */
export async function openAtRest(page: Page, path = "/"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator("html[data-loaded]")).toBeAttached();
}

/** Twice the text's usual size, as a browser's settings offer it. To be called before the page is opened. */
export async function enlargeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const fontSizes = { standard: 32, fixed: 26 };
  await devtools.send("Page.setFontSizes", { fontSizes });
}
