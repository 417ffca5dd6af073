import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IDLE } from "./call-state.ts";
import { CallFailure, type VoiceCall, type VoiceEngine } from "./engine.ts";
import { CONNECT_LIMIT, createVoiceSession, SILENCE_LIMIT } from "./session.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A scripted engine's call, in which the test plays the far end. */
function createLine(call: VoiceCall) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  call.signal.addEventListener("abort", () => resolve());
  const controls = {
    say: vi.fn<(text: string) => void>(),
    setMuted: vi.fn<(muted: boolean) => void>(),
  };
  const connect = () => call.emit({ name: "connected", controls });
  return {
    ...call,
    ...controls,
    over: promise,
    hangUp: resolve,
    fail: reject,
    connect,
  };
}

interface Scripted {
  /** A promise that settles after the abort, as of an engine that cleans up. */
  readonly clearing?: Promise<void>;
  readonly load?: () => Promise<void>;
}

/** A session with an engine that does what the test says. */
function scripted({ clearing, load }: Scripted = {}) {
  const lines: ReturnType<typeof createLine>[] = [];
  const reports: unknown[] = [];
  const handOvers: unknown[] = [];
  const engine: VoiceEngine = async (call) => {
    const line = createLine(call);
    lines.push(line);
    await line.over;
    await clearing;
  };
  const session = createVoiceSession({
    load: async () => {
      await load?.();
      return { engine };
    },
    report: (error) => reports.push(error),
    onHandOver: (fields) => handOvers.push(fields),
  });

  /** Starts a call. @returns its line */
  async function dial() {
    session.start();
    await settle();
    const line = lines.at(-1);
    if (!line) throw new Error("The engine was not called");
    return line;
  }

  async function connect() {
    const line = await dial();
    line.connect();
    return line;
  }

  return { session, lines, reports, handOvers, dial, connect };
}

/** Runs everything that is due. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a second start and a second call-start are ignored", async () => {
  const { session, lines, dial } = scripted();
  const line = await dial();
  session.start();
  await settle();
  line.connect();
  const { since } = session.getState();
  session.start();
  await vi.advanceTimersByTimeAsync(5000);
  line.connect();
  expect(lines).toHaveLength(1);
  expect(session.getState().since).toBe(since);
});

describe("ending", () => {
  test("while connecting aborts the attempt, and its later events do not affect the next call", async () => {
    const { session, handOvers, dial, connect } = scripted();
    const former = await dial();
    session.end();
    expect(former.signal.aborted).toBe(true);
    expect(session.getState().phase).toBe("idle");
    const line = await connect();
    const state = session.getState();
    former.connect();
    former.emit({ name: "changed", facts: { speaking: true } });
    former.emit({ name: "hand-over", fields: {} });
    await settle();
    expect(session.getState()).toBe(state);
    expect(line.signal.aborted).toBe(false);
    expect(handOvers).toEqual([]);
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

test("typed words are in the transcript and reach the far end; blank ones are not", async () => {
  const { session, connect } = scripted();
  session.say("too early");
  const line = await connect();
  line.emit({ name: "changed", facts: { choices: ["Yes", "No"] } });
  session.say("  Thursday at three ");
  session.say("   ");
  expect(line.say.mock.calls).toEqual([["Thursday at three"]]);
  expect(session.getState()).toMatchObject({
    transcript: [
      { speaker: "visitor", text: "Thursday at three", final: true },
    ],
    choices: [],
  });
});

test("a visitor who has answered is told how to answer only when hearing changes", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  session.say("Hello");
  expect(session.getState().hasReplied).toBe(true);
  line.emit({ name: "changed", facts: { speaking: true } });
  expect(session.getState().hasReplied).toBe(true);
  const hearing = { state: "off", reason: "lost" } as const;
  line.emit({ name: "changed", facts: { hearing } });
  expect(session.getState().hasReplied).toBe(false);
});

test("what a clinic would get stays after the call; the next one begins with only the diary's entry", async () => {
  const { session, connect } = scripted();
  const facts = {
    simpleVoice: true,
    emergency: { number: "999", text: "Call." },
    note: { name: "Ann", phone: "", message: "Please ring back", at: 0 },
    entry: {
      kind: "booked",
      name: "Ann",
      phone: "07700 900123",
      day: "2026-03-12",
      time: "15:00",
    },
  } as const;
  const line = await connect();
  line.emit({ name: "changed", facts });
  session.say("Hello");
  session.end();
  expect(session.getState()).toMatchObject(facts);
  expect(session.getState().transcript).toHaveLength(1);
  session.start();
  const { entry } = facts;
  expect(session.getState()).toEqual({ ...IDLE, phase: "connecting", entry });
});

test("muting reaches the far end once, and ends with the call", async () => {
  const { session, connect } = scripted();
  const line = await connect();
  session.setMuted(true);
  session.setMuted(true);
  expect(line.setMuted.mock.calls).toEqual([[true]]);
  expect(session.getState().muted).toBe(true);
  session.end();
  await connect();
  expect(session.getState().muted).toBe(false);
});

describe("a failure", () => {
  const refused = new CallFailure("microphone-refused");
  const cutOff = new CallFailure("cut-off");

  test.each([
    [refused, "before the call is up", "microphone-refused"],
    [cutOff, "before the call is up", "not-connected"],
    [cutOff, "in the call", "cut-off"],
    [new TypeError("what?"), "before the call is up", "unsupported"],
    [new TypeError("what?"), "in the call", "cut-off"],
  ])("%s, %s, is reported and means %s", async (error, when, failure) => {
    const { session, reports, dial } = scripted();
    const line = await dial();
    if (when === "in the call") line.connect();
    line.fail(error);
    await settle();
    expect(session.getState().failure).toBe(failure);
    expect(reports).toEqual([error]);
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
    expect(session.getState().failure).toBe("not-loaded");
    broken = false;
    session.start();
    await settle();
    expect(lines).toHaveLength(1);
  });
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
  expect(session.getState().phase).toBe("idle");
  expect(line.signal.aborted).toBe(true);
});

describe("the limit on connecting", () => {
  test("does not count the visitor's time at the microphone prompt", async () => {
    const { session, dial } = scripted();
    const line = await dial();
    const hear = (state: "opening" | "unknown") =>
      line.emit({ name: "changed", facts: { hearing: { state } } });
    hear("opening");
    await vi.advanceTimersByTimeAsync(10 * CONNECT_LIMIT);
    expect(session.getState().phase).toBe("connecting");
    hear("unknown");
    await vi.advanceTimersByTimeAsync(CONNECT_LIMIT);
    expect(session.getState().failure).toBe("not-connected");
    expect(line.signal.aborted).toBe(true);
  });

  test("begins again with the engine, however long that took to load", async () => {
    const { session, lines } = scripted({
      load: () =>
        new Promise((resolve) => {
          setTimeout(resolve, CONNECT_LIMIT - 1);
        }),
    });
    session.start();
    await vi.advanceTimersByTimeAsync(2 * CONNECT_LIMIT - 2);
    expect(lines).toHaveLength(1);
    expect(session.getState().phase).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState().failure).toBe("not-connected");
  });

  test("does not count in the call, nor after it", async () => {
    const { session, connect } = scripted();
    const line = await connect();
    await vi.advanceTimersByTimeAsync(2 * CONNECT_LIMIT);
    expect(session.getState().phase).toBe("in-call");
    line.hangUp();
    await vi.advanceTimersByTimeAsync(2 * CONNECT_LIMIT);
    expect(session.getState()).toMatchObject({
      phase: "idle",
      failure: undefined,
    });
  });
});
