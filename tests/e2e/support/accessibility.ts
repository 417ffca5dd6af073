import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { lowContrast } from "./contrast.ts";
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

/** Brings animations to their ends: a colour on its way to another has the contrast of neither. Runs in the page. */
async function atRest() {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
  for (const animation of ending) animation.finish();
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

/**
 * Looks for words that stand outside the window's width, or outside a box that hides what overflows it. Runs in
 * the page.
 *
 * @param part the selector of the part to check
 * @returns what is wrong, in words
 */
function cutOff(part: string): string[] {
  /** Rounding, and the tails of letters, in CSS pixels. */
  const TOLERANCE = 2;
  const overflow = document.documentElement.scrollWidth - innerWidth;
  const faults = overflow > 0 ? [`the page is ${overflow} px too wide`] : [];
  const hides = (how: string) => how === "hidden" || how === "clip";

  function isCut(text: Node, parent: Element): boolean {
    const range = new Range();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    let cut = false;
    for (
      let frame: Element | null = parent;
      frame && frame !== document.body;
      frame = frame.parentElement
    ) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
      // Words that can be scrolled into view are not cut off.
      if (overflowY === "auto" || overflowY === "scroll") break;
      // Without a box of its own, as islands are, it hides nothing.
      if (frame.getClientRects().length === 0) continue;
      const edge = frame.getBoundingClientRect();
      // Kept for screen readers alone, or a honeypot.
      if (clipPath !== "none" || edge.width <= 1) return false;
      const beside =
        Math.max(edge.left - words.left, words.right - edge.right) > TOLERANCE;
      const above =
        Math.max(edge.top - words.top, words.bottom - edge.bottom) > TOLERANCE;
      cut ||= (hides(overflowX) && beside) || (hides(overflowY) && above);
      // The elements around a modal dialog don't clip it.
      if (frame.matches(":modal")) break;
    }
    return cut;
  }

  for (const root of document.querySelectorAll(part)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim();
      const parent = text.parentElement;
      const seen =
        parent?.closest("svg, noscript, script, style") === null &&
        parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
      if (words && seen && isCut(text, parent))
        faults.push(`“${words.slice(0, 40)}” is cut off`);
    }
  }
  return faults;
}

/**
 * Moves the focus to every focusable element, as the Tab key would, and checks that it is visible there: the
 * outline or the shadow changes (WCAG 2.2, 2.4.7), and nothing lies over it (2.4.11). Runs in the page.
 *
 * @param part the selector of the part to check
 * @returns what is wrong, in words
 */
async function focusFaults(part: string): Promise<string[]> {
  const FOCUSABLE =
    "a[href], button, input, select, textarea, summary, [tabindex]";
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(
      `:is(${part}) :is(${FOCUSABLE}), :is(${part}):is(${FOCUSABLE})`,
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const ring = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } =
      getComputedStyle(element);
    return outlineStyle === "none"
      ? boxShadow
      : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`;
  };
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.innerText ?? element.id).slice(0, 40)}”`;
  (document.activeElement as HTMLElement | null)?.blur?.();
  const rest = reachable.map(ring);
  // Browsers show the focus of keyboard users.
  const byKeyboard: FocusOptions & { focusVisible: boolean } = {
    focusVisible: true,
  };

  const faults: string[] = [];
  for (const [nth, element] of reachable.entries()) {
    element.focus(byKeyboard);
    // Time for the page's reaction.
    await new Promise((resolve) => setTimeout(resolve));
    // The parts that fade out when the focus leaves them.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // Behind a modal dialog.
    if (document.activeElement !== element) continue;
    const say = (fault: string) => faults.push(`${nameOf(element)} ${fault}`);
    if (!element.matches(":focus-visible") || ring(element) === rest[nth])
      say("doesn’t show the focus");
    // A link can continue in the next line: its first piece.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Only a part of an element higher than the window is visible.
    const [from, to] = [
      Math.max(box.top, 0),
      Math.min(box.bottom, innerHeight),
    ];
    const shares = box.height > innerHeight / 2 ? [0.5] : [0.1, 0.5, 0.9];
    const covered = shares.some((share) => {
      const x = (box.left + box.right) / 2;
      const over = document.elementFromPoint(x, from + (to - from) * share);
      return !(over && (element.contains(over) || over.contains(element)));
    });
    // Of a text box, browsers bring the place to type into view.
    const least = element instanceof HTMLTextAreaElement ? 0.1 : 0.5;
    if (to - from < Math.min(box.height, innerHeight) * least)
      say("stands outside the window");
    else if (covered) say("is covered");
  }
  return faults;
}
