import type { DemoRequestHint } from "../demo-request/go-to-demo-form.ts";
import type {
  DiaryEntry,
  Emergency,
  FailureReason,
  Hearing,
  TeamNote,
  VoiceControls,
  VoiceEvent,
} from "./engine.ts";
import { addWords, closeTranscript, type Transcript } from "./transcript.ts";

export type Outcome = "ended" | "hung-up" | FailureReason;

export interface CallState {
  readonly phase: "idle" | "connecting" | "in-call";
  readonly askingMicrophone: boolean;
  /** Whether the assistant of this call, or of the last one, speaks with a simple voice. */
  readonly simpleVoice: boolean;
  readonly speaking: boolean;
  readonly muted: boolean;
  readonly hearing: Hearing;
  /** Whether the visitor has said something since the page told them how they are heard. */
  readonly hasReplied: boolean;
  readonly emergency: Emergency | undefined;
  /** The diary entry of the page's last call. */
  readonly entry: DiaryEntry | undefined;
  /** The questions that the assistant has answered in this call, or in the last one. */
  readonly answered: readonly string[];
  /** The values that the form may be filled in with. */
  readonly noted: DemoRequestHint | undefined;
  /** The messages to the team by the assistant of this call, or of the last one. */
  readonly note: TeamNote | undefined;
  /** During a call. */
  readonly controls: VoiceControls | undefined;
  /** The network is lost, and may come back. */
  readonly interrupted: boolean;
  readonly silent: boolean;
  /** Set while a press may bring back the sound. Call it in the press. */
  readonly allowAudio: (() => void) | undefined;
  readonly choices: readonly string[];
  readonly transcript: Transcript;
  /** When the call was connected, in epoch milliseconds. */
  readonly since: number | undefined;
  /** The length of the last call, in milliseconds. */
  readonly lasted: number;
  /** How the last attempt ended; undefined before the first and during one. */
  readonly outcome: Outcome | undefined;
  readonly wasConnected: boolean;
  readonly handedOver: boolean;
  /** Whether the visitor has closed the words of the last call. */
  readonly closed: boolean;
}

export const IDLE: CallState = {
  phase: "idle",
  askingMicrophone: false,
  simpleVoice: false,
  speaking: false,
  muted: false,
  hearing: { state: "unknown" },
  hasReplied: false,
  emergency: undefined,
  entry: undefined,
  answered: [],
  noted: undefined,
  note: undefined,
  controls: undefined,
  interrupted: false,
  silent: false,
  allowAudio: undefined,
  choices: [],
  transcript: [],
  since: undefined,
  lasted: 0,
  outcome: undefined,
  wasConnected: false,
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

/** Follows spec 4. An action without a meaning in the current phase returns the same object. */
export function reduceCall(state: CallState, action: CallAction): CallState {
  if (state.phase === "idle")
    switch (action.name) {
      case "start":
        return { ...IDLE, phase: "connecting", entry: state.entry };
      case "close":
        return { ...state, closed: true };
      default:
        return state;
    }

  if (action.name === "over")
    return {
      ...IDLE,
      outcome: action.outcome,
      wasConnected: state.phase === "in-call",
      handedOver: state.handedOver,
      lasted: action.now - (state.since ?? action.now),
      // The words remain, and the summary that a clinic would get.
      simpleVoice: state.simpleVoice,
      emergency: state.emergency,
      entry: state.entry,
      answered: state.answered,
      noted: state.noted,
      note: state.note,
      transcript: closeTranscript(state.transcript),
    };

  if (state.phase === "connecting")
    switch (action.name) {
      case "asking-microphone":
        return { ...state, askingMicrophone: true };
      case "dialling":
        return { ...state, askingMicrophone: false };
      case "connected":
        return {
          ...state,
          phase: "in-call",
          askingMicrophone: false,
          since: action.now,
          controls: action.controls,
        };
      case "simple-voice":
      case "hearing":
      case "audio-blocked":
        break;
      default:
        return state;
    }

  switch (action.name) {
    case "simple-voice":
      return { ...state, simpleVoice: true };
    case "speech-start":
      return { ...state, speaking: true };
    case "speech-end":
      return { ...state, speaking: false };
    case "transcript":
      return {
        ...state,
        transcript: addWords(state.transcript, action),
        hasReplied:
          state.hasReplied || (action.speaker === "visitor" && action.final),
      };
    case "choices":
      return { ...state, choices: action.choices };
    case "hearing":
      return {
        ...state,
        hearing: action.hearing,
        hasReplied:
          state.hasReplied && action.hearing.state === state.hearing.state,
      };
    case "emergency": {
      const { name: _, ...emergency } = action;
      return { ...state, emergency };
    }
    case "diary":
      return { ...state, entry: action.entry };
    case "answered":
      return { ...state, answered: [...state.answered, action.question] };
    case "noted":
      return { ...state, noted: { ...state.noted, ...action.fields } };
    case "note":
      return { ...state, note: action.note };
    case "audio-blocked":
      return {
        ...state,
        silent: true,
        allowAudio: action.allow,
        hasReplied: false,
      };
    case "audio-playing":
      return { ...state, silent: false, allowAudio: undefined };
    case "network":
      return { ...state, interrupted: action.state === "interrupted" };
    case "hand-over":
      return { ...state, handedOver: true };
    case "mute":
      return { ...state, muted: action.muted };
    default:
      return state;
  }
}
