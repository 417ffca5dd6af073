import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";
import { type CallState, IDLE, NO_CALL } from "./call-state.ts";
import {
  CallFailure,
  type FailureReason,
  type VoiceEngineModule,
  type VoiceEvent,
  type Words,
} from "./engine.ts";
import type { Place } from "./engines.ts";
import { addWords, closeTranscript } from "./transcript.ts";

/** In ms, not counting the visitor's time at the microphone prompt: a slower service rarely answers at all. */
export const CONNECT_LIMIT = 15_000;

/** In milliseconds. A call that has been silent for this long has been forgotten in a tab. */
export const SILENCE_LIMIT = 5 * 60_000;

interface VoiceSessionOptions {
  readonly load: () => Promise<VoiceEngineModule>;
  readonly report: (error: unknown) => void;
  readonly onHandOver: (fields: DemoRequestHint) => void;
}

export type VoiceSession = ReturnType<typeof createVoiceSession>;

/** What the call's parts in the page show, and what they act on. */
export interface CallProps {
  readonly state: CallState;
  readonly session: VoiceSession;
  readonly place: Place;
  /** There is no assistant to call: a press only says why. */
  readonly unavailable: boolean;
}

/** One call after another through one engine, without a browser or React in it. */
export function createVoiceSession(options: VoiceSessionOptions) {
  const { load, report, onHandOver } = options;
  const listeners = new Set<() => void>();
  const levelListeners = new Set<(level: number) => void>();
  let state = IDLE;
  let attempt: AbortController | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let clinic = "";
  // Two calls of one engine must not overlap, not even while the previous one is cleaned up.
  let settled: Promise<void> = Promise.resolve();

  function change(changes: Partial<CallState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function setLevel(level: number): void {
    for (const listener of levelListeners) listener(level);
  }

  function limitConnecting(): void {
    clearTimeout(limit);
    limit = setTimeout(
      () => fail(new CallFailure("not-connected", "timeout")),
      CONNECT_LIMIT,
    );
  }

  function limitSilence(): void {
    clearTimeout(limit);
    limit = setTimeout(finish, SILENCE_LIMIT);
  }

  function finish(failure?: FailureReason): void {
    clearTimeout(limit);
    attempt?.abort();
    attempt = undefined;
    setLevel(0);
    const { since, transcript } = state;
    change({
      ...NO_CALL,
      transcript: closeTranscript(transcript),
      lasted: since === undefined ? undefined : Date.now() - since,
      failure,
    });
  }

  function fail(error: unknown): void {
    report(error);
    const isInCall = state.phase === "in-call";
    if (!(error instanceof CallFailure))
      // An engine reports the network faults that it knows. An unexpected error is not one of them.
      return finish(isInCall ? "cut-off" : "unsupported");
    const { reason } = error;
    // A call that never began was not cut off.
    const isEarly = reason === "cut-off" && !isInCall;
    return finish(isEarly ? "not-connected" : reason);
  }

  function add(words: Words): void {
    const isReply = words.speaker === "visitor" && words.final;
    change({
      transcript: addWords(state.transcript, words),
      hasReplied: state.hasReplied || isReply,
    });
    if (state.phase === "in-call") limitSilence();
  }

  function take(event: VoiceEvent, opening: string): void {
    const isInCall = state.phase === "in-call";
    switch (event.name) {
      case "volume-level":
        return setLevel(event.level);
      case "transcript":
        return add(event);
      case "answered":
        return change({ answered: [...state.answered, event.question] });
      case "noted":
        return change({ noted: { ...state.noted, ...event.fields } });
      case "hand-over":
        change({ handedOver: true });
        return onHandOver(event.fields);
      case "connected": {
        if (isInCall) return undefined;
        const { controls } = event;
        change({ phase: "in-call", since: Date.now(), controls });
        limitSilence();
        if (clinic) controls.rename?.(clinic);
        return say(opening);
      }
      case "changed": {
        const { facts } = event;
        const before = state.hearing.state;
        const { state: after } = facts.hearing ?? state.hearing;
        // A new notice about hearing, on either side.
        const isNotice = facts.silence !== undefined || after !== before;
        change({ ...facts, hasReplied: state.hasReplied && !isNotice });
        if (isInCall) {
          if (facts.speaking !== undefined) limitSilence();
        } else if (after === "opening") clearTimeout(limit);
        else if (before === "opening") limitConnecting();
        return undefined;
      }
    }
  }

  async function run(signal: AbortSignal, opening: string): Promise<void> {
    limitConnecting();
    try {
      const [{ engine }] = await Promise.all([load(), settled]);
      if (signal.aborted) return;
      limitConnecting();
      await engine({
        signal,
        emit(event) {
          // After the abort it is a late event of a previous call.
          if (!signal.aborted) take(event, opening);
        },
      });
      if (!signal.aborted) finish();
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function say(text: string): void {
    const words = text.trim();
    if (state.phase !== "in-call" || words === "") return;
    add({ speaker: "visitor", text: words, final: true });
    change({ choices: [] });
    state.controls?.say(words);
  }

  return {
    getState: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** From 0 to 1; 0 again when the call is over. */
    subscribeLevel(listener: (level: number) => void): () => void {
      levelListeners.add(listener);
      return () => levelListeners.delete(listener);
    },

    warmUp(): void {
      load().then(
        (module) => module.warmUp?.(),
        // The press tries again, and reports it if that fails.
        () => undefined,
      );
    },

    /** Ignored while connecting or connected. The opening words are the visitor's first in the call. */
    start(opening = ""): void {
      if (attempt) return;
      attempt = new AbortController();
      change({ ...IDLE, phase: "connecting", entry: state.entry });
      settled = run(attempt.signal, opening);
    },

    end(): void {
      if (attempt) finish();
    },

    /** Hides the words of a call that is over. */
    close: (): void => change({ closed: true }),

    setMuted(muted: boolean): void {
      if (state.phase !== "in-call" || state.muted === muted) return;
      state.controls?.setMuted(muted);
      change({ muted });
    },

    say,

    /** The assistant answers under this name, also in the page's next call. The name is sent nowhere else. */
    rename(name: string): void {
      if (state.phase !== "in-call" || name.trim() === clinic) return;
      clinic = name.trim();
      state.controls?.rename?.(clinic);
    },
  };
}
