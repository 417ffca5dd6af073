import type { APIRoute } from "astro";
import { png } from "../pictures/render.ts";
import { favicon } from "../ui/favicon.ts";

const SIZE = 32;
/** A header and one entry, in bytes. */
const HEAD = 22;

/** The mark again, for what asks for this address without reading a page: a PNG in an icon file. */
export const GET: APIRoute = async () => {
  const image = new Uint8Array(await png(favicon, SIZE).arrayBuffer());
  const file = new DataView(new ArrayBuffer(HEAD + image.length));
  const isIcon = 1;
  const images = 1;
  file.setUint16(2, isIcon, true);
  file.setUint16(4, images, true);
  file.setUint8(6, SIZE);
  file.setUint8(7, SIZE);
  file.setUint16(10, 1, true);
  file.setUint16(12, 32, true);
  file.setUint32(14, image.length, true);
  file.setUint32(18, HEAD, true);
  new Uint8Array(file.buffer).set(image, HEAD);
  return new Response(file.buffer, {
    headers: { "Content-Type": "image/x-icon" },
  });
};
