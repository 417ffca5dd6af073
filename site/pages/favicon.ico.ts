import type { APIRoute } from "astro";
import { favicon } from "../pictures/icons.tsx";
import { png } from "../pictures/render.ts";

/**
 * For browsers that can't show an SVG in a tab, and for programs that ask for it without reading a page. The file is a
 * directory with one PNG of 32 px.
 */
export const GET: APIRoute = async () => {
  const picture = await png(favicon, 32).bytes();
  const head = new DataView(new ArrayBuffer(22));
  // An icon, with one picture in it.
  head.setUint16(2, 1, true);
  head.setUint16(4, 1, true);
  head.setUint8(6, 32);
  head.setUint8(7, 32);
  // One plane of 32 bits a pixel; the picture's length, and where it begins.
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, picture.byteLength, true);
  head.setUint32(18, head.byteLength, true);
  return new Response(new Blob([head, picture]), {
    headers: { "Content-Type": "image/x-icon" },
  });
};
