import type { HearingLoss } from "../../engine.ts";

// The Web Speech API as browsers have it: TypeScript's types lack its main interface.

interface RecognitionEvents {
  readonly result: SpeechRecognitionEvent;
  readonly error: SpeechRecognitionErrorEvent;
  readonly end: Event;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Only some browsers can guarantee this. */
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  abort(): void;
  addEventListener<Name extends keyof RecognitionEvents>(
    type: Name,
    listener: (event: RecognitionEvents[Name]) => void,
    options: { readonly signal: AbortSignal },
  ): void;
}

interface RecognitionService {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecognitionConstructor {
  new (): Recognition;
  readonly prototype: Recognition;
  available?(
    service: RecognitionService,
  ): Promise<"available" | "downloadable" | "downloading" | "unavailable">;
  install?(service: RecognitionService): Promise<boolean>;
}

declare global {
  var SpeechRecognition: RecognitionConstructor | undefined;
  var webkitSpeechRecognition: RecognitionConstructor | undefined;
}

export const LANGUAGE = "en-GB";
/** The pause before recognition restarts, in milliseconds. It doubles after each failure. */
const RESTART = 250;
/** A recognition that ended sooner than this, in milliseconds, and without a word has failed. */
const QUICK = 1000;
/** After this many failures in a row, we give up. */
const MAX_FAILURES = 3;
/** Some browsers report an error, but no end. The end is then assumed this many milliseconds after the error. */
const END_AFTER_ERROR = 500;

const LOSSES: Readonly<
  Partial<Record<SpeechRecognitionErrorCode, HearingLoss>>
> = {
  "not-allowed": "refused",
  "audio-capture": "missing",
  network: "unsupported",
  "service-not-allowed": "unsupported",
  "language-not-supported": "unsupported",
};

interface RecogniserOptions {
  readonly Recognition: RecognitionConstructor;
  /** The track to listen to, where the browser lets us choose. */
  readonly track: MediaStreamTrack | undefined;
  readonly processLocally: boolean;
  readonly onWords: (text: string, final: boolean) => void;
  readonly onLost: (reason: HearingLoss) => void;
}

/** Recognises one utterance after another. @returns a function that turns listening on and off */
export function createRecogniser(
  options: RecogniserOptions,
): (listening: boolean) => void {
  const { Recognition, track, processLocally, onWords, onLost } = options;
  let listening = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  function lose(reason: HearingLoss): void {
    listening = false;
    onLost(reason);
  }

  function beginSoon(): void {
    timer = setTimeout(begin, RESTART * 2 ** failures);
  }

  function begin(): void {
    const recognition = new Recognition();
    const session = new AbortController();
    const { signal } = session;
    const began = performance.now();
    let partial = "";
    let understood = false;

    const close = () => {
      session.abort();
      stop = undefined;
    };
    const end = () => {
      if (signal.aborted) return;
      close();
      // Some browsers never report the last words as final.
      if (partial !== "") onWords(partial, true);
      const failed = !understood && performance.now() - began < QUICK;
      failures = failed ? failures + 1 : 0;
      if (failures === MAX_FAILURES) lose("unsupported");
      else if (listening) beginSoon();
    };
    stop = () => {
      close();
      if (partial !== "") onWords("", false);
      recognition.abort();
    };

    recognition.lang = LANGUAGE;
    // The receptionist answers after each utterance, and does not listen while it does.
    recognition.continuous = false;
    recognition.interimResults = true;
    if (processLocally) recognition.processLocally = true;

    recognition.addEventListener(
      "result",
      ({ results }) => {
        const all = Array.from(results);
        const text = all
          .map((result) => result[0]?.transcript ?? "")
          .join("")
          .trim();
        if (text === "") return;
        const final = all.every(({ isFinal }) => isFinal);
        understood = true;
        partial = final ? "" : text;
        onWords(text, final);
      },
      { signal },
    );
    recognition.addEventListener(
      "error",
      ({ error }) => {
        const loss = LOSSES[error];
        if (loss === undefined) {
          setTimeout(end, END_AFTER_ERROR);
          return;
        }
        stop?.();
        lose(loss);
      },
      { signal },
    );
    recognition.addEventListener("end", end, { signal });
    try {
      recognition.start(track);
    } catch {
      // Either the last recognition has not ended, or the track has. Another attempt shows which.
      end();
    }
  }

  return (next) => {
    if (next === listening) return;
    listening = next;
    clearTimeout(timer);
    if (next) begin();
    else stop?.();
  };
}

export function speechRecognition(): RecognitionConstructor | undefined {
  // A page over plain HTTP gets no microphone.
  if (!("mediaDevices" in navigator)) return undefined;
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
}
