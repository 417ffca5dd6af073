import { reportError } from "../errors/report-error.ts";
import { sendDemoRequest, type Submission } from "./send-demo-request.ts";

/** One entry per request, so that tabs never overwrite each other's. */
const PREFIX = "ellaira.demo-request.";

/** An unsent request is deleted after this long, in milliseconds. The privacy policy says so. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** In milliseconds: the pause after the first attempt, which doubles with each … */
const FIRST_PAUSE = 30_000;
/** … up to this. */
const LONGEST_PAUSE = 60 * 60 * 1000;
/** No pause that was written down is longer, in milliseconds, even if the clock was wrong. */
const MAX_PAUSE = 24 * 60 * 60 * 1000;

interface Waiting {
  readonly submission: Submission;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** Epoch milliseconds: until then the server is left alone. */
  readonly notBefore: number;
  /** How often it was tried in vain. */
  readonly attempts?: number;
  /** The last time the server could not be reached: it is tried as soon as the network is back. */
  readonly unreached?: boolean;
}

/** The server has it, or it waits in this browser or, if the storage is blocked, in this page alone. */
export type Outcome = "sent" | "kept" | "in this page";

/** Requests that the storage refused, kept as long as the page. */
const unstored = new Map<string, Waiting>();

/**
 * Keeps the request before sending, so that a closed tab loses nothing. Resolves after the first attempt.
 * @throws what this browser lacks for it; then nothing is kept, and the form has to post by itself
 */
export async function submit(submission: Submission): Promise<Outcome> {
  const { key } = submission;
  keep(key, { submission, keptAt: Date.now(), notBefore: 0 });
  try {
    await alone(key, () => attempt(key));
  } catch (error) {
    forget(key);
    throw error;
  }
  if (unstored.has(key)) return "in this page";
  return find(key) ? "kept" : "sent";
}

/** Also forgets what is too old. */
export async function sendWaiting(isBackOnline = false): Promise<void> {
  const keys = new Set([...storedKeys(), ...unstored.keys()]);
  // In parallel, so that a slow or failed one does not hold up the others.
  await Promise.allSettled(
    Array.from(keys, (key) => sendAgain(key, isBackOnline)),
  );
}

async function sendAgain(key: string, isBackOnline: boolean): Promise<void> {
  const waiting = find(key);
  if (!waiting || waiting.keptAt < Date.now() - KEPT_FOR) return forget(key);
  const isDue = waiting.notBefore <= Date.now();
  if (isDue || (isBackOnline && waiting.unreached))
    await alone(key, () => attempt(key));
}

async function attempt(key: string): Promise<void> {
  const waiting = find(key);
  // Another tab has sent it meanwhile.
  if (!waiting) return;
  const answer = await sendDemoRequest(waiting.submission);
  if (answer.name === "accepted") return forget(key);
  const { attempts = 0 } = waiting;
  const { after, fault, unreached = false } = answer;
  // One report a request: what was sent is in none of them (spec 8).
  if (attempts === 0) reportError(fault);
  const pause = Math.max(
    after,
    Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE),
  );
  const notBefore = Date.now() + pause;
  keep(key, { ...waiting, notBefore, attempts: attempts + 1, unreached });
}

/** Tabs take turns by the browser's locks; without these, the server knows repeats by their key. */
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
}

function forget(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Blocked: then nothing was stored.
  }
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
      attempts = 0,
      unreached = false,
    } = JSON.parse(stored) as Partial<Waiting>;
    if (!submission?.key || !submission.request) return undefined;
    return {
      submission,
      keptAt: Math.min(keptAt, now),
      notBefore: notBefore <= now + MAX_PAUSE ? notBefore : 0,
      attempts,
      unreached,
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
