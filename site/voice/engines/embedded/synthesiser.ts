export type ToWorker =
  /** Texts are spoken one after the other, in the order of these. */
  | { readonly name: "speak"; readonly id: number; readonly text: string }
  | { readonly name: "cancel"; readonly id: number };

export type FromWorker =
  | { readonly name: "ready" }
  | { readonly name: "unavailable"; readonly cause: string }
  | {
      readonly name: "chunk";
      readonly id: number;
      readonly samples: Float32Array<ArrayBuffer>;
    }
  /** The text is spoken, or was cancelled, or can't be spoken. */
  | {
      readonly name: "done";
      readonly id: number;
      readonly complete: boolean;
      /** Why it can't be spoken. */
      readonly fault?: string;
    };

export interface Synthesiser {
  /** Resolves when the voice is loaded or has turned out not to come. */
  readonly settled: Promise<void>;
  /** Whether it can speak now. */
  readonly ready: boolean;
  /** Whether it will never speak: another one may. */
  readonly lost: boolean;
  /**
   * Speaks a text, after those before it.
   *
   * @param signal stops it; no chunk comes after that
   * @param take gets the samples, from -1 to 1 at 16 kHz, piece by piece
   * @returns whether it was spoken to the end
   */
  speak(
    text: string,
    signal: AbortSignal,
    take: (samples: Float32Array<ArrayBuffer>) => void,
  ): Promise<boolean>;
}

/** The part of a Worker that is needed. */
export interface SynthesisWorker {
  postMessage(message: ToWorker, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(
    type: "message",
    listener: (event: MessageEvent<FromWorker>) => void,
  ): void;
  addEventListener(
    type: "error",
    listener: (event: { readonly message?: string }) => void,
  ): void;
}

interface Job {
  readonly take: (samples: Float32Array<ArrayBuffer>) => void;
  readonly end: (complete: boolean) => void;
}

/**
 * Speaks through the worker of synthesis-worker.ts, which outlives calls.
 *
 * @param report gets why a text can't be spoken, or why there will be no voice
 */
export function createSynthesiser(
  worker: SynthesisWorker,
  report: (error: unknown) => void,
): Synthesiser {
  const jobs = new Map<number, Job>();
  const settled = Promise.withResolvers<void>();
  let lastId = 0;
  let ready = false;
  let lost = false;

  function finish(id: number, complete: boolean): void {
    const job = jobs.get(id);
    jobs.delete(id);
    job?.end(complete);
  }

  function lose(cause: string): void {
    if (lost) return;
    report(new Error(`The voice is lost: ${cause}`));
    lost = true;
    ready = false;
    settled.resolve();
    for (const id of jobs.keys()) finish(id, false);
    worker.terminate();
  }

  worker.addEventListener("message", ({ data }) => {
    switch (data.name) {
      case "ready":
        ready = !lost;
        return settled.resolve();
      case "unavailable":
        return lose(data.cause);
      case "chunk":
        return jobs.get(data.id)?.take(data.samples);
      case "done":
        if (data.fault) report(new Error(`The voice failed: ${data.fault}`));
        return finish(data.id, data.complete);
    }
  });
  worker.addEventListener("error", ({ message }) =>
    // A worker that can't be fetched says nothing more.
    lose(message ?? "its worker did not start"),
  );

  return {
    settled: settled.promise,
    get ready() {
      return ready;
    },
    get lost() {
      return lost;
    },
    speak(text, signal, take) {
      if (lost || signal.aborted) return Promise.resolve(false);
      const id = ++lastId;
      return new Promise((resolve) => {
        const cancel = () => {
          worker.postMessage({ name: "cancel", id }, []);
          finish(id, false);
        };
        signal.addEventListener("abort", cancel, { once: true });
        jobs.set(id, {
          take,
          end: (complete) => {
            signal.removeEventListener("abort", cancel);
            resolve(complete);
          },
        });
        worker.postMessage({ name: "speak", id, text }, []);
      });
    },
  };
}
