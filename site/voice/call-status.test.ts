import { expect, test } from "vitest";
import { callPanel, hearing as hearingCopy, voice } from "../content/voice.ts";
import { type CallState, IDLE } from "./call-state.ts";
import { announcementOf, noticeOf, statusOf } from "./call-status.ts";

const inCall = (changes: Partial<CallState> = {}): CallState => ({
  ...IDLE,
  phase: "in-call",
  ...changes,
});

const hearing = { state: "on", listening: true } as const;
const waiting = { state: "on", listening: false } as const;
const deaf = { state: "off", reason: "unsupported" } as const;
const transcript = [
  { speaker: "assistant", text: "Hello", final: true },
] as const;

test.each<[string, CallState]>([
  ["idle", IDLE],
  ["connecting", { ...IDLE, phase: "connecting" }],
  ["connecting", inCall()],
  ["yourTurn", inCall({ transcript })],
  ["yourTurn", inCall({ transcript, hearing: waiting })],
  ["listening", inCall({ hearing })],
  ["muted", inCall({ hearing, muted: true })],
  ["yourTurn", inCall({ transcript, hearing: deaf, muted: true })],
  ["speaking", inCall({ hearing, speaking: true })],
  ["interrupted", inCall({ hearing, interrupted: true })],
  ["ended", { ...IDLE, lasted: 0 }],
  ["ended", { ...IDLE, lasted: 0, failure: "cut-off" }],
  ["failed", { ...IDLE, failure: "microphone-refused" }],
])("the status is true: %s", (status, state) => {
  expect(statusOf(state)).toBe(status);
});

test("a visitor who is not heard is not told to speak", () => {
  const { connected: speak } = voice.announced;
  expect(announcementOf(inCall({ hearing }))).toBe(speak);
  expect(announcementOf(inCall())).not.toBe(speak);
  expect(announcementOf(inCall({ hearing: deaf }))).not.toBe(speak);
});

test("a call that never began has not ended", () => {
  const { ended } = voice.announced;
  expect(announcementOf(IDLE)).toBe("");
  expect(announcementOf({ ...IDLE, lasted: 0 })).toBe(ended);
});

test("without sound the visitor is told to read, and how to answer until they have", () => {
  const { text } = callPanel.allowAudio;
  const toType = hearingCopy.off.unsupported;
  const blocked = inCall({
    hearing: deaf,
    silence: { allow: () => undefined },
  });
  expect(noticeOf(blocked)).toBe(`${text} ${toType}`);
  expect(noticeOf({ ...blocked, hasReplied: true })).toBe(text);
  const silent = inCall({ hearing: deaf, silence: { allow: undefined } });
  expect(noticeOf(silent)).toBe(`${callPanel.noSound} ${toType}`);
  expect(noticeOf({ ...silent, hasReplied: true })).toBeUndefined();
  expect(noticeOf(inCall())).toBeUndefined();
});
