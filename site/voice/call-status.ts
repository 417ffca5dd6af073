import { callPanel, hearing as hearingCopy, voice } from "../content/voice.ts";
import type { CallState } from "./call-state.ts";
import type { Hearing } from "./engine.ts";

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

const { announced } = voice;

/** What a visitor is told of a call that is up, by whether and how they are heard. */
const CONNECTED: Readonly<Record<Hearing["state"], string>> = {
  opening: announced.microphone,
  on: announced.connected,
  offered: announced.connectedToTalk,
  unknown: announced.connectedToType,
  off: announced.connectedToType,
};

/** For visitors who can't see the button. That Ellaira speaks is left out, because they hear that at the moment. */
export function announcementOf(state: CallState): string {
  switch (state.phase) {
    case "connecting":
      return state.hearing.state === "opening"
        ? announced.microphone
        : announced.connecting;
    case "in-call":
      return noticeOf(state) ?? CONNECTED[state.hearing.state];
    case "idle":
      return statusOf(state) === "ended" && !state.failure
        ? announced.ended
        : "";
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
