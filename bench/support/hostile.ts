import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { aRequest } from "../../server/testing/demo-request.ts";
import {
  BREAKS_FRAMING,
  canary,
  HEADERS,
  HOSTS,
  METHODS,
  ODD_BODIES,
  TARGETS,
  TEXTS,
  TYPES,
} from "./hostile-words.ts";

export interface Hostile {
  readonly number: number;
  readonly bytes: Buffer;
  /** Whether it ends where it says. */
  readonly isWhole: boolean;
  /** What must be kept if it is acknowledged; its marker is in `practice`, where nothing else has it. */
  readonly lead?: {
    readonly marker: string;
    readonly fields: Readonly<Record<string, string>>;
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HEADER_NAMES = Object.keys(HEADERS);
const VERSIONS = ["HTTP/1.0", "HTTP/2.0", "HTTP/0.9", ""];
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** What an honest form holds, as far as it is compared: line ends in a message may be changed. */
const COMPARED = ["name", "email", "phone", "practice", "practiceType"];

/** The request of this number; the same at each run. */
export function hostileRequest(seed: number, number: number): Hostile {
  const random = createRandom(seed + number * 7919);
  const chance = (part: number) => random() < part;
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item =>
    // The index is always inside.
    items[below(items.length)] as Item;

  const isLead = chance(0.4);
  const marker = `fuzz ${number}`;
  const fields: Record<string, string> = {
    ...aRequest,
    practice: marker,
    message: canary(number),
  };
  if (isLead && chance(0.5))
    fields[pick(["name", "phone", "message", "email", "timestamp"])] = pick(
      TEXTS(number),
    );
  const form = new URLSearchParams(fields);
  const isForm = chance(0.3);
  let body = isForm ? form.toString() : JSON.stringify(fields);
  let type = isForm ? FORM_TYPE : JSON_TYPE;
  if (!isLead && chance(0.8)) body = pick(ODD_BODIES(number));
  if (!isLead || chance(0.1)) type = pick(TYPES);
  if (chance(0.03)) body = body.slice(0, below(body.length));

  const method = isLead ? "POST" : pick(METHODS);
  const path = isLead || chance(0.3) ? DEMO_REQUESTS_PATH : pick(TARGETS);
  const query = chance(0.2) ? `?email=${canary(number)}` : "";
  const version = chance(0.95) ? "HTTP/1.1" : pick(VERSIONS);
  const lines = [`${method} ${path}${query} ${version}`];
  if (chance(0.95)) lines.push(`Host: ${isLead ? "x" : pick(HOSTS)}`);
  if (type !== "") lines.push(`Content-Type: ${type}`);
  let isWhole = version.startsWith("HTTP/1.");
  for (let count = below(5); count > 0; count--) {
    const name = pick(HEADER_NAMES);
    // Leads are there to be kept, most of them.
    if (BREAKS_FRAMING.has(name) && isLead && chance(0.8)) continue;
    if (BREAKS_FRAMING.has(name)) isWhole = false;
    lines.push(`${name}: ${pick(HEADERS[name]?.(number) ?? [""])}`);
  }
  const content = Buffer.from(body);
  lines.push(`Content-Length: ${content.length}`, "Connection: close");
  const head = `${lines.join("\r\n")}\r\n\r\n`;
  const encoding = chance(0.5) ? "latin1" : "utf8";
  const bytes = Buffer.concat([Buffer.from(head, encoding), content]);
  const isDamaged = chance(0.05);
  for (let times = isDamaged ? 3 : 0; times > 0; times--)
    bytes[below(bytes.length)] = below(256);
  if (!isLead || isDamaged)
    return { number, bytes, isWhole: isWhole && !isDamaged };
  // A form has no lone surrogates.
  const sent = isForm ? Object.fromEntries(form) : fields;
  const compared = COMPARED.map((name) => [name, sent[name] ?? ""]);
  const lead = { marker, fields: Object.fromEntries(compared) };
  return { number, bytes, isWhole, lead };
}
