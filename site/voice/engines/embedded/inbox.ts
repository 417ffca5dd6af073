import { raceAbort } from "../../wait.ts";

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox() {
  const words: string[] = [];
  const listeners = new Set<() => void>();
  let restart: (() => void) | undefined;

  /** Calls back once when words arrive, or at once when some are waiting. */
  function onWords(listener: () => void): () => void {
    if (words.length > 0) listener();
    else listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get waiting(): boolean {
      return words.length > 0;
    },

    put(text: string): void {
      words.push(text);
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
    ): Promise<string | undefined> {
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
        return words.shift();
      } finally {
        clearTimeout(timer);
        restart = undefined;
        stopListening();
      }
    },
  };
}
