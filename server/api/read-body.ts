import { inTime } from "../timing.ts";

/** Far above what anybody types: a message of a million characters fits (spec 5 knows no limit). */
const MAX_BYTES = 2 * 1024 * 1024;

/** What an ordinary request stays below. */
const LARGE_BYTES = 64 * 1024;

/** Large bodies in memory at a time; further ones are asked to come back. */
const MAX_LARGE_AT_ONCE = 16;

/** A body that is too large is read on, and thrown away, up to this size and as long as it keeps coming, in ms. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;
const MAX_SILENCE_MS = 500;

export const MAX_BODY_TEXT = "2 MiB";

type Body =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly why: "too large" | "too many" };

export function createBodyReader(): (request: Request) => Promise<Body> {
  let large = 0;

  return async (request) => {
    if (!request.body) return { ok: true, bytes: new Uint8Array() };
    // Nearly all of them. A stream of a body that breaks off would take the connection, and the answer, with it.
    if (isSmall(request.headers))
      return { ok: true, bytes: new Uint8Array(await request.arrayBuffer()) };
    const reader = request.body.getReader();
    const chunks: Uint8Array[] = [];
    let size = 0;
    let isLarge = false;

    const refuse = async (why: "too large" | "too many"): Promise<Body> => {
      chunks.length = 0;
      await discard(reader);
      return { ok: false, why };
    };

    try {
      if (Number(request.headers.get("content-length")) > MAX_BYTES)
        return await refuse("too large");
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        if (size > MAX_BYTES) return await refuse("too large");
        if (size > LARGE_BYTES && !isLarge) {
          if (large >= MAX_LARGE_AT_ONCE) return await refuse("too many");
          isLarge = true;
          large += 1;
        }
        chunks.push(value);
      }
      return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)) };
    } finally {
      if (isLarge) large -= 1;
    }
  };
}

const isSmall = (headers: Headers): boolean =>
  !headers.has("transfer-encoding") &&
  headers.has("content-length") &&
  Number(headers.get("content-length")) <= LARGE_BYTES;

/** Many clients read no answer before they have sent all: closed on, they see a reset instead of the reason. */
async function discard(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<void> {
  for (let size = 0; size < MAX_DISCARDED_BYTES;) {
    const next = await inTime(reader.read(), MAX_SILENCE_MS);
    if (!next || next.done) return;
    size += next.value.length;
  }
}
