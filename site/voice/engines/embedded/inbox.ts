import { raceAbort } from "../../wait.ts";

/** The visitor's input: words, or the clinic's name that the receptionist is to use. */
export type Said = { readonly words: string } | { readonly clinic: string };

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox() {
  const all: Said[] = [];
  const listeners = new Set<() => void>();
  let arrive: (() => void) | undefined;
  let restart: (() => void) | undefined;

  /** Calls back once when words arrive, or at once when some are waiting. */
  function onWords(listener: () => void): () => void {
    if (all.length > 0) listener();
    else listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function interrupt(): void {
    const called = [...listeners];
    listeners.clear();
    for (const listener of called) listener();
  }

  return {
    get waiting(): boolean {
      return all.length > 0;
    },

    put(said: Said): void {
      all.push(said);
      arrive?.();
      interrupt();
    },

    /** Stops the speaking voice, as words would. */
    interrupt,

    /** To be called while the visitor is speaking: words will follow. */
    extendSilence: (): void => restart?.(),

    onWords,

    /** Waits `silence` ms at most, and until `until` (epoch ms). @throws the signal's reason when aborted */
    async take(
      silence: number,
      until: number,
      signal: AbortSignal,
    ): Promise<Said | undefined> {
      const arrived = Promise.withResolvers<void>();
      let timer: ReturnType<typeof setTimeout> | undefined;
      restart = () => {
        clearTimeout(timer);
        timer = setTimeout(
          arrived.resolve,
          Math.min(silence, until - Date.now()),
        );
      };
      restart();
      arrive = arrived.resolve;
      if (all.length > 0) arrive();
      try {
        await raceAbort(arrived.promise, signal);
        return all.shift();
      } finally {
        clearTimeout(timer);
        restart = undefined;
        arrive = undefined;
      }
    },
  };
}
