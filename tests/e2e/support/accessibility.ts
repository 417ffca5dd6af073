import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { cutOff } from "./cut-off.ts";
import { nameFaults } from "./control-names.ts";
import { lowContrast } from "./contrast.ts";
import { focusFaults } from "./focus-faults.ts";

/** WCAG 2.2 at levels A and AA, and what axe's makers hold for good practice. */
const TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** What of them is about the page as a whole. */
const STRUCTURE = [
  "bypass",
  "duplicate-id-aria",
  "heading-order",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "region",
];

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

const nodesOf = (results: Results["violations"]) =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, selector: target.join(" ") })),
  );

/**
 * All that a program can tell of what is on the screen now: axe, the contrast that axe leaves open, names that
 * say what is seen, words that are cut off, and that the focus is seen wherever it goes. Moves the focus.
 *
 * @param part what differs from the page as it is opened, which is checked as a whole by itself
 */
export async function expectAccessible(
  page: Page,
  part = "html",
): Promise<void> {
  const all = await new AxeBuilder({ page })
    .withTags(TAGS)
    .disableRules("color-contrast")
    .include(part)
    .analyze();
  const structure = await new AxeBuilder({ page })
    .withRules(STRUCTURE)
    .analyze();
  const contrast = await contrastFaults(page, part);
  const names = await nameFaults(page, part);
  // The browser then shows the focus, as to all who use the keyboard.
  await page.keyboard.press("Shift");
  expect({
    violations: nodesOf([...all.violations, ...structure.violations]),
    undecided: nodesOf(all.incomplete),
    contrast,
    names,
    cutOff: await page.evaluate(cutOff, part),
    focus: await page.evaluate(focusFaults, part),
  }).toEqual({
    violations: [],
    undecided: [],
    contrast: [],
    names: [],
    cutOff: [],
    focus: [],
  });
}

async function contrastFaults(page: Page, part: string): Promise<string[]> {
  const { forced, larger, own } = await page.evaluate(() => ({
    forced: matchMedia("(forced-colors: active)").matches,
    larger: getComputedStyle(document.documentElement).fontSize !== "16px",
    own: [...document.body.querySelectorAll(":not(svg, svg *)")]
      .filter((node) =>
        [...node.childNodes].some(
          (child) =>
            child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
        ),
      )
      .filter((node) => getComputedStyle(node).forcedColorAdjust !== "auto")
      .map(({ tagName }) => `${tagName} keeps its own colours`),
  }));
  // There the browser chooses all colours, and axe would read those that the page had.
  if (forced) return own;
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withRules("color-contrast")
    .include(part)
    .analyze();
  // A screenshot loses the larger text, which has the colours that it has at its own size.
  const open = larger ? [] : nodesOf(incomplete);
  return [
    ...nodesOf(violations).map(({ selector }) => `${selector} has too little`),
    ...(await lowContrast(
      page,
      open.map(({ selector }) => selector),
    )),
  ];
}
