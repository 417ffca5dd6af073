import type { Answer, Submission } from "./send-demo-request.ts";

/** Each waiting request is an entry of its own, so that tabs never write over each other's. */
export const PREFIX = "ellaira.demo-request.";

/** A request that could not be sent for this long is deleted, in milliseconds. The privacy policy says so. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** No server is left alone for longer than this, in milliseconds, whatever the clock was when it asked. */
const MAX_PAUSE = 60 * 60 * 1000;

interface Waiting {
  readonly submission: Submission;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** The server wants to be left alone until then, in epoch milliseconds. */
  readonly notBefore: number;
}

/**
 * What became of a request: the server has it, or it waits in this browser for another attempt, or, where the browser
 * would not store it, in this page alone.
 */
export type Outcome = "sent" | "kept" | "in this page";

export interface Outbox {
  /** Keeps a request, sends it, and forgets it once the server has it. Resolves after the first attempt. */
  submit(submission: Submission): Promise<Outcome>;
  /** Sends what an earlier attempt could not; forgets what is too old. */
  sendWaiting(): Promise<void>;
}

export interface OutboxOptions {
  readonly storage: Pick<
    Storage,
    "getItem" | "setItem" | "removeItem" | "key" | "length"
  >;
  readonly send: (submission: Submission) => Promise<Answer>;
  /** Runs `act` unless another tab is at the same request. */
  readonly alone: (key: string, act: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
}

/**
 * The requests of this browser that the server does not have yet. A request is kept before it is first
 * sent, so that a tab which closes meanwhile loses nothing.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, send, alone, now } = options;
  // What the storage would not take is kept as long as the page.
  const unstored = new Map<string, Waiting>();

  function keep(key: string, waiting: Waiting): void {
    try {
      storage.setItem(PREFIX + key, JSON.stringify(waiting));
      unstored.delete(key);
    } catch {
      // Blocked by the visitor's settings, or full.
      unstored.set(key, waiting);
    }
  }

  function forget(key: string): void {
    unstored.delete(key);
    try {
      storage.removeItem(PREFIX + key);
    } catch {
      // Blocked: then nothing was stored.
    }
  }

  function find(key: string): Waiting | undefined {
    return unstored.get(key) ?? readStored(key);
  }

  function readStored(key: string): Waiting | undefined {
    try {
      return parse(storage.getItem(PREFIX + key) ?? "", now());
    } catch {
      // Blocked.
      return undefined;
    }
  }

  function storedKeys(): string[] {
    try {
      return Array.from({ length: storage.length }, (_, n) => storage.key(n))
        .filter((name) => name?.startsWith(PREFIX) === true)
        .map((name) => String(name).slice(PREFIX.length));
    } catch {
      return [];
    }
  }

  async function attempt(key: string): Promise<void> {
    const waiting = find(key);
    // Another tab has sent it meanwhile.
    if (!waiting) return;
    const answer = await send(waiting.submission);
    if (answer.name === "accepted") forget(key);
    else keep(key, { ...waiting, notBefore: now() + answer.after });
  }

  async function sendAgain(key: string): Promise<void> {
    const waiting = find(key);
    if (!waiting || waiting.keptAt < now() - KEPT_FOR) forget(key);
    else if (waiting.notBefore <= now()) await alone(key, () => attempt(key));
  }

  return {
    async submit(submission) {
      const { key } = submission;
      keep(key, { submission, keptAt: now(), notBefore: 0 });
      await alone(key, () => attempt(key));
      if (unstored.has(key)) return "in this page";
      return find(key) ? "kept" : "sent";
    },

    async sendWaiting() {
      const keys = new Set([...storedKeys(), ...unstored.keys()]);
      // Side by side: one that takes long, or fails, holds up none of the others.
      await Promise.allSettled(Array.from(keys, sendAgain));
    },
  };
}

/**
 * An entry that can be sent, whichever version of this site wrote it. A time that is missing or lies in the future,
 * since the clock was wrong then or is now, is taken for the present.
 */
function parse(text: string, now: number): Waiting | undefined {
  try {
    const { submission, keptAt, notBefore } = JSON.parse(
      text,
    ) as Partial<Waiting>;
    if (!submission?.key || !submission.request) return undefined;
    return {
      submission,
      keptAt: pastTime(keptAt, now),
      notBefore: isSoon(notBefore, now) ? notBefore : 0,
    };
  } catch {
    // Not written by this site.
    return undefined;
  }
}

const isSoon = (time: number | undefined, now: number): time is number =>
  time !== undefined && time <= now + MAX_PAUSE;

const pastTime = (time: number | undefined, now: number) =>
  time !== undefined && time <= now ? time : now;
