import { callPanel, hearing as hearingCopy, voice } from "../content/voice.ts";
import type { CallState } from "./call-state.ts";

/** What is going on, in the words that stand beside the bars. */
export function statusOf({ phase, speaking, outcome }: CallState): string {
  const { status } = voice;
  switch (phase) {
    case "connecting":
      return status.connecting;
    case "in-call":
      return speaking ? status.speaking : status.listening;
    case "idle":
      return outcome ? status.ended : status.idle;
  }
}

/**
 * What is told to those who can't see the button. Her speaking is not in it: it would be told while she
 * speaks. A failure has its own words.
 */
export function announcementOf(state: CallState): string {
  const { phase, askingMicrophone, outcome } = state;
  const { announced } = voice;
  switch (phase) {
    case "connecting":
      return askingMicrophone ? announced.microphone : announced.connecting;
    case "in-call":
      return noticeOf(state) ?? announced.connected;
    case "idle":
      return outcome === "ended" || outcome === "hung-up"
        ? announced.ended
        : "";
  }
}

/** What the visitor should know or decide in the call, if there is something: the most pressing of it. */
export function noticeOf({
  interrupted,
  allowAudio,
  hearing,
}: CallState): string | undefined {
  if (interrupted) return callPanel.interrupted;
  if (allowAudio) return callPanel.allowAudio.text;
  switch (hearing.state) {
    case "off":
      return hearingCopy.off[hearing.reason];
    case "asking":
      return hearingCopy.ask.text;
    case "on":
      return undefined;
  }
}
