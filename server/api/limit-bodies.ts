import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../app-env.ts";

/** Nobody types this much: a message of a million characters fits (spec 5 knows no limit). */
const MAX_BYTES = 2 * 1024 * 1024;

export const MAX_BODY_TEXT = "2 MiB";

const LARGE_BYTES = 64 * 1024;

const MAX_LARGE_AT_ONCE = 64;

type Answer = (c: Context<AppEnv>) => Response;

interface Refusals {
  readonly tooLarge: Answer;
  readonly tooMany: Answer;
}

/** Bounds the memory that bodies take, each and all together. */
export function limitBodies(refusals: Refusals): MiddlewareHandler<AppEnv> {
  const { tooLarge, tooMany } = refusals;
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge });
  let large = 0;
  return async (c, next) => {
    // When `bodyLimit` makes a stream of the body and it breaks off, the connection and the answer are lost.
    if (isSmall(c.req.raw.headers)) return next();
    if (large >= MAX_LARGE_AT_ONCE) return tooMany(c);
    large += 1;
    try {
      return await limit(c, next);
    } finally {
      large -= 1;
    }
  };
}

const isSmall = (headers: Headers): boolean =>
  !headers.has("transfer-encoding") &&
  headers.has("content-length") &&
  Number(headers.get("content-length")) <= LARGE_BYTES;
