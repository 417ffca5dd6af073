import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { embeddedVoice } from "../../../content/embedded-voice.ts";
import { CALL_LIMIT, LONGER_SILENCE, SILENCE } from "./conversation.ts";
import { A_WHILE, connect, GREETING, start } from "./testing/call.ts";
import {
  fakeMicrophone,
  fakeOutput,
  fakeSynthesiser,
} from "./testing/fakes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("limits", () => {
  test("after a silence the receptionist asks once, after a longer one it hangs up", async () => {
    const call = await connect();
    await call.wait(A_WHILE + SILENCE);
    expect(call.said().slice(1)).toEqual(embeddedVoice.stillThere);
    expect(call.outcome).toBe("going on");
    await call.wait(A_WHILE + LONGER_SILENCE + A_WHILE);
    expect(call.said().slice(3)).toEqual(embeddedVoice.nobodyThere);
    expect(call.outcome).toBe("over");
  });

  test("half a sentence is no silence", async () => {
    const call = await connect();
    await call.wait(A_WHILE);
    for (let i = 0; i < 4; i++) {
      await call.wait(SILENCE / 2);
      call.recognition.current()?.understand("I would", false);
    }
    expect(call.said()).toEqual([GREETING]);
  });

  test("a call ends kindly after its time, however much is said", async () => {
    const call = await connect();
    for (let time = 0; time < CALL_LIMIT; time += 20_000) {
      expect(call.outcome).toBe("going on");
      call.controls().say("more");
      await call.wait(20_000);
    }
    await call.wait(2 * A_WHILE);
    expect(call.said().slice(-2)).toEqual(embeddedVoice.timeIsUp);
    expect(call.outcome).toBe("over");
  });
});

describe("the end by the visitor", () => {
  const stages = {
    "before it began": 0,
    "while the microphone is asked for": 1,
    "while the voice loads": 2,
    "while the receptionist speaks": 3,
    "while it listens": 4,
  };

  test.each(Object.entries(stages))(
    "%s: all is released, and nothing more is told",
    async (_, stage) => {
      const microphone = fakeMicrophone();
      const asked = Promise.withResolvers<MediaStream>();
      const synthesiser = fakeSynthesiser({ loads: stage === 2 ? "never" : 0 });
      const call = start({
        synthesiser,
        microphone,
        openMicrophone: (signal) => {
          signal.addEventListener("abort", () => asked.reject(signal.reason));
          return asked.promise;
        },
        aborted: stage === 0,
      });
      await call.wait(100);
      if (stage > 1) asked.resolve(microphone.stream);
      await call.wait(stage === 4 ? A_WHILE : 1000);
      const told = call.events.length;
      const was = { playing: call.output.isPlaying(), outcome: call.outcome };
      expect(was).toEqual({
        playing: stage === 3,
        outcome: stage === 0 ? "over" : "going on",
      });

      call.end();
      expect(call.output.isPlaying()).toBe(false);
      await call.wait(100);
      expect(call.outcome).toBe("over");
      await call.wait(60_000);
      expect(call.events).toHaveLength(told);
      expect(call.recognition.current()).toBeUndefined();
      if (stage > 1) expect(microphone.track.readyState).toBe("ended");
      expect(call.output.listeners.size).toBe(0);
      expect(call.output.state.running).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

test("a second call is as good as the first", async () => {
  const output = fakeOutput();
  const synthesiser = fakeSynthesiser();
  for (let i = 0; i < 2; i++) {
    const call = await connect({ output, synthesiser });
    await call.wait(500);
    expect(output.isPlaying()).toBe(true);
    call.controls().say("goodbye");
    await call.wait(A_WHILE);
    expect(call.outcome).toBe("over");
  }
});
