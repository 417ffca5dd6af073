import { raceAbort } from "../../wait.ts";

/** The visitor's words on their way to the receptionist. */
export interface Inbox {
  readonly waiting: boolean;
  put(words: string): void;
  /** The visitor is speaking: words will come. */
  extendSilence(): void;
  /** Calls back once when words arrive, or at once when they wait. @returns what ends it */
  onWords(listener: () => void): () => void;
  /**
   * Takes the next words.
   *
   * @param silence how long nothing may extendSilence, in milliseconds
   * @param until the latest end, in epoch milliseconds
   * @returns undefined when none came
   * @throws the signal's reason when aborted
   */
  take(
    silence: number,
    until: number,
    signal: AbortSignal,
  ): Promise<string | undefined>;
}

export function createInbox(): Inbox {
  const words: string[] = [];
  const listeners = new Set<() => void>();
  let restart: (() => void) | undefined;

  function onWords(listener: () => void): () => void {
    if (words.length > 0) listener();
    else listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get waiting() {
      return words.length > 0;
    },
    put(text) {
      words.push(text);
      const called = [...listeners];
      listeners.clear();
      for (const listener of called) listener();
    },
    extendSilence: () => restart?.(),
    onWords,

    async take(silence, until, signal) {
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
