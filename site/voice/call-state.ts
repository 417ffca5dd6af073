import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";
import type { CallFacts, FailureReason, VoiceControls } from "./engine.ts";
import type { Transcript } from "./transcript.ts";

/** Between calls, the words and the results of the last one remain. */
export interface CallState extends CallFacts {
  readonly phase: "idle" | "connecting" | "in-call";
  readonly muted: boolean;
  /** Whether the visitor has said something since the page told them how they are heard. */
  readonly hasReplied: boolean;
  readonly transcript: Transcript;
  /** The questions that the assistant has answered. */
  readonly answered: readonly string[];
  /** The values that the form may be filled in with. */
  readonly noted: DemoRequestHint;
  /** During a call. */
  readonly controls: VoiceControls | undefined;
  /** When the call was connected, in epoch milliseconds. */
  readonly since: number | undefined;
  /** The length of the last call, in milliseconds; undefined if it was never connected. */
  readonly lasted: number | undefined;
  /** Why the last attempt failed, if it did. */
  readonly failure: FailureReason | undefined;
  readonly handedOver: boolean;
  /** Whether the visitor has closed the words of the last call. */
  readonly closed: boolean;
}

/** The part of the state that ends with a call. */
export const NO_CALL = {
  phase: "idle",
  speaking: false,
  hearing: { state: "unknown" },
  interrupted: false,
  silence: undefined,
  choices: [],
  muted: false,
  hasReplied: false,
  controls: undefined,
  since: undefined,
} satisfies Partial<CallState>;

export const IDLE: CallState = {
  ...NO_CALL,
  simpleVoice: false,
  emergency: undefined,
  entry: undefined,
  note: undefined,
  transcript: [],
  answered: [],
  noted: {},
  lasted: undefined,
  failure: undefined,
  handedOver: false,
  closed: false,
};
