import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailure } from "./engine.ts";
import { CONNECT_LIMIT, SILENCE_LIMIT } from "./session.ts";
import { scripted, settle } from "./testing/scripted-call.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a call goes from idle over connecting to in call and back", async () => {
  const { session, dial } = scripted();
  expect(session.getState().phase).toBe("idle");
  const line = await dial();
  expect(session.getState().phase).toBe("connecting");
  line.connect();
  expect(session.getState().phase).toBe("in-call");
  line.hangUp();
  await settle();
  expect(session.getState()).toMatchObject({
    phase: "idle",
    outcome: "hung-up",
  });
});

test("the engine waits until the answer to the press is shown", async () => {
  const shown = Promise.withResolvers<void>();
  const { session, lines } = scripted({ shown: shown.promise });
  session.start();
  await settle();
  expect(session.getState().phase).toBe("connecting");
  expect(lines).toHaveLength(0);
  shown.resolve();
  await settle();
  expect(lines).toHaveLength(1);
});

test("start is ignored while connecting and connected", async () => {
  const { session, lines, dial } = scripted();
  const line = await dial();
  session.start();
  await settle();
  line.connect();
  session.start();
  await settle();
  expect(lines).toHaveLength(1);
});

test("a second call-start in a call is ignored", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  const { since } = session.getState();
  await vi.advanceTimersByTimeAsync(5000);
  line.connect();
  expect(session.getState().since).toBe(since);
});

describe("ending", () => {
  test("while connecting aborts the attempt, and its later events are ignored", async () => {
    const { session, dial } = scripted();
    const line = await dial();
    session.end();
    expect(line.signal.aborted).toBe(true);
    line.connect();
    line.emit({ name: "changed", facts: { speaking: true } });
    await settle();
    expect(session.getState()).toMatchObject({
      phase: "idle",
      outcome: "ended",
    });
  });

  test("while the engine is loading starts no call", async () => {
    const loaded = Promise.withResolvers<void>();
    const { session, lines } = scripted({ load: () => loaded.promise });
    session.start();
    session.end();
    loaded.resolve();
    await settle();
    expect(lines).toHaveLength(0);
  });
});

test("the next call waits until the previous one is cleaned up, whose faults are ignored", async () => {
  const clearing = Promise.withResolvers<void>();
  const call = scripted({ clearing: clearing.promise });
  const { session, lines, reports, connect } = call;
  await connect();
  session.end();
  session.start();
  await settle();
  expect(session.getState().phase).toBe("connecting");
  expect(lines).toHaveLength(1);
  clearing.reject(new Error("the room is gone"));
  await settle();
  expect(lines).toHaveLength(2);
  expect(reports).toEqual([]);
});

test("late events of a previous call do not affect the next one", async () => {
  const { session, handOvers, connect } = scripted();
  const former = await connect();
  session.end();
  const line = await connect();
  former.emit({ name: "changed", facts: { speaking: true } });
  former.emit({ name: "hand-over", fields: {} });
  await settle();
  expect(session.getState()).toMatchObject({
    phase: "in-call",
    speaking: false,
  });
  expect(line.signal.aborted).toBe(false);
  expect(handOvers).toEqual([]);
});

test("the level goes to its own listeners, not through the state, and falls to 0 at the end", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  const levels: number[] = [];
  let changes = 0;
  session.subscribeLevel((level) => levels.push(level));
  session.subscribe(() => (changes += 1));
  line.emit({ name: "volume-level", level: 0.4 });
  expect(levels).toEqual([0.4]);
  expect(changes).toBe(0);
  session.end();
  expect(levels).toEqual([0.4, 0]);
});

test("typed words are in the transcript and reach the far end; blank ones are not", async () => {
  const { session, connect } = scripted();
  session.say("too early");
  const line = await connect();
  line.emit({ name: "changed", facts: { choices: ["Yes", "No"] } });
  session.say("  Thursday at three ");
  session.say("   ");
  expect(line.said).toEqual(["Thursday at three"]);
  expect(session.getState()).toMatchObject({
    transcript: [
      { speaker: "visitor", text: "Thursday at three", final: true },
    ],
    choices: [],
  });
});

test("muting reaches the far end once, and ends with the call", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  session.setMuted(true);
  session.setMuted(true);
  expect(line.mutings).toEqual([true]);
  expect(session.getState().muted).toBe(true);
  session.end();
  await connect();
  expect(session.getState().muted).toBe(false);
});

describe("a failure", () => {
  test("of the engine is the outcome, and is reported once", async () => {
    const { session, reports, dial } = scripted();
    const line = await dial();
    const failure = new CallFailure("microphone-refused");
    line.fail(failure);
    await settle();
    expect(session.getState().outcome).toBe("microphone-refused");
    expect(reports).toEqual([failure]);
  });

  test.each([
    ["before the call is up", false, "unsupported"],
    ["in the call", true, "cut-off"],
  ])("that has no name, %s, gets one", async (_, connected, outcome) => {
    const { session, dial } = scripted();
    const line = await dial();
    if (connected) line.connect();
    line.fail(new TypeError("what?"));
    await settle();
    expect(session.getState().outcome).toBe(outcome);
  });

  test("to load the engine is reported, and the next press tries again", async () => {
    let broken = true;
    const { session, lines } = scripted({
      load: async () => {
        if (broken) throw new CallFailure("not-loaded");
      },
    });
    session.start();
    await settle();
    expect(session.getState().outcome).toBe("not-loaded");
    broken = false;
    session.start();
    await settle();
    expect(lines).toHaveLength(1);
  });
});

test("a call that was refused before it began was not cut off", async () => {
  const { session, dial } = scripted();
  const line = await dial();
  line.fail(new CallFailure("cut-off"));
  await settle();
  expect(session.getState().outcome).toBe("not-connected");
});

test("a call ends after five silent minutes", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT - 1);
  line.emit({ name: "changed", facts: { speaking: true } });
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT - 1);
  session.say("Hello");
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT - 1);
  expect(session.getState().phase).toBe("in-call");
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getState()).toMatchObject({
    phase: "idle",
    outcome: "hung-up",
  });
  expect(line.signal.aborted).toBe(true);
});

describe("the limit on connecting", () => {
  test("ends an attempt that takes too long", async () => {
    const { session, dial } = scripted();
    const line = await dial();
    await vi.advanceTimersByTimeAsync(CONNECT_LIMIT - 1);
    expect(session.getState().phase).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState().outcome).toBe("not-connected");
    expect(line.signal.aborted).toBe(true);
  });

  test("does not count the visitor's time at the microphone prompt", async () => {
    const { session, dial } = scripted();
    const line = await dial();
    line.emit({ name: "changed", facts: { askingMicrophone: true } });
    expect(session.getState().askingMicrophone).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * CONNECT_LIMIT);
    expect(session.getState().phase).toBe("connecting");
    line.emit({ name: "changed", facts: { askingMicrophone: false } });
    expect(session.getState().askingMicrophone).toBe(false);
    await vi.advanceTimersByTimeAsync(CONNECT_LIMIT);
    expect(session.getState().outcome).toBe("not-connected");
  });

  test("does not count in the call, nor after it", async () => {
    const { session, connect } = scripted();
    const line = await connect();
    await vi.advanceTimersByTimeAsync(2 * CONNECT_LIMIT);
    expect(session.getState().phase).toBe("in-call");
    line.hangUp();
    await vi.advanceTimersByTimeAsync(2 * CONNECT_LIMIT);
    expect(session.getState().outcome).toBe("hung-up");
  });
});
