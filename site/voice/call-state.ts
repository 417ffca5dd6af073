import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";
import type {
  CallFacts,
  FailureReason,
  VoiceControls,
  VoiceEvent,
} from "./engine.ts";
import { addWords, closeTranscript, type Transcript } from "./transcript.ts";

export type Outcome = "ended" | "hung-up" | FailureReason;

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
  /** How the last attempt ended; undefined before the first and during one. */
  readonly outcome: Outcome | undefined;
  readonly handedOver: boolean;
  /** Whether the visitor has closed the words of the last call. */
  readonly closed: boolean;
}

/** The part of the state that ends with a call. */
const NO_CALL = {
  phase: "idle",
  askingMicrophone: false,
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
  outcome: undefined,
  handedOver: false,
  closed: false,
};

export type CallAction =
  | Exclude<VoiceEvent, { name: "volume-level" | "hand-over" | "connected" }>
  | (Extract<VoiceEvent, { name: "connected" }> & { readonly now: number })
  | { readonly name: "start" | "hand-over" | "close" }
  | { readonly name: "mute"; readonly muted: boolean }
  | {
      readonly name: "over";
      readonly outcome: Outcome;
      readonly now: number;
    };

/** Follows spec 4. */
export function reduceCall(state: CallState, action: CallAction): CallState {
  switch (action.name) {
    case "start":
      return { ...IDLE, phase: "connecting", entry: state.entry };
    case "changed":
      return {
        ...state,
        ...action.facts,
        hasReplied: state.hasReplied && !givesNotice(state, action.facts),
      };
    case "connected":
      return {
        ...state,
        phase: "in-call",
        since: action.now,
        controls: action.controls,
      };
    case "transcript":
      return {
        ...state,
        transcript: addWords(state.transcript, action),
        hasReplied:
          state.hasReplied || (action.speaker === "visitor" && action.final),
      };
    case "answered":
      return { ...state, answered: [...state.answered, action.question] };
    case "noted":
      return { ...state, noted: { ...state.noted, ...action.fields } };
    case "hand-over":
      return { ...state, handedOver: true };
    case "mute":
      return { ...state, muted: action.muted };
    case "over":
      return {
        ...state,
        ...NO_CALL,
        transcript: closeTranscript(state.transcript),
        lasted:
          state.since === undefined ? undefined : action.now - state.since,
        outcome: action.outcome,
      };
    case "close":
      return { ...state, closed: true };
  }
}

/** Whether these facts give the visitor a new notice about hearing, on either side. */
function givesNotice(state: CallState, facts: Partial<CallFacts>): boolean {
  const { hearing = state.hearing, silence } = facts;
  return silence !== undefined || hearing.state !== state.hearing.state;
}
