export type Samples = Float32Array<ArrayBuffer>;

export interface SynthesisRequest {
  readonly text: string;
  /** Takes the answers. A message on this port cancels the rest. */
  readonly port: MessagePort;
}

interface Fault {
  readonly fault: string;
}

/** Samples, and at the end the result. */
export type SynthesisAnswer = Samples | "complete" | Fault;

/** Whether the voice has loaded: sent once, without being asked. */
export type SynthesisNews = "ready" | Fault;

export type Synthesiser = ReturnType<typeof createSynthesiser>;

/** Speaks through synthesis-worker.ts, which keeps running between calls. */
export function createSynthesiser(
  worker: Pick<Worker, "postMessage" | "terminate" | "addEventListener">,
  report: (error: unknown) => void,
) {
  const settled = Promise.withResolvers<void>();
  const loss = new AbortController();
  let loaded = false;

  function lose(cause: string): void {
    if (loss.signal.aborted) return;
    report(new Error(`The voice is lost: ${cause}`));
    worker.terminate();
    settled.resolve();
    loss.abort();
  }

  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<SynthesisNews>) => {
      if (data !== "ready") return lose(data.fault);
      loaded = true;
      return settled.resolve();
    },
  );
  worker.addEventListener("error", ({ message }) =>
    // The error of a worker that can't be fetched has no message.
    lose(message ?? "its worker did not start"),
  );

  return {
    /** Resolves when the voice is loaded, or has failed to load. */
    settled: settled.promise,
    get ready(): boolean {
      return loaded && !loss.signal.aborted;
    },
    /** This synthesiser will never speak; a new one may. */
    get lost(): boolean {
      return loss.signal.aborted;
    },
    /** Texts wait their turn. `take` gets samples (-1 to 1, 16 kHz). @returns whether it spoke to the end */
    speak(
      text: string,
      signal: AbortSignal,
      take: (samples: Samples) => void,
    ): Promise<boolean> {
      if (loss.signal.aborted || signal.aborted) return Promise.resolve(false);
      const { port1: answers, port2: port } = new MessageChannel();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const ended = new AbortController();
      const end = (complete: boolean) => {
        ended.abort();
        answers.postMessage("enough", []);
        answers.close();
        resolve(complete);
      };
      for (const stop of [signal, loss.signal])
        stop.addEventListener("abort", () => end(false), {
          signal: ended.signal,
        });
      answers.addEventListener(
        "message",
        ({ data }: MessageEvent<SynthesisAnswer>) => {
          if (data instanceof Float32Array) return take(data);
          if (data === "complete") return end(true);
          report(new Error(`The voice failed: ${data.fault}`));
          return end(false);
        },
        { signal: ended.signal },
      );
      answers.start();
      worker.postMessage({ text, port } satisfies SynthesisRequest, [port]);
      return promise;
    },
  };
}
