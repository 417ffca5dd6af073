import { describe, expect, test } from "vitest";
import { callPanel, hearing, voice } from "../content/voice.ts";
import {
  type CallAction,
  type CallState,
  IDLE,
  type Outcome,
  reduceCall,
} from "./call-state.ts";
import { announcementOf, noticeOf, statusOf } from "./call-status.ts";
import type { CallFacts, Hearing } from "./engine.ts";

const after = (...actions: readonly CallAction[]): CallState =>
  actions.reduce(reduceCall, IDLE);

const changed = (facts: Partial<CallFacts>) =>
  ({ name: "changed", facts }) as const;
const hears = (state: Hearing) => changed({ hearing: state });
const says = (speaker: "assistant" | "visitor") =>
  ({ name: "transcript", speaker, text: "Hello", final: true }) as const;
const over = (outcome: Outcome) => ({ name: "over", outcome, now: 0 }) as const;

const start = { name: "start" } as const;
const connected = {
  name: "connected",
  now: 0,
  controls: { setMuted: () => undefined, say: () => undefined },
} as const;
const muted = { name: "mute", muted: true } as const;
const heard = hears({ state: "on", listening: true });
const waits = hears({ state: "on", listening: false });
const deaf = hears({ state: "off", reason: "unsupported" });
const greeted = says("assistant");
const typed = says("visitor");

describe("the status is true", () => {
  test.each<[string, CallAction[]]>([
    ["idle", []],
    ["connecting", [start]],
    ["connecting", [start, connected]],
    ["yourTurn", [start, connected, greeted]],
    ["yourTurn", [start, connected, waits, greeted]],
    ["listening", [start, connected, heard]],
    ["muted", [start, connected, heard, muted]],
    ["yourTurn", [start, connected, greeted, deaf, muted]],
    ["speaking", [start, connected, heard, changed({ speaking: true })]],
    ["interrupted", [start, connected, heard, changed({ interrupted: true })]],
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
  const { text } = callPanel.allowAudio;
  const toType = hearing.off.unsupported;
  const blocked = changed({ silence: { allow: () => undefined } });
  const asked = after(start, connected, deaf, blocked);
  expect(noticeOf(asked)).toBe(`${text} ${toType}`);
  expect(noticeOf(reduceCall(asked, typed))).toBe(text);
  const silent = changed({ silence: { allow: undefined } });
  const told = after(start, connected, deaf, typed, silent);
  expect(noticeOf(told)).toBe(`${callPanel.noSound} ${toType}`);
  expect(noticeOf(reduceCall(told, typed))).toBeUndefined();
  const plays = after(
    start,
    connected,
    silent,
    changed({ silence: undefined }),
  );
  expect(noticeOf(plays)).toBeUndefined();
});

test("what a clinic would get stays after the call; the next one begins with only the diary's entry", () => {
  const facts = {
    simpleVoice: true,
    emergency: { number: "999", text: "Call." },
    note: { name: "Ann", phone: "", message: "Please ring back", at: 0 },
    entry: {
      kind: "booked",
      name: "Ann",
      phone: "07700 900 123",
      day: "2026-03-12",
      time: "15:00",
    },
  } as const;
  const ended = after(start, changed(facts), connected, typed, over("ended"));
  expect(ended).toMatchObject(facts);
  expect(ended.transcript).toHaveLength(1);
  const next = reduceCall(ended, start);
  expect(next).toEqual({ ...IDLE, phase: "connecting", entry: facts.entry });
});
