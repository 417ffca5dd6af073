import type { Page } from "@playwright/test";

/** The least contrast of text that is not large, and of text that is (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const LEAST_LARGE = 3;

interface Text {
  readonly selector: string;
  /** In CSS pixels from the top left of the document. */
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly colour: readonly [red: number, green: number, blue: number];
  readonly large: boolean;
}

/** What is pictured at once, in CSS pixels: browsers can't picture a long page in one piece. */
const BAND = 4000;
/** A text that begins in a band may end below it. */
const OVERLAP = 400;

/**
 * Measures the contrast of texts that stand on pictures, gradients or drawn lines, from the page's pixels: the
 * text's colour against what lies behind the strokes of its letters, in the worst place.
 *
 * @returns those that have too little, in words
 */
export async function lowContrast(
  page: Page,
  selectors: readonly string[],
): Promise<string[]> {
  if (selectors.length === 0) return [];
  const texts = await page.evaluate(readTexts, selectors);
  const bands = new Set(
    texts.flatMap(({ boxes }) => boxes.map(({ y }) => Math.floor(y / BAND))),
  );
  const written = await picture(page, bands);
  await page.evaluate(hideTexts, selectors);
  const bare = await picture(page, bands);
  await page.evaluate(showTexts);
  // Another page decodes them: it has no security policy, and no work of its own.
  const bench = await page.context().newPage();
  const ratios = await bench.evaluate(measure, {
    written,
    bare,
    texts,
    band: BAND,
  });
  await bench.close();
  return texts.flatMap(({ selector, large }, nth) => {
    const ratio = ratios[nth] ?? 0;
    const least = large ? LEAST_LARGE : LEAST;
    return ratio < least ? [`${selector} has ${ratio.toFixed(2)}`] : [];
  });
}

/** @returns the bands of the page as PNG files in base64, by their number */
async function picture(
  page: Page,
  bands: ReadonlySet<number>,
): Promise<Record<number, string>> {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const pictures: Record<number, string> = {};
  for (const band of bands) {
    const y = band * BAND;
    const png = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y, width, height: Math.min(BAND + OVERLAP, height - y) },
      scale: "css",
      animations: "disabled",
      caret: "hide",
    });
    pictures[band] = png.toString("base64");
  }
  return pictures;
}

function readTexts(selectors: readonly string[]): Text[] {
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
    const rects = isControl
      ? [element.getBoundingClientRect()]
      : [...range.getClientRects()];
    return [
      {
        selector,
        boxes: rects.map(({ x, y, width, height }) => ({
          x: x + scrollX,
          y: y + scrollY,
          width,
          height,
        })),
        colour: [red, green, blue] as const,
        // 18 points, or 14 points in bold.
        large: size >= 24 || (bold && size >= 18.66),
      },
    ];
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

interface Pictured {
  readonly written: Readonly<Record<number, string>>;
  readonly bare: Readonly<Record<number, string>>;
  readonly texts: readonly Text[];
  readonly band: number;
}

/** @returns the least contrast of each text, from 1 to 21, or 0 where no letter is seen */
async function measure({
  written,
  bare,
  texts,
  band,
}: Pictured): Promise<number[]> {
  const luminance = (...colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number, other: number) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  async function decode(pictures: Readonly<Record<number, string>>) {
    const decoded = new Map<number, OffscreenCanvasRenderingContext2D>();
    for (const [number, base64] of Object.entries(pictures)) {
      const answer = await fetch(`data:image/png;base64,${base64}`);
      const bitmap = await createImageBitmap(await answer.blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("There is no canvas");
      context.drawImage(bitmap, 0, 0);
      decoded.set(Number(number), context);
    }
    return decoded;
  }
  const fronts = await decode(written);
  const backs = await decode(bare);

  /** The luminance of what a text is written over: where the two pictures differ. */
  function* behindStrokes({ boxes }: Text) {
    for (const { x, y, width, height } of boxes) {
      if (width < 1 || height < 1) continue;
      const number = Math.floor(y / band);
      const [left, top] = [Math.floor(x), Math.floor(y - number * band)];
      const size = [Math.ceil(width), Math.ceil(height)] as const;
      const front = fronts.get(number)?.getImageData(left, top, ...size).data;
      const ground = backs.get(number)?.getImageData(left, top, ...size).data;
      if (!front || !ground) continue;
      for (let at = 0; at < front.length; at += 4) {
        const over = ground.subarray(at, at + 3);
        const difference = over.reduce(
          (sum, value, nth) => sum + Math.abs(value - (front[at + nth] ?? 0)),
          0,
        );
        // Fainter are the edges of letters.
        if (difference > 30) yield luminance(...over);
      }
    }
  }

  return texts.map((text) => {
    const grounds = [...new Set(behindStrokes(text))];
    const colour = luminance(...text.colour);
    return grounds.length > 0
      ? Math.min(...grounds.map((ground) => contrast(ground, colour)))
      : 0;
  });
}
