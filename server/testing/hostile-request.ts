import * as fc from "fast-check";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { aRequest } from "./demo-request.ts";
import {
  CANARY,
  FRAMING,
  HEADERS,
  HOSTS,
  METHODS,
  ODD_BODIES,
  TARGETS,
  TEXTS,
  TYPES,
} from "./hostile-words.ts";

const one = fc.constantFrom;

const mostly = <Honest, Other>(
  honest: Honest,
  times: number,
  other: fc.Arbitrary<Other>,
) =>
  fc.oneof(
    { arbitrary: fc.constant(honest), weight: times - 1 },
    { arbitrary: other, weight: 1 },
  );

const text = fc.oneof(one(...TEXTS), fc.string({ unit: "binary" }));

const headersOf = (table: typeof HEADERS) =>
  fc.array(
    fc.oneof(
      ...Object.entries(table).map(([name, values]) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof(one(...values), one(CANARY), fc.string()),
        ),
      ),
    ),
    { maxLength: 3 },
  );

export const anyRequest = fc.record({
  line: mostly(
    ["POST", DEMO_REQUESTS_PATH] as const,
    2,
    fc.tuple(one(...METHODS), one(DEMO_REQUESTS_PATH, ...TARGETS)),
  ),
  query: mostly("", 5, one(`?email=${CANARY}`)),
  version: mostly("HTTP/1.1", 20, one("HTTP/1.0", "HTTP/2.0", "HTTP/0.9", "")),
  host: mostly("x", 5, one(...HOSTS, undefined)),
  type: mostly(undefined, 8, one(...TYPES)),
  headers: headersOf(HEADERS),
  framing: mostly([], 8, headersOf(FRAMING)),
  isForm: fc.boolean(),
  change: mostly(
    {},
    2,
    fc
      .tuple(one("name", "phone", "message", "email", "timestamp"), text)
      .map(([field, value]) => ({ [field]: value })),
  ),
  body: mostly(undefined, 4, fc.oneof(one(...ODD_BODIES), text)),
  encoding: one("latin1", "utf8"),
  /** Bytes to change on the way: the position, taken modulo the length, and the new value. */
  damage: mostly([], 20, fc.array(fc.tuple(fc.nat(), fc.nat(255)))),
});

type HostileRequest =
  typeof anyRequest extends fc.Arbitrary<infer Request> ? Request : never;

/** The message is left out, because its line ends may be changed. */
const COMPARED = ["name", "email", "phone", "practice", "practiceType"];

/** @param marker appears in the lead's `practice`, and nowhere else */
export function writeRequest(request: HostileRequest, marker: string) {
  const { line, query, version, host, framing, isForm, damage } = request;
  const fields: Record<string, string> = {
    ...aRequest,
    message: CANARY,
    ...request.change,
    practice: marker,
  };
  const form = new URLSearchParams(fields);
  const honest = isForm ? form.toString() : JSON.stringify(fields);
  const body = Buffer.from(request.body ?? honest);
  const type = isForm
    ? "application/x-www-form-urlencoded"
    : "application/json";
  const head = [
    `${line[0]} ${line[1]}${query} ${version}`,
    ...(host === undefined ? [] : [`Host: ${host}`]),
    `Content-Type: ${request.type ?? type}`,
    ...[...request.headers, ...framing].map((header) => header.join(": ")),
    `Content-Length: ${body.length}`,
    "Connection: close",
    "\r\n",
  ].join("\r\n");
  const bytes = Buffer.concat([Buffer.from(head, request.encoding), body]);
  for (const [at, byte] of damage) bytes[at % bytes.length] = byte;
  // A form has no lone surrogates.
  const sent = isForm ? Object.fromEntries(form) : fields;
  return {
    bytes,
    /** Whether the request ends where it says. */
    isWhole:
      version.startsWith("HTTP/1.") &&
      framing.length === 0 &&
      damage.length === 0,
    /** The fields to be kept if the request is acknowledged; undefined if they may have been changed. */
    kept:
      request.body === undefined && damage.length === 0
        ? Object.fromEntries(COMPARED.map((name) => [name, sent[name] ?? ""]))
        : undefined,
  };
}
