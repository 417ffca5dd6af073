import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createVoiceSession } from "./session.ts";
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
  const begins: (() => void)[] = [];
  const engine = vi.fn(() => new Promise<void>(() => {}));
  const session = createVoiceSession({
    load: () => Promise.resolve({ engine }),
    report: () => undefined,
    onHandOver: () => undefined,
    whenShown: (begin) => begins.push(begin),
  });
  session.start();
  await settle();
  expect(session.getState().phase).toBe("connecting");
  expect(engine).not.toHaveBeenCalled();
  begins[0]?.();
  await settle();
  expect(engine).toHaveBeenCalledOnce();
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

test("speaking follows speech, and ends with the call", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  line.emit({ name: "speech-start" });
  expect(session.getState().speaking).toBe(true);
  line.emit({ name: "speech-end" });
  expect(session.getState().speaking).toBe(false);
  line.emit({ name: "speech-start" });
  line.hangUp();
  await settle();
  expect(session.getState().speaking).toBe(false);
});

test("a second call-start in a call means nothing", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  const { since } = session.getState();
  await vi.advanceTimersByTimeAsync(5000);
  line.connect();
  expect(session.getState().since).toBe(since);
});

describe("ending", () => {
  test("while connecting aborts the attempt, and what it still says is not heard", async () => {
    const { session, dial } = scripted();
    const line = await dial();
    session.end();
    expect(line.signal.aborted).toBe(true);
    line.connect();
    line.emit({ name: "speech-start" });
    await settle();
    expect(session.getState()).toMatchObject({
      phase: "idle",
      outcome: "ended",
    });
  });

  test("while the engine is being loaded calls nobody", async () => {
    const loaded = Promise.withResolvers<void>();
    const { session, lines } = scripted({ load: () => loaded.promise });
    session.start();
    session.end();
    loaded.resolve();
    await settle();
    expect(lines).toHaveLength(0);
  });

  test("twice, or without a call, does nothing", async () => {
    const { session, connect } = scripted();
    session.end();
    await connect();
    session.end();
    const state = session.getState();
    session.end();
    expect(session.getState()).toBe(state);
  });

  test("keeps what was said, half a sentence too", async () => {
    const { session, connect } = scripted();
    const line = await connect();
    line.emit({
      name: "transcript",
      speaker: "assistant",
      text: "See you on",
      final: false,
    });
    session.end();
    expect(session.getState().transcript).toEqual([
      { speaker: "assistant", text: "See you on", partial: false },
    ]);
  });
});

test("the next call waits until the former is cleared away", async () => {
  const clearing = Promise.withResolvers<void>();
  const { session, lines, connect } = scripted({ clearing: clearing.promise });
  await connect();
  session.end();
  session.start();
  await settle();
  expect(session.getState().phase).toBe("connecting");
  expect(lines).toHaveLength(1);
  clearing.resolve();
  await settle();
  expect(lines).toHaveLength(2);
});

test("late news of a former call does not touch the next one", async () => {
  const { session, connect } = scripted();
  const former = await connect();
  session.end();
  const line = await connect();
  former.emit({ name: "speech-start" });
  former.emit({ name: "hand-over", fields: {} });
  former.fail(new Error("late"));
  await settle();
  expect(session.getState()).toMatchObject({
    phase: "in-call",
    speaking: false,
  });
  expect(line.signal.aborted).toBe(false);
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

test("typed words stand in the transcript and reach the far end, blank ones do not", async () => {
  const { session, connect } = scripted();
  session.say("too early");
  const line = await connect();
  line.emit({ name: "choices", choices: ["Yes", "No"] });
  session.say("  Thursday at three ");
  session.say("   ");
  expect(line.said).toEqual(["Thursday at three"]);
  expect(session.getState()).toMatchObject({
    transcript: [
      { speaker: "visitor", text: "Thursday at three", partial: false },
    ],
    choices: [],
  });
});

test("muting reaches the far end once, and is over with the call", async () => {
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

test("a hand-over is passed on", async () => {
  const { handOvers, connect } = scripted();
  const line = await connect();
  line.emit({ name: "hand-over", fields: { name: "Zoë" } });
  expect(handOvers).toEqual([{ name: "Zoë" }]);
});

test("listeners hear of changes until they unsubscribe", async () => {
  const { session, dial } = scripted();
  const phases: string[] = [];
  const unsubscribe = session.subscribe(() =>
    phases.push(session.getState().phase),
  );
  await dial();
  unsubscribe();
  session.end();
  expect(phases).toEqual(["connecting"]);
});
