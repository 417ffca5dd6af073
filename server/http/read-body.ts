import type { HonoRequest } from "hono";

/**
 * Reads a body of at most `most` bytes. The connection stays usable: Node skips a body that was not begun, and a longer
 * one without a length is read to its end here. @returns undefined for a larger body, which is not kept
 */
export async function readBody(
  request: HonoRequest,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const length = request.header("content-length");
  const isChunked = request.header("transfer-encoding") !== undefined;
  if (length !== undefined && !isChunked)
    return Number(length) > most
      ? undefined
      : new Uint8Array(await request.arrayBuffer());
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.length;
    if (size <= most) kept.push(chunk);
    else kept.length = 0;
  }
  return size > most ? undefined : Buffer.concat(kept);
}
