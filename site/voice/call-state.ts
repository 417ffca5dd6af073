import type {
  DiaryEntry,
  Emergency,
  FailureReason,
  Hearing,
  TeamNote,
  VoiceEvent,
} from "./engine.ts";
import { addWords, closeTranscript, type Transcript } from "./transcript.ts";

export type Outcome = "ended" | "hung-up" | FailureReason;

export interface CallState {
  readonly phase: "idle" | "connecting" | "in-call";
  readonly askingMicrophone: boolean;
  readonly speaking: boolean;
  readonly muted: boolean;
  readonly hearing: Hearing;
  /** The visitor has said something since they were told how they are heard. */
  readonly hasReplied: boolean;
  readonly emergency: Emergency | undefined;
  /** What the last call of this page entered in the diary. */
  readonly entry: DiaryEntry | undefined;
  /** What this call's assistant wrote to the team. */
  readonly note: TeamNote | undefined;
  /** When that was, in epoch milliseconds. */
  readonly notedAt: number;
  /** The assistant can answer under another clinic's name. */
  readonly canRename: boolean;
  /** The network has broken off and may come back. */
  readonly interrupted: boolean;
  readonly silent: boolean;
  /** Set while a press may end the silence; must be called from the press. */
  readonly allowAudio: (() => void) | undefined;
  readonly choices: readonly string[];
  readonly transcript: Transcript;
  /** When the call was connected, in epoch milliseconds. */
  readonly since: number | undefined;
  /** How the last attempt ended; undefined before the first and during one. */
  readonly outcome: Outcome | undefined;
  readonly wasConnected: boolean;
  readonly handedOver: boolean;
}

export const IDLE: CallState = {
  phase: "idle",
  askingMicrophone: false,
  speaking: false,
  muted: false,
  hearing: { state: "unknown" },
  hasReplied: false,
  emergency: undefined,
  entry: undefined,
  note: undefined,
  notedAt: 0,
  canRename: false,
  interrupted: false,
  silent: false,
  allowAudio: undefined,
  choices: [],
  transcript: [],
  since: undefined,
  outcome: undefined,
  wasConnected: false,
  handedOver: false,
};

export type CallAction =
  | Exclude<VoiceEvent, { name: "volume-level" | "hand-over" | "connected" }>
  | { readonly name: "hand-over" }
  | { readonly name: "start" }
  | {
      readonly name: "connected";
      readonly now: number;
      readonly canRename?: boolean;
    }
  | { readonly name: "mute"; readonly muted: boolean }
  | { readonly name: "over"; readonly outcome: Outcome };

/** Follows spec 4. An action that means nothing in the current phase returns the same object. */
export function reduceCall(state: CallState, action: CallAction): CallState {
  if (state.phase === "idle")
    return action.name === "start"
      ? { ...IDLE, phase: "connecting", entry: state.entry }
      : state;

  if (action.name === "over")
    return {
      ...IDLE,
      outcome: action.outcome,
      wasConnected: state.phase === "in-call",
      handedOver: state.handedOver,
      entry: state.entry,
      transcript: closeTranscript(state.transcript),
    };

  if (state.phase === "connecting")
    switch (action.name) {
      case "asking-microphone":
        return { ...state, askingMicrophone: true };
      case "dialling":
        return { ...state, askingMicrophone: false };
      case "hearing":
        return { ...state, hearing: action.hearing };
      case "audio-blocked":
        return silenced(state, action.allow);
      case "connected":
        return {
          ...state,
          phase: "in-call",
          askingMicrophone: false,
          since: action.now,
          canRename: action.canRename ?? false,
        };
      default:
        return state;
    }

  switch (action.name) {
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
      return { ...state, hearing: action.hearing, hasReplied: false };
    case "emergency": {
      const { name: _, ...emergency } = action;
      return { ...state, emergency };
    }
    case "diary":
      return { ...state, entry: action.entry };
    case "note":
      return { ...state, note: action.note, notedAt: action.at };
    case "audio-blocked":
      return silenced(state, action.allow);
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

const silenced = (
  state: CallState,
  allowAudio: CallState["allowAudio"],
): CallState => ({ ...state, silent: true, allowAudio, hasReplied: false });
