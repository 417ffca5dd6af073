import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";

/**
 * The contract between the page and what answers the call. A new engine is a folder under `engines/`
 * with a function of this shape, and one line in `engines.ts`; nothing outside `engines/` names one.
 *
 * An engine opens the microphone, emits, resolves when the far end hangs up, and rejects with a
 * {@link CallFailure} when the call fails. Aborting ends it at any moment, while connecting too. By the
 * time it settles it has released the microphone and every other resource; each wait inside is limited.
 * It emits nothing after it was aborted.
 */
export type VoiceEngine = (call: VoiceCall) => Promise<void>;

export interface VoiceCall {
  /** Aborted when the visitor ends the call or leaves. */
  readonly signal: AbortSignal;
  emit(event: VoiceEvent): void;
}

export interface VoiceEngineModule {
  readonly engine: VoiceEngine;
  /** Gets ready for a call that is likely: loads our own code and data, opens nothing, asks nothing. */
  readonly warmUp?: () => void;
}

export type VoiceEvent =
  /** The visitor is being asked for the microphone: this may take as long as a person takes. */
  | { readonly name: "asking-microphone" }
  /** That is answered; the far end is being reached. */
  | { readonly name: "dialling" }
  /** The far end listens (call-start, spec 4). A second one in a call means nothing. */
  | { readonly name: "connected"; readonly controls: VoiceControls }
  | { readonly name: "speech-start" }
  | { readonly name: "speech-end" }
  /** How loud the assistant is, from 0 to 1, every 100 ms. */
  | { readonly name: "volume-level"; readonly level: number }
  /** What to do in an emergency: shown in full at once, however long it takes to be spoken. */
  | ({ readonly name: "emergency" } & Emergency)
  /** What the assistant has entered in the demonstration's diary; nothing when it was taken out again. */
  | { readonly name: "diary"; readonly entry: DiaryEntry | undefined }
  /** Words as they are understood or spoken. A partial one replaces the last partial one of its speaker. */
  | ({ readonly name: "transcript" } & Words)
  /** Quick replies, in place of the former ones. */
  | { readonly name: "choices"; readonly choices: readonly string[] }
  | { readonly name: "hearing"; readonly hearing: Hearing }
  /**
   * Nothing can be heard. `allow` must be called from a press, where one may bring the sound; it is undefined
   * where none can: no speakers, or no voice.
   */
  | {
      readonly name: "audio-blocked";
      readonly allow: (() => void) | undefined;
    }
  | { readonly name: "audio-playing" }
  | {
      readonly name: "network";
      readonly state: "interrupted" | "connected";
    }
  /** The visitor is taken to the demo form, with what was said already filled in. */
  | { readonly name: "hand-over"; readonly fields: DemoRequestHint };

/** Whom to call at once, and why. */
export interface Emergency {
  readonly number: "999" | "111";
  readonly text: string;
}

export interface DiaryEntry {
  readonly kind: "booked" | "moved";
  /** 2026-03-12 */
  readonly day: string;
  /** 15:00 */
  readonly time: string;
}

export interface Words {
  readonly speaker: "assistant" | "visitor";
  readonly text: string;
  readonly final: boolean;
}

/** How the visitor is heard. Without hearing the call goes on by typing. */
export type Hearing =
  /** Not known yet. */
  | { readonly state: "unknown" }
  /** The microphone is open, and what it hears is understood. */
  | { readonly state: "on" }
  | { readonly state: "off"; readonly reason: HearingLoss }
  /** Hearing needs a yes first: the browser would send the sound to its maker's servers. Only while connecting. */
  | { readonly state: "asking"; readonly answer: (yes: boolean) => void };

export type HearingLoss =
  | "unsupported"
  | "declined"
  /** The browser or its settings said no. */
  | "refused"
  | "missing"
  /** Another program holds the microphone. */
  | "busy"
  /** It was there and is gone: unplugged, or permission withdrawn. */
  | "lost";

/** What the visitor can do while connected. Harmless after the end. */
export interface VoiceControls {
  setMuted(muted: boolean): void;
  /** Words that the visitor typed or chose. They stop the assistant. */
  say(text: string): void;
}

export type FailureReason =
  | "microphone-refused"
  | "microphone-missing"
  | "microphone-busy"
  /** The far end was not reached. */
  | "not-connected"
  /** The call was up and broke off. */
  | "cut-off"
  /** This browser cannot make calls. */
  | "unsupported"
  /** The site's settings lack what the engine needs. */
  | "not-configured";

/** Why a call failed, in a form that the page has words for. `cause` holds what the engine got, for the log. */
export class CallFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`Voice call failed: ${reason}`, { cause });
    this.name = "CallFailure";
    this.reason = reason;
  }
}
