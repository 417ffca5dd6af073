import { raceAbort } from "../../wait.ts";

/** The visitor's input: words, or the clinic's name that the receptionist is to use. */
export type Said = { readonly words: string } | { readonly clinic: string };

export type Inbox = ReturnType<typeof createInbox>;

/** For one call, which ends with the signal. */
export function createInbox(signal: AbortSignal) {
  const all: Said[] = [];
  let stop = new AbortController();
  let arrive: (() => void) | undefined;
  let restart: (() => void) | undefined;

  /** Stops the speaking voice. */
  const interrupt = (): void => stop.abort();
  signal.addEventListener("abort", interrupt);

  return {
    get waiting(): boolean {
      return all.length > 0;
    },

    put(said: Said): void {
      all.push(said);
      arrive?.();
      interrupt();
    },

    interrupt,

    /** For one turn of the voice: aborted when words arrive or the call ends, or at once when words are waiting. */
    untilWords(): AbortSignal {
      stop = new AbortController();
      if (all.length > 0 || signal.aborted) interrupt();
      return stop.signal;
    },

    /** To be called while the visitor is speaking: words will follow. */
    extendSilence: (): void => restart?.(),

    /** Waits `silence` ms at most, and until `until` (epoch ms). @throws the signal's reason when aborted */
    async take(silence: number, until: number): Promise<Said | undefined> {
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
