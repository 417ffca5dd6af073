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

/** It listens only where the microphone is open, understood and not muted. */
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

export const failureOf = ({ outcome }: CallState): FailureReason | undefined =>
  outcome === "ended" || outcome === "hung-up" ? undefined : outcome;

export const hasFailed = (state: CallState): boolean =>
  failureOf(state) !== undefined;

export const canMute = ({ hearing }: CallState): boolean =>
  hearing.state === "on";

/** For people who can't see the button; not that Ellaira speaks, which they hear at that moment. */
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

/** The most pressing thing that the visitor should know or decide, if there is one. */
export function noticeOf({
  interrupted,
  silent,
  allowAudio,
  hearing,
  hasReplied,
}: CallState): string | undefined {
  if (interrupted) return callPanel.interrupted;
  if (allowAudio) return callPanel.allowAudio.text;
  // Visitors who have answered know how.
  if (hasReplied) return undefined;
  if (silent) return callPanel.noSound;
  return hearing.state === "off" ? hearingCopy.off[hearing.reason] : undefined;
}
