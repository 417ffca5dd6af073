import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailure } from "./engine.ts";
import { CONNECT_LIMIT } from "./session.ts";
import { scripted, settle } from "./testing/scripted-call.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
    ["before the call is up", false, "not-connected"],
    ["in the call", true, "cut-off"],
  ])("that has no name, %s, gets one", async (_, connected, outcome) => {
    const { session, dial } = scripted();
    const line = await dial();
    if (connected) line.connect();
    line.fail(new TypeError("what?"));
    await settle();
    expect(session.getState().outcome).toBe(outcome);
  });

  test("to load the engine is one to connect, and the next press tries again", async () => {
    let broken = true;
    const { session, lines } = scripted({
      load: async () => {
        if (broken) throw new TypeError("Failed to fetch");
      },
    });
    session.start();
    await settle();
    expect(session.getState().outcome).toBe("not-connected");
    broken = false;
    session.start();
    await settle();
    expect(lines).toHaveLength(1);
  });

  test("after the visitor's own end changes nothing and is not reported", async () => {
    const { session, reports, connect } = scripted();
    const line = await connect();
    session.end();
    line.fail(new Error("the room is gone"));
    await settle();
    expect(session.getState().outcome).toBe("ended");
    expect(reports).toEqual([]);
  });
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
    line.emit({ name: "asking-microphone" });
    expect(session.getState().askingMicrophone).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * CONNECT_LIMIT);
    expect(session.getState().phase).toBe("connecting");
    line.emit({ name: "dialling" });
    expect(session.getState().askingMicrophone).toBe(false);
    await vi.advanceTimersByTimeAsync(CONNECT_LIMIT);
    expect(session.getState().outcome).toBe("not-connected");
  });

  test("does not count the visitor's time at the question whether they may be heard", async () => {
    const { session, dial } = scripted();
    const line = await dial();
    line.emit({
      name: "hearing",
      hearing: { state: "asking", answer: vi.fn<(yes: boolean) => void>() },
    });
    await vi.advanceTimersByTimeAsync(10 * CONNECT_LIMIT);
    expect(session.getState().hearing.state).toBe("asking");
    session.end();
    expect(session.getState()).toMatchObject({
      phase: "idle",
      wasConnected: false,
    });
    expect(line.signal.aborted).toBe(true);
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
