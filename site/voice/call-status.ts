import { callPanel, hearing as hearingCopy, voice } from "../content/voice.ts";
import type { CallState } from "./call-state.ts";
import type { FailureReason } from "./engine.ts";

export type Status =
  | "idle"
  | "connecting"
  | "interrupted"
  | "speaking"
  | "listening"
  | "muted"
  | "yourTurn"
  | "failed"
  | "ended";

/** What is going on. It listens only where the microphone is open, understood and not muted. */
export function statusOf(state: CallState): Status {
  switch (state.phase) {
    case "connecting":
      return "connecting";
    case "in-call":
      if (state.interrupted) return "interrupted";
      if (state.speaking) return "speaking";
      if (!canMute(state)) return "yourTurn";
      return state.muted ? "muted" : "listening";
    case "idle":
      if (state.wasConnected) return "ended";
      return hasFailed(state) ? "failed" : "idle";
  }
}

/** Why the last attempt did not go as the two wished, if it did not. */
export const failureOf = ({ outcome }: CallState): FailureReason | undefined =>
  outcome === "ended" || outcome === "hung-up" ? undefined : outcome;

export const hasFailed = (state: CallState): boolean =>
  failureOf(state) !== undefined;

export const canMute = ({ hearing }: CallState): boolean =>
  hearing.state === "on";

/**
 * What is told to those who can't see the button. That the assistant speaks is not
 * in it: it would be told at the same time. A failure has its own words.
 */
export function announcementOf(state: CallState): string {
  const { phase, askingMicrophone, wasConnected } = state;
  const { announced } = voice;
  switch (phase) {
    case "connecting":
      if (state.hearing.state === "asking") return hearingCopy.ask.text;
      return askingMicrophone ? announced.microphone : announced.connecting;
    case "in-call":
      return (
        noticeOf(state) ??
        (canMute(state) ? announced.connected : announced.connectedToType)
      );
    case "idle":
      return wasConnected && !hasFailed(state) ? announced.ended : "";
  }
}

/** What the visitor should know or decide in the call, if there is something: the most pressing of it. */
export function noticeOf({
  interrupted,
  silent,
  allowAudio,
  hearing,
  hasReplied,
}: CallState): string | undefined {
  if (interrupted) return callPanel.interrupted;
  if (allowAudio) return callPanel.allowAudio.text;
  // Whoever has answered knows how.
  if (hasReplied) return undefined;
  if (silent) return callPanel.noSound;
  return hearing.state === "off" ? hearingCopy.off[hearing.reason] : undefined;
}
