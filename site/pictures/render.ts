import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";

export const FAMILY = "Schibsted Grotesk";

const FONT =
  "node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";

const WEIGHTS = [400, 700];

/** Latin letters, punctuation, currencies, arrows and signs, as far as the fonts have them. */
const CHARACTERS = [
  [0x20, 0x17f],
  [0x2010, 0x22ff],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, n) =>
      String.fromCodePoint(first + n),
    ),
  )
  .join("");

const CACHE = "node_modules/.cache/picture-fonts";

/** Makes files of one weight each, which the renderer can read. @returns their paths */
async function fontFiles(): Promise<string[]> {
  mkdirSync(CACHE, { recursive: true });
  const variable = readFileSync(FONT);
  return Promise.all(
    WEIGHTS.map(async (wght) => {
      const font = await subsetFont(variable, CHARACTERS, {
        targetFormat: "truetype",
        variationAxes: { wght },
      });
      const path = join(CACHE, `${wght}.ttf`);
      writeFileSync(path, font);
      return path;
    }),
  );
}

const font = {
  loadSystemFonts: false,
  fontFiles: await fontFiles(),
  defaultFontFamily: FAMILY,
};

const read = (svg: string, options: ResvgRenderOptions = {}) =>
  new Resvg(svg, { font, ...options });

/** @param svg the text of an SVG document, or an element that renders an `<svg>` */
export function png(svg: string | ReactElement, width: number): Response {
  const text = typeof svg === "string" ? svg : renderToStaticMarkup(svg);
  const image = read(text, { fitTo: { mode: "width", value: width } });
  return new Response(new Uint8Array(image.render().asPng()), {
    headers: { "Content-Type": "image/png" },
  });
}

export function widthOf(text: ReactElement): number {
  const svg = renderToStaticMarkup(text);
  const box = read(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${svg}</svg>`,
  ).getBBox();
  return box?.width ?? 0;
}
