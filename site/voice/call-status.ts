import { callPanel, hearing as hearingCopy, voice } from "../content/voice.ts";
import type { CallState } from "./call-state.ts";

export type Status = keyof typeof voice.status;

/** The status is "Listening" only while a recogniser or the far end transcribes the visitor's words. */
export function statusOf(state: CallState): Status {
  switch (state.phase) {
    case "connecting":
      return "connecting";
    case "in-call":
      if (state.interrupted) return "interrupted";
      if (state.speaking) return "speaking";
      if (state.hearing.state === "on") {
        if (state.muted) return "muted";
        if (state.hearing.listening) return "listening";
      }
      // Until the assistant's first word there is nothing to answer.
      return state.transcript.length === 0 ? "connecting" : "yourTurn";
    case "idle":
      if (state.lasted !== undefined) return "ended";
      return state.failure ? "failed" : "idle";
  }
}

/** For visitors who can't see the button. That Ellaira speaks is left out, because they hear that at the moment. */
export function announcementOf(state: CallState): string {
  const { announced } = voice;
  switch (state.phase) {
    case "connecting":
      return state.askingMicrophone
        ? announced.microphone
        : announced.connecting;
    case "in-call":
      return noticeOf(state) ?? connectedTo(state);
    case "idle":
      return statusOf(state) === "ended" && !state.failure
        ? announced.ended
        : "";
  }
}

function connectedTo({ hearing }: CallState): string {
  const { announced } = voice;
  switch (hearing.state) {
    case "opening":
      return announced.microphone;
    case "on":
      return announced.connected;
    case "offered":
      return announced.connectedToTalk;
    case "unknown":
    case "off":
      return announced.connectedToType;
  }
}

/** The notice for the visitor, about the network or about hearing on either side. */
export function noticeOf({
  interrupted,
  silence,
  hearing,
  hasReplied,
}: CallState): string | undefined {
  if (interrupted) return callPanel.interrupted;
  // Visitors who have answered know how.
  const sound = silence?.allow
    ? callPanel.allowAudio.text
    : silence && !hasReplied && callPanel.noSound;
  const typing =
    hearing.state === "off" && !hasReplied && hearingCopy.off[hearing.reason];
  return [sound, typing].filter(Boolean).join(" ") || undefined;
}
