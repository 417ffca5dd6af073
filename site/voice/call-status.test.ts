import { describe, expect, test, vi } from "vitest";
import { callPanel, hearing, voice } from "../content/voice.ts";
import {
  type CallAction,
  type CallState,
  IDLE,
  reduceCall,
} from "./call-state.ts";
import { announcementOf, noticeOf, statusOf } from "./call-status.ts";

const after = (...actions: readonly CallAction[]): CallState =>
  actions.reduce(reduceCall, IDLE);

const start = { name: "start" } as const;
const connected = {
  name: "connected",
  now: 0,
  controls: { setMuted: () => undefined, say: () => undefined },
} as const;
const heard = {
  name: "hearing",
  hearing: { state: "on", listening: true },
} as const;
const waits = {
  name: "hearing",
  hearing: { state: "on", listening: false },
} as const;
const deaf = {
  name: "hearing",
  hearing: { state: "off", reason: "unsupported" },
} as const;
const over = (outcome: CallState["outcome"] & string) =>
  ({ name: "over", outcome, now: 0 }) as const;
const greeted = {
  name: "transcript",
  speaker: "assistant",
  text: "Hello",
  final: true,
} as const;
const typed = {
  name: "transcript",
  speaker: "visitor",
  text: "Hello",
  final: true,
} as const;

describe("the status is true", () => {
  test.each<[string, CallAction[]]>([
    ["idle", []],
    ["connecting", [start]],
    ["connecting", [start, connected]],
    ["yourTurn", [start, connected, greeted]],
    ["yourTurn", [start, connected, waits, greeted]],
    ["listening", [start, connected, heard]],
    ["muted", [start, connected, heard, { name: "mute", muted: true }]],
    [
      "yourTurn",
      [start, connected, greeted, deaf, { name: "mute", muted: true }],
    ],
    ["yourTurn", [start, connected, greeted, heard, deaf]],
    ["speaking", [start, connected, heard, { name: "speech-start" }]],
    [
      "interrupted",
      [start, connected, heard, { name: "network", state: "interrupted" }],
    ],
    ["ended", [start, connected, over("ended")]],
    ["ended", [start, connected, over("cut-off")]],
    ["failed", [start, over("microphone-refused")]],
    ["idle", [start, over("ended")]],
  ])("%s", (status, actions) => {
    expect(statusOf(after(...actions))).toBe(status);
  });
});

test("a visitor who is not heard is not told to speak", () => {
  const { connected: speak } = voice.announced;
  expect(announcementOf(after(start, connected, heard))).toBe(speak);
  expect(announcementOf(after(start, connected))).not.toBe(speak);
  expect(announcementOf(after(start, connected, deaf))).not.toBe(speak);
});

test("a call that never began has not ended", () => {
  const { ended } = voice.announced;
  expect(announcementOf(after(start, over("ended")))).toBe("");
  expect(announcementOf(after(start, connected, over("ended")))).toBe(ended);
});

test("the notice about hearing stays until the visitor has answered", () => {
  expect(noticeOf(after(start, connected, deaf))).toBeDefined();
  expect(noticeOf(after(start, connected, deaf, typed))).toBeUndefined();
  expect(noticeOf(after(start, connected, typed, deaf))).toBeDefined();
});

test("without sound the visitor is told to read, and how to answer until they have", () => {
  const allow = vi.fn<() => void>();
  const blocked = { name: "audio-blocked", allow } as const;
  const silent = { name: "audio-blocked", allow: undefined } as const;
  const asked = after(start, connected, deaf, blocked);
  const toType = hearing.off.unsupported;
  expect(noticeOf(asked)).toBe(`${callPanel.allowAudio.text} ${toType}`);
  expect(noticeOf(reduceCall(asked, typed))).toBe(callPanel.allowAudio.text);
  expect(asked.allowAudio).toBe(allow);
  const told = after(start, connected, deaf, typed, silent);
  expect(noticeOf(told)).toBe(`${callPanel.noSound} ${toType}`);
  expect(noticeOf(reduceCall(told, typed))).toBeUndefined();
  const plays = after(start, connected, silent, { name: "audio-playing" });
  expect(noticeOf(plays)).toBeUndefined();
});

test("an emergency stays until the next call", () => {
  const emergency = {
    name: "emergency",
    number: "999",
    text: "Call.",
  } as const;
  const during = after(start, connected, emergency, typed);
  expect(during.emergency).toEqual({ number: "999", text: "Call." });
  const ended = reduceCall(during, over("ended"));
  expect(ended.emergency).toEqual(during.emergency);
  expect(reduceCall(ended, start).emergency).toBeUndefined();
});

test("a simple voice is announced from before the call is answered until the next one", () => {
  const simple = { name: "simple-voice" } as const;
  expect(after(start, connected).simpleVoice).toBe(false);
  expect(after(start, connected, simple).simpleVoice).toBe(true);
  const ended = after(start, simple, connected, over("ended"));
  expect(ended.simpleVoice).toBe(true);
  expect(reduceCall(ended, start).simpleVoice).toBe(false);
});

test("the diary's entry stays after the call, and in the next one", () => {
  const entry = {
    kind: "booked",
    name: "Ann",
    phone: "07700 900 123",
    day: "2026-03-12",
    time: "15:00",
  } as const;
  const next = after(
    start,
    connected,
    { name: "diary", entry },
    over("ended"),
    start,
    connected,
  );
  expect(next.entry).toEqual(entry);
});
