import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";

/**
 * The contract between the page and what answers the call. A new engine is a folder under `engines/` with
 * a function of this shape, and one line in `engines.ts`; nothing outside `engines/` names one.
 *
 * It resolves when the far end hangs up and rejects with a {@link CallFailure} when the call fails. Aborting
 * ends it at any moment; it emits nothing after that. Before it settles it releases the microphone and all
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
  /** Gets ready for a likely call: loads our own code and data, opens nothing, asks nothing. */
  readonly warmUp?: () => void;
}

export type VoiceEvent =
  /** The browser asks the visitor for the microphone, who may take any time to answer. */
  | { readonly name: "asking-microphone" }
  | { readonly name: "dialling" }
  /** The assistant speaks with a simple voice, for want of a better one. */
  | { readonly name: "simple-voice" }
  /** The far end listens (call-start, spec 4). A second one in a call means nothing. */
  | { readonly name: "connected"; readonly controls: VoiceControls }
  | { readonly name: "speech-start" }
  | { readonly name: "speech-end" }
  /** How loud the assistant is, from 0 to 1, every 100 ms. */
  | { readonly name: "volume-level"; readonly level: number }
  /** What to do in an emergency: shown in full at once, before it is spoken. */
  | ({ readonly name: "emergency" } & Emergency)
  /** What the assistant has entered in the demo's diary; undefined when it was taken out again. */
  | { readonly name: "diary"; readonly entry: DiaryEntry | undefined }
  /** What the assistant has written to the clinic's team. */
  | { readonly name: "note"; readonly note: TeamNote }
  /** The assistant has answered this question. */
  | { readonly name: "answered"; readonly question: string }
  /** What the visitor wants to have noted for the demo, and what else the form may be filled in with. */
  | { readonly name: "noted"; readonly fields: DemoRequestHint }
  /** A partial one replaces the last partial one of its speaker. */
  | ({ readonly name: "transcript" } & Words)
  /** Quick replies: they replace the former ones. */
  | { readonly name: "choices"; readonly choices: readonly string[] }
  | { readonly name: "hearing"; readonly hearing: Hearing }
  /** Nothing can be heard. `allow` may help when called from a press; undefined where nothing would. */
  | {
      readonly name: "audio-blocked";
      readonly allow: (() => void) | undefined;
    }
  | { readonly name: "audio-playing" }
  | {
      readonly name: "network";
      readonly state: "interrupted" | "connected";
    }
  /** The visitor goes to the demo form, which is filled in with what was said. */
  | { readonly name: "hand-over"; readonly fields: DemoRequestHint };

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

/** Without hearing, the call goes on by typing. */
export type Hearing =
  | { readonly state: "unknown" }
  /** The visitor may talk, and nothing has been asked for it. */
  | {
      readonly state: "offered";
      /** Where the browser would send the sound, which the visitor must agree to first. */
      readonly sentTo: string | undefined;
      readonly talk: () => void;
    }
  /** The browser asks for the microphone. */
  | { readonly state: "opening" }
  /** `listening` while somebody takes down what is said. */
  | { readonly state: "on"; readonly listening: boolean }
  | { readonly state: "off"; readonly reason: HearingLoss };

export type HearingLoss =
  | "unsupported"
  | "refused"
  | "missing"
  | "busy"
  /** It was there and is gone: unplugged, or permission withdrawn. */
  | "lost";

/** Harmless after the end. */
export interface VoiceControls {
  setMuted(muted: boolean): void;
  /** Words that the visitor typed or chose. They stop the assistant. */
  say(text: string): void;
  /** The assistant answers under this clinic's name from now on; not every engine can do that. */
  rename?(clinic: string): void;
  /** Stops the assistant, who then listens; an engine that can be talked over has no need of it. */
  interrupt?(): void;
}

export type FailureReason =
  | "microphone-refused"
  | "microphone-missing"
  | "microphone-busy"
  | "not-connected"
  | "cut-off"
  | "too-old"
  /** Our own files did not come, although the site answers. */
  | "not-loaded"
  | "unsupported"
  | "not-configured";

/** `cause` holds what the engine got, for the log. */
export class CallFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`Voice call failed: ${reason}`, { cause });
    this.name = "CallFailure";
    this.reason = reason;
  }
}
