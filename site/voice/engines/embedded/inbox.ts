import { raceAbort } from "../../wait.ts";

/** What comes from the visitor: words, or the name under which the receptionist is to answer. */
export type Said = { readonly words: string } | { readonly clinic: string };

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox() {
  const all: Said[] = [];
  const listeners = new Set<() => void>();
  let restart: (() => void) | undefined;

  /** Calls back once when words arrive, or at once when some are waiting. */
  function onWords(listener: () => void): () => void {
    if (all.length > 0) listener();
    else listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get waiting(): boolean {
      return all.length > 0;
    },

    put(said: Said): void {
      all.push(said);
      const called = [...listeners];
      listeners.clear();
      for (const listener of called) listener();
    },

    /** Call it while the visitor speaks: words will come. */
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
      const stopListening = onWords(arrived.resolve);
      try {
        await raceAbort(arrived.promise, signal);
        return all.shift();
      } finally {
        clearTimeout(timer);
        restart = undefined;
        stopListening();
      }
    },
  };
}
