import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fontFiles, WRITTEN } from "./fonts.ts";

const font = {
  loadSystemFonts: false,
  fontFiles: await fontFiles(),
  defaultFontFamily: WRITTEN,
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
