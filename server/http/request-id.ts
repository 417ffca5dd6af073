import { randomUUID } from "node:crypto";

/** What proxies make: a UUID, hexadecimal digits, a trace id. Too strict for an address or a sentence. */
const WELL_FORMED = /^[\w+/=.:-]{16,128}$/;

interface RequestHead {
  readonly given: string | undefined;
  readonly trustProxy: boolean;
}

/** The id that names a request in our logs and in the answer: the trusted proxy's own, else a new one. */
export function requestIdOf({ given, trustProxy }: RequestHead): string {
  return trustProxy && given !== undefined && WELL_FORMED.test(given)
    ? given
    : randomUUID();
}
