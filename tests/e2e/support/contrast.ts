import type { Page } from "@playwright/test";

/** The least contrast of text that is not large, and of text that is (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;

/** A call's words move the parts below them, so what seems faint is looked at again. */
const MAX_TRIES = 10;

/** In CSS pixels from the top left of the document. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Text {
  readonly selector: string;
  readonly boxes: readonly Box[];
  readonly colour: readonly number[];
  readonly large: boolean;
}

/**
 * Measures the contrast of texts that stand on pictures, gradients or drawn lines, from the page's pixels: the
 * text's colour against what lies behind the strokes of its letters, in the worst place.
 *
 * @param selectors of such texts
 * @returns those with too little contrast, in words
 */
export async function lowContrast(
  page: Page,
  selectors: readonly string[],
): Promise<string[]> {
  if (selectors.length === 0) return [];
  // A control that is pointed at can lose its colours between two pictures.
  await page.mouse.move(0, 0);
  // Further down, the header would cover some of them, and each picture of the whole page scrolls on from there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(readyForPictures);
  // A modal dialog is as high as the window, which a picture of the whole page would change.
  const fullPage = (await page.locator("dialog:modal").count()) === 0;
  let faults = await look(page, selectors, fullPage);
  for (let tries = 1; faults.length > 0 && tries < MAX_TRIES; tries += 1)
    faults = await look(page, selectors, fullPage);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faults;
}

/** Compares a picture of the texts with one of their ground. */
async function look(
  page: Page,
  selectors: readonly string[],
  fullPage: boolean,
): Promise<string[]> {
  const texts = await page.evaluate(readTexts, selectors);
  const boxes = texts.flatMap((text) => text.boxes);
  // All of these texts may be scrolled out of view.
  if (boxes.length === 0) return [];
  const clip = boxAround(boxes);
  const devtools = await page.context().newCDPSession(page);
  // Playwright's own pictures are packed tightly, which takes longer than taking them.
  const picture = async () => {
    const { data } = await devtools.send("Page.captureScreenshot", {
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: fullPage,
      optimizeForSpeed: true,
    });
    return data;
  };
  const hide = (hidden: boolean) =>
    page.evaluate((bare) => {
      document.documentElement.toggleAttribute("data-bare", bare);
    }, hidden);
  const written = await picture();
  await hide(true);
  const bare = await picture();
  await hide(false);
  await devtools.detach();
  const ratios = await page.evaluate(measure, { clip, written, bare, texts });
  return texts.flatMap(({ selector, large }, nth) => {
    const ratio = ratios[nth] ?? 0;
    const least = large ? MIN_CONTRAST_LARGE : MIN_CONTRAST;
    return ratio < least ? [`${selector} has ${ratio.toFixed(2)}`] : [];
  });
}

/** Each picture causes a new layout, so there is one for all texts. */
function boxAround(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

/** A blinking caret would be in only one of two pictures. Runs in the page. */
function readyForPictures(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { caret-color: transparent !important }
     [data-bare] [data-pictured] { -webkit-text-fill-color: transparent !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Marks the texts, and reads where they can be seen. Runs in the page. */
function readTexts(selectors: readonly string[]): Text[] {
  /** The visible area of an element's scrolling container, if it has one: the rest can't be in a picture. */
  const scrolledPart = (element: Element) => {
    for (let part = element.parentElement; part; part = part.parentElement)
      if (/auto|scroll/.test(getComputedStyle(part).overflowY))
        return part.getBoundingClientRect();
    return new DOMRect(-1e6, -1e6, 2e6, 2e6);
  };
  for (const marked of document.querySelectorAll("[data-pictured]"))
    marked.removeAttribute("data-pictured");
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    element.setAttribute("data-pictured", "");
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const range = document.createRange();
    range.selectNodeContents(element);
    const isControl = element.matches("input, select, textarea");
    const { top, right, bottom, left } = scrolledPart(element);
    const rects = (isControl ? element : range).getClientRects();
    const boxes = [...rects]
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .filter((box) => box.top >= top && box.bottom <= bottom)
      .filter((box) => box.left < right && box.right > left)
      .map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      }));
    const isScrolledAway = rects.length > 0 && boxes.length === 0;
    if (isScrolledAway) return [];
    return {
      selector,
      boxes,
      colour: (color.match(/[\d.]+/g) ?? []).map(Number),
      // 18 points, or 14 points in bold.
      large: size >= 24 || (Number(fontWeight) >= 700 && size >= 18.66),
    };
  });
}

/** @returns the least contrast of each text, from 1 to 21, or 0 where no letter is seen. Runs in the page. */
async function measure({
  clip,
  written,
  bare,
  texts,
}: {
  readonly clip: Box;
  /** PNG in base64. */
  readonly written: string;
  readonly bare: string;
  readonly texts: readonly Text[];
}): Promise<number[]> {
  const linear = Array.from({ length: 256 }, (_, value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * (linear[red] ?? 0) +
    0.7152 * (linear[green] ?? 0) +
    0.0722 * (linear[blue] ?? 0);

  async function decode(base64: string) {
    // Decoded without a request, which the page's security policy might refuse.
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("There is no canvas");
    context.drawImage(bitmap, 0, 0);
    return context;
  }
  const [pen, paper] = [await decode(written), await decode(bare)];

  return texts.map(({ boxes, colour }) => {
    const ink = luminance(...colour);
    let least = Infinity;
    for (const { x, y, width, height } of boxes) {
      const place = [
        Math.floor(x - clip.x),
        Math.floor(y - clip.y),
        Math.ceil(width),
        Math.ceil(height),
      ] as const;
      const front = pen.getImageData(...place).data;
      const back = paper.getImageData(...place).data;
      for (let at = 0; at < front.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [
          back[at],
          back[at + 1],
          back[at + 2],
        ];
        const difference =
          Math.abs((front[at] ?? 0) - red) +
          Math.abs((front[at + 1] ?? 0) - green) +
          Math.abs((front[at + 2] ?? 0) - blue);
        // Where the two pictures differ there is a stroke; fainter differences are the edges of letters.
        if (difference <= 30) continue;
        const ground = luminance(red, green, blue);
        const [light, dark] = ink > ground ? [ink, ground] : [ground, ink];
        least = Math.min(least, (light + 0.05) / (dark + 0.05));
      }
    }
    return least === Infinity ? 0 : least;
  });
}
