import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";

/**
 * The contract between the page and the engine that answers the call. A new engine is a folder under `engines/` with
 * a function of this shape and an entry in `engines.ts`; nothing outside `engines/` names an engine.
 *
 * The function resolves when the far end hangs up, and rejects with a {@link CallFailure} when the call fails. Aborting
 * ends it at any moment; what it emits afterwards is ignored. Before it settles it releases the microphone and all
 * other resources, and each wait inside it has a limit.
 */
export type VoiceEngine = (call: VoiceCall) => Promise<void>;

export interface VoiceCall {
  /** Aborted when the visitor ends the call or leaves. */
  readonly signal: AbortSignal;
  emit(event: VoiceEvent): void;
}

export interface VoiceEngineModule {
  readonly engine: VoiceEngine;
  /** Prepares for a likely call: loads our own code and data, but opens nothing and asks nothing. */
  readonly warmUp?: () => void;
}

export type VoiceEvent =
  /** The new facts; all others stay as they were. */
  | { readonly name: "changed"; readonly facts: Partial<CallFacts> }
  /** The far end listens (call-start, spec 4). A second one in a call is ignored. */
  | { readonly name: "connected"; readonly controls: VoiceControls }
  /** The assistant's loudness, from 0 to 1, every 100 ms. */
  | { readonly name: "volume-level"; readonly level: number }
  /** A partial transcript replaces its speaker's last partial one. */
  | ({ readonly name: "transcript" } & Words)
  /** The assistant has answered this question. */
  | { readonly name: "answered"; readonly question: string }
  /** The visitor's notes for the demo, and other values that the form may be filled in with. */
  | { readonly name: "noted"; readonly fields: DemoRequestHint }
  /** The visitor is taken to the demo form, which is filled in from the call. */
  | { readonly name: "hand-over"; readonly fields: DemoRequestHint };

/** What the page shows of a call and only the engine knows. */
export interface CallFacts {
  /** The assistant speaks with a simple voice, because there is no better one. */
  readonly simpleVoice: boolean;
  readonly speaking: boolean;
  readonly hearing: Hearing;
  /** The network is lost, and may come back. */
  readonly interrupted: boolean;
  /** Set while there is no sound. `allow` may help when called from a press; undefined if nothing would. */
  readonly silence: { readonly allow: (() => void) | undefined } | undefined;
  /** Quick replies. */
  readonly choices: readonly string[];
  /** The advice in an emergency: shown in full at once, before it is spoken. */
  readonly emergency: Emergency | undefined;
  /** The assistant's entry in the demo's diary; undefined when it has been removed. */
  readonly entry: DiaryEntry | undefined;
  /** The assistant's message to the clinic's team. */
  readonly note: TeamNote | undefined;
}

export interface Emergency {
  readonly number: "999" | "111";
  readonly text: string;
  /** Despair or violence, for which there are helplines. */
  readonly help?: "mind" | "violence";
}

export interface TeamNote {
  readonly name: string;
  /** Empty when the caller has none. */
  readonly phone: string;
  readonly message: string;
  /** It goes with what was booked or moved: nobody has to be rung. */
  readonly isBeside?: true;
  /** In epoch milliseconds. */
  readonly at: number;
}

export interface DiaryEntry {
  readonly kind: "booked" | "moved";
  readonly name: string;
  /** Empty when the caller has none. */
  readonly phone: string;
  /** 2026-03-12 */
  readonly day: string;
  /** 15:00 */
  readonly time: string;
  readonly treatment?: string;
}

export interface Words {
  readonly speaker: "assistant" | "visitor";
  readonly text: string;
  readonly final: boolean;
}

/** Without hearing, the call continues by typing. */
export type Hearing =
  | { readonly state: "unknown" }
  /** The visitor may talk; no permission has been asked for yet. */
  | {
      readonly state: "offered";
      /** The company that the browser would send the sound to, after the visitor has agreed. */
      readonly sentTo: string | undefined;
      readonly talk: () => void;
    }
  /** The browser asks the visitor for the microphone. The answer may take any time. */
  | { readonly state: "opening" }
  /** `listening` while the visitor's words are transcribed. */
  | { readonly state: "on"; readonly listening: boolean }
  | { readonly state: "off"; readonly reason: HearingLoss };

export type HearingLoss =
  | "unsupported"
  | "refused"
  | "missing"
  | "busy"
  /** The microphone was there and is gone: unplugged, or its permission withdrawn. */
  | "lost";

/** All of them are harmless after the end. */
export interface VoiceControls {
  setMuted(muted: boolean): void;
  /** Words that the visitor has typed or chosen, never blank. They stop the assistant. */
  say(text: string): void;
  /** The assistant answers under this clinic's name from now on; not every engine can do that. */
  rename?(clinic: string): void;
  /** Stops the assistant, who then listens. An engine that can be talked over needs no such function. */
  interrupt?(): void;
}

export type FailureReason =
  | "microphone-refused"
  | "microphone-missing"
  | "microphone-busy"
  | "not-connected"
  | "cut-off"
  /** Our own files did not load, although the site answers. */
  | "not-loaded"
  | "unsupported"
  | "not-configured";

/** `cause` holds the engine's own error, and its message stands in the log. */
export class CallFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    const why = cause instanceof Error ? ` (${cause.message})` : "";
    super(`Voice call failed: ${reason}${why}`, { cause });
    this.name = "CallFailure";
    this.reason = reason;
  }
}
