import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import {
  type Box,
  measure,
  type Pictured,
  type Text,
} from "./pixel-contrast.ts";

/** The least contrast of text that is not large, and of text that is (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;

/** The attempts to take pictures of a page that does not keep still. */
const MAX_TRIES = 10;

/**
 * Measures the contrast of texts that stand on pictures, gradients or drawn lines, from the page's pixels: the
 * text's colour against what lies behind the strokes of its letters, in the worst place.
 *
 * @param all the selectors of such texts
 * @param part the selector of the part to check
 * @returns the texts of that part with too little contrast, in words
 */
export async function lowContrast(
  page: Page,
  all: readonly string[],
  part: string,
): Promise<string[]> {
  const selectors = await page.evaluate(
    ([texts, within]) =>
      texts.filter((text) => document.querySelector(text)?.closest(within)),
    [all, part] as const,
  );
  if (selectors.length === 0) return [];
  // A control that is pointed at can lose its colours between two pictures.
  await page.mouse.move(0, 0);
  // Further down, the header would cover some of them, and each picture of the whole page scrolls on from there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(readyForPictures);
  // A modal dialog is as high as the window, which a picture of the whole page would change.
  const fullPage = part !== "dialog:modal";
  const pictured = await pictureTwice(page, selectors, fullPage);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const ratios = await page.evaluate(measure, pictured);
  return pictured.texts.flatMap(({ selector, large }, nth) => {
    const ratio = ratios[nth] ?? 0;
    const least = large ? MIN_CONTRAST_LARGE : MIN_CONTRAST;
    return ratio < least ? [`${selector} has ${ratio.toFixed(2)}`] : [];
  });
}

/**
 * Takes pictures of texts, and of their backgrounds. A call's words move the parts below them, so this is repeated until
 * nothing has moved meanwhile.
 *
 * @throws {Error} when the page never keeps still
 */
async function pictureTwice(
  page: Page,
  selectors: readonly string[],
  fullPage: boolean,
): Promise<Pictured> {
  const devtools = await page.context().newCDPSession(page);
  let texts = await page.evaluate(readTexts, selectors);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const clip = boxAround(texts);
    // Playwright's own pictures are packed tightly, which takes longer than taking them.
    const picture = async () => {
      const { data } = await devtools.send("Page.captureScreenshot", {
        clip: { ...clip, scale: 1 },
        captureBeyondViewport: fullPage,
        optimizeForSpeed: true,
      });
      return data;
    };
    const written = await picture();
    await page.evaluate(hideTexts, selectors);
    const bare = await picture();
    await page.evaluate(showTexts);
    const after = await page.evaluate(readTexts, selectors);
    if (isDeepStrictEqual(texts, after)) return { clip, written, bare, texts };
    texts = after;
  }
  throw new Error("The page moves while it is pictured");
}

/** @returns the areas that show every text. Each picture causes a new layout, so there is one for all. */
function boxAround(texts: readonly Text[]): Box {
  const boxes = texts.flatMap((text) => text.boxes);
  // All of these texts may be scrolled out of view.
  if (boxes.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

/**
 * In a picture of the whole page, distant sections would be blank (docs/decisions/012), and a blinking caret
 * would be in only one of two pictures.
 */
function readyForPictures(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { content-visibility: visible !important; caret-color: transparent !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}

function readTexts(selectors: readonly string[]): Text[] {
  /** The visible area of an element's scrolling container, if it has one: the rest can't be in a picture. */
  const scrolledPart = (element: Element) => {
    for (let part = element.parentElement; part; part = part.parentElement)
      if (/auto|scroll/.test(getComputedStyle(part).overflowY))
        return part.getBoundingClientRect();
    return new DOMRect(-1e6, -1e6, 2e6, 2e6);
  };
  /** The parts under a tooltip are read when it has gone. */
  const isUnderTooltip = (element: Element, box: DOMRect) =>
    [...document.querySelectorAll("[role=tooltip]")].some((tooltip) => {
      if (tooltip.contains(element)) return false;
      if (!tooltip.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right, top, bottom } = tooltip.getBoundingClientRect();
      return (
        box.left < right &&
        box.right > left &&
        box.top < bottom &&
        box.bottom > top
      );
    });
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (
      style.color.match(/[\d.]+/g) ?? []
    ).map(Number);
    const size = parseFloat(style.fontSize);
    const bold = Number(style.fontWeight) >= 700;
    const range = document.createRange();
    range.selectNodeContents(element);
    const isControl = element.matches("input, select, textarea");
    const { top, right, bottom, left } = scrolledPart(element);
    const rects = isControl
      ? [element.getBoundingClientRect()]
      : [...range.getClientRects()];
    const text = {
      selector,
      boxes: rects
        .filter(({ width, height }) => width >= 1 && height >= 1)
        .filter((box) => box.top >= top && box.bottom <= bottom)
        .filter((box) => box.left < right && box.right > left)
        .filter((box) => !isUnderTooltip(element, box))
        .map(({ x, y, width, height }) => ({
          x: x + scrollX,
          y: y + scrollY,
          width,
          height,
        })),
      colour: [red, green, blue] as const,
      // 18 points, or 14 points in bold.
      large: size >= 24 || (bold && size >= 18.66),
    };
    const isScrolledAway = rects.length > 0 && text.boxes.length === 0;
    return isScrolledAway ? [] : [text];
  });
}

function hideTexts(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = document.querySelector<HTMLElement>(selector);
    element?.style.setProperty("-webkit-text-fill-color", "transparent");
    element?.setAttribute("data-text-hidden", "");
  }
}

function showTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    "[data-text-hidden]",
  )) {
    element.style.removeProperty("-webkit-text-fill-color");
    element.removeAttribute("data-text-hidden");
  }
}
