import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";
import {
  type CallAction,
  type CallState,
  IDLE,
  reduceCall,
} from "./call-state.ts";
import {
  CallFailure,
  type VoiceEngineModule,
  type VoiceEvent,
} from "./engine.ts";

/** In ms, without the visitor's time at the microphone prompt: a slower service rarely answers at all. */
export const CONNECT_LIMIT = 15_000;

/** In milliseconds. A call that has been silent for so long was forgotten in a tab. */
export const SILENCE_LIMIT = 5 * 60_000;

interface VoiceSessionOptions {
  readonly load: () => Promise<VoiceEngineModule>;
  readonly report: (error: unknown) => void;
  readonly onHandOver: (fields: DemoRequestHint) => void;
  /** Called at a press. The engine begins when this function calls back. */
  readonly whenShown?: (begin: () => void) => void;
}

export interface VoiceSession {
  getState(): CallState;
  subscribe(listener: () => void): () => void;
  /** From 0 to 1; 0 again when the call is over. */
  subscribeLevel(listener: (level: number) => void): () => void;
  warmUp(): void;
  /** Ignored while connecting or connected. The opening words are the visitor's first in the call. */
  start(opening?: string): void;
  end(): void;
  /** Hides the words of a call that is over. */
  close(): void;
  setMuted(muted: boolean): void;
  /** Stops an assistant that can't hear while it speaks. */
  interrupt(): void;
  say(text: string): void;
  /** The assistant answers under this name, also in the page's next call. The name is sent nowhere else. */
  rename(clinic: string): void;
}

const SOMEBODY_SPEAKS = new Set<VoiceEvent["name"]>([
  "speech-start",
  "speech-end",
  "transcript",
]);

interface Attempt {
  readonly controller: AbortController;
  /** Restarts the limit of silence. */
  notForgotten?: () => void;
}

/** One call after another through one engine, without a browser or React in it. */
export function createVoiceSession(options: VoiceSessionOptions): VoiceSession {
  const { load, report, onHandOver, whenShown = (begin) => begin() } = options;
  const listeners = new Set<() => void>();
  const levelListeners = new Set<(level: number) => void>();
  let state = IDLE;
  // Only this attempt's events count: those of any other are late.
  let current: Attempt | undefined;
  let clinic = "";
  // Two calls of one engine must not overlap, not even while the previous one is cleaned up.
  let settled: Promise<void> = Promise.resolve();

  function apply(action: CallAction): void {
    const next = reduceCall(state, action);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function setLevel(level: number): void {
    for (const listener of levelListeners) listener(level);
  }

  function finish(attempt: Attempt, outcome: CallState["outcome"] & string) {
    if (current !== attempt) return;
    current = undefined;
    attempt.controller.abort();
    setLevel(0);
    apply({ name: "over", outcome, now: Date.now() });
  }

  function fail(attempt: Attempt, error: unknown): void {
    if (current !== attempt) return;
    report(error);
    const isInCall = state.phase === "in-call";
    if (!(error instanceof CallFailure))
      // An engine reports the network faults that it knows. An unexpected error is not one of them.
      return finish(attempt, isInCall ? "cut-off" : "unsupported");
    const { reason } = error;
    // A call that never began was not cut off.
    const isEarly = reason === "cut-off" && !isInCall;
    return finish(attempt, isEarly ? "not-connected" : reason);
  }

  function run(attempt: Attempt, opening: string): Promise<void> {
    const { signal } = attempt.controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopClock = () => clearTimeout(timer);
    const startClock = () => {
      stopClock();
      timer = setTimeout(
        () => fail(attempt, new CallFailure("not-connected", "timeout")),
        CONNECT_LIMIT,
      );
    };

    attempt.notForgotten = () => {
      stopClock();
      timer = setTimeout(() => finish(attempt, "hung-up"), SILENCE_LIMIT);
    };

    const emit = (event: VoiceEvent) => {
      if (current !== attempt) return;
      if (SOMEBODY_SPEAKS.has(event.name) && state.phase === "in-call")
        attempt.notForgotten?.();
      switch (event.name) {
        case "volume-level":
          return setLevel(event.level);
        case "hand-over":
          apply({ name: "hand-over" });
          return onHandOver(event.fields);
        case "asking-microphone":
          stopClock();
          return apply(event);
        case "dialling":
          startClock();
          return apply(event);
        case "connected":
          stopClock();
          apply({ ...event, now: Date.now() });
          attempt.notForgotten?.();
          if (clinic) event.controls.rename?.(clinic);
          return say(opening);
        default:
          return apply(event);
      }
    };

    startClock();
    signal.addEventListener("abort", stopClock);
    const before = settled;
    const shown = new Promise<void>(whenShown);
    return Promise.all([load(), before, shown])
      .then(([{ engine }]) =>
        signal.aborted ? undefined : engine({ signal, emit }),
      )
      .then(
        () => finish(attempt, "hung-up"),
        (error: unknown) => fail(attempt, error),
      )
      .finally(stopClock);
  }

  function say(text: string): void {
    const words = text.trim();
    if (state.phase !== "in-call" || words === "") return;
    apply({ name: "transcript", speaker: "visitor", text: words, final: true });
    apply({ name: "choices", choices: [] });
    current?.notForgotten?.();
    state.controls?.say(words);
  }

  return {
    getState: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    subscribeLevel(listener) {
      levelListeners.add(listener);
      return () => levelListeners.delete(listener);
    },

    warmUp() {
      load().then(
        (module) => module.warmUp?.(),
        // The press tries again, and reports it if that fails.
        () => undefined,
      );
    },

    start(opening = "") {
      if (current) return;
      const attempt: Attempt = { controller: new AbortController() };
      current = attempt;
      apply({ name: "start" });
      settled = run(attempt, opening);
    },

    end() {
      if (current) finish(current, "ended");
    },

    close: () => apply({ name: "close" }),

    setMuted(muted) {
      if (state.phase !== "in-call" || state.muted === muted) return;
      state.controls?.setMuted(muted);
      apply({ name: "mute", muted });
    },

    rename(name) {
      if (state.phase !== "in-call" || name.trim() === clinic) return;
      clinic = name.trim();
      state.controls?.rename?.(clinic);
    },

    interrupt: () => state.controls?.interrupt?.(),

    say,
  };
}
