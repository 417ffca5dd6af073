export type Samples = Float32Array<ArrayBuffer>;

/** What the worker is asked: texts are spoken one after the other. */
export interface SynthesisRequest {
  readonly text: string;
  /** Takes the answers. A message on it means that no more are wanted. */
  readonly port: MessagePort;
}

/** Samples, and when no more of them come, how it went. */
export type SynthesisAnswer =
  | Samples
  | {
      readonly complete: boolean;
      /** Why the text can't be spoken. */
      readonly fault?: string;
    };

/** What the worker tells once, by itself. */
export type SynthesisNews =
  | { readonly name: "ready" }
  | { readonly name: "unavailable"; readonly cause: string };

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
   * @param signal stops it; no samples come after that
   * @param take gets the samples, from -1 to 1 at 16 kHz, piece by piece
   * @returns whether it was spoken to the end
   */
  speak(
    text: string,
    signal: AbortSignal,
    take: (samples: Samples) => void,
  ): Promise<boolean>;
}

/**
 * Speaks through the worker of synthesis-worker.ts, which outlives calls.
 *
 * @param report gets why a text can't be spoken, or why there will be no voice
 */
export function createSynthesiser(
  worker: Pick<Worker, "postMessage" | "terminate" | "addEventListener">,
  report: (error: unknown) => void,
): Synthesiser {
  /** Ends those that speak. */
  const ends = new Set<() => void>();
  const settled = Promise.withResolvers<void>();
  let ready = false;
  let lost = false;

  function lose(cause: string): void {
    if (lost) return;
    report(new Error(`The voice is lost: ${cause}`));
    lost = true;
    ready = false;
    settled.resolve();
    for (const end of ends) end();
    worker.terminate();
  }

  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<SynthesisNews>) => {
      if (data.name === "unavailable") return lose(data.cause);
      ready = !lost;
      return settled.resolve();
    },
  );
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
      const { port1: answers, port2: port } = new MessageChannel();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const ended = new AbortController();
      const end = (complete = false) => {
        ended.abort();
        ends.delete(end);
        answers.postMessage("enough", []);
        answers.close();
        resolve(complete);
      };
      ends.add(end);
      signal.addEventListener("abort", () => end(), { signal: ended.signal });
      answers.addEventListener(
        "message",
        ({ data }: MessageEvent<SynthesisAnswer>) => {
          if (data instanceof Float32Array) return take(data);
          if (data.fault) report(new Error(`The voice failed: ${data.fault}`));
          return end(data.complete);
        },
        { signal: ended.signal },
      );
      answers.start();
      worker.postMessage({ text, port } satisfies SynthesisRequest, [port]);
      return promise;
    },
  };
}
