import { reportError } from "../errors/report-error.ts";
import {
  sendDemoRequest,
  type Answer,
  type Submission,
} from "./send-demo-request.ts";

/** One entry per request, so that tabs never overwrite each other's. */
const PREFIX = "ellaira.demo-request.";

/** An unsent request is deleted after this long, because a computer may be shared. The privacy policy says so. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** The pause after the first failure. It doubles with each, … */
const FIRST_PAUSE_MS = 30_000;

/** … up to this one. */
const MAX_PAUSE_MS = 60 * 60 * 1000;

/** How long a refused request rests, and the longest pause that the server can ask for. */
const MAX_REST_MS = 24 * 60 * 60 * 1000;

interface Waiting {
  readonly submission: Submission;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** Epoch milliseconds. The server has asked for no attempt before this. */
  readonly notBefore: number;
  /** Epoch milliseconds. Before this, only a new page or a network that has come back is a reason to try. */
  readonly retryAt: number;
  readonly failures: number;
  /** The server did not accept it as it is, and most likely never will. */
  readonly refused: boolean;
}

/** The server has it; or it waits in this browser, refused or not; or, where storage is blocked, in this page alone. */
export type Outcome = "sent" | "kept" | "refused" | "in this page";

/** What the page tells of a request: nothing that shows whose it is, because a computer may be shared. */
export interface Unsent extends Pick<Waiting, "keptAt" | "refused"> {
  readonly key: string;
}

const changes = new EventTarget();

/** Requests that the storage did not take. They last as long as the page. */
const unstored = new Map<string, Waiting>();

/**
 * Keeps the request before sending, so that a closed tab loses nothing. Resolves after the first attempt.
 * @throws a fault that prevents sending altogether; the request stays kept
 */
export async function submit(submission: Submission): Promise<Outcome> {
  const { key } = submission;
  const keptAt = Date.now();
  keep(key, {
    submission,
    keptAt,
    notBefore: 0,
    retryAt: 0,
    failures: 0,
    refused: false,
  });
  await sendNow(key);
  const waiting = find(key);
  if (!waiting) return "sent";
  if (waiting.refused) return "refused";
  return unstored.has(key) ? "in this page" : "kept";
}

/** The requests for which an attempt has failed. */
export function unsent(): readonly Unsent[] {
  return Array.from(keys()).flatMap((key) => {
    const { failures = 0, keptAt = 0, refused = false } = find(key) ?? {};
    return failures > 0 ? [{ key, keptAt, refused }] : [];
  });
}

/** Listens for changes in this page and in others. @returns what stops it */
export function onChange(listener: () => void): () => void {
  changes.addEventListener("change", listener);
  addEventListener("storage", listener);
  return () => {
    changes.removeEventListener("change", listener);
    removeEventListener("storage", listener);
  };
}

export const sendNow = (key: string): Promise<void> =>
  alone(key, () => attempt(key));

/** Also forgets what is too old. With `early`, a request need not wait for the end of its pause. */
export async function sendWaiting({ early = false } = {}): Promise<void> {
  // In parallel, so that a slow or failed one does not hold up the others.
  await Promise.allSettled(Array.from(keys(), (key) => sendAgain(key, early)));
}

const keys = () => new Set([...storedKeys(), ...unstored.keys()]);

async function sendAgain(key: string, early: boolean): Promise<void> {
  const now = Date.now();
  const waiting = find(key);
  if (!waiting || waiting.keptAt < now - KEPT_FOR_MS) return forget(key);
  if (waiting.notBefore > now || (waiting.retryAt > now && !early)) return;
  await sendNow(key);
}

async function attempt(key: string): Promise<void> {
  const waiting = find(key);
  // Another tab has sent it meanwhile.
  if (!waiting) return;
  try {
    const answer = await sendDemoRequest(waiting.submission);
    if (answer.name === "accepted") forget(key);
    else pause(key, waiting, answer);
  } catch (fault) {
    pause(key, waiting, { name: "again", waitMs: 0, fault });
    throw fault;
  }
}

/** Reports only the first failure of a request: the others most likely say the same. */
function pause(
  key: string,
  waiting: Waiting,
  answer: Exclude<Answer, { readonly name: "accepted" }>,
): void {
  const { failures } = waiting;
  const refused = answer.name === "refused";
  const now = Date.now();
  keep(key, {
    ...waiting,
    notBefore: now + (refused ? MAX_REST_MS : answer.waitMs),
    retryAt: now + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures),
    failures: failures + 1,
    refused,
  });
  if (failures === 0) reportError(answer.fault);
}

/** Tabs take turns by the browser's locks. Without locks, the server recognises repeats by their key. */
async function alone(key: string, act: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return act();
  await navigator.locks.request(
    PREFIX + key,
    { ifAvailable: true },
    async (lock) => {
      if (lock) await act();
    },
  );
}

function keep(key: string, waiting: Waiting): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(waiting));
    unstored.delete(key);
  } catch {
    // Blocked by the visitor's settings, or full.
    unstored.set(key, waiting);
  }
  changes.dispatchEvent(new Event("change"));
}

export function forget(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Blocked: then nothing was stored.
  }
  changes.dispatchEvent(new Event("change"));
}

const find = (key: string): Waiting | undefined =>
  unstored.get(key) ?? readStored(key);

/** Reads entries of every version of this site. A time that is missing or in the future counts as now. */
function readStored(key: string): Waiting | undefined {
  const now = Date.now();
  try {
    const stored = localStorage.getItem(PREFIX + key) ?? "";
    const {
      submission,
      keptAt = now,
      notBefore = 0,
      retryAt = 0,
      failures = 0,
      refused = false,
    } = JSON.parse(stored) as Partial<Waiting>;
    if (!submission?.key || !submission.request) return undefined;
    return {
      submission,
      keptAt: Math.min(keptAt, now),
      notBefore: notBefore <= now + MAX_REST_MS ? notBefore : 0,
      retryAt: retryAt <= now + MAX_PAUSE_MS ? retryAt : 0,
      failures,
      refused,
    };
  } catch {
    // Blocked, or not written by this site.
    return undefined;
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}
