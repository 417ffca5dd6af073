import { expect, test, vi } from "vitest";
import { A_WHILE, fakeBrowser, start } from "./testing/call.ts";
import { fakeSynthesiser } from "./testing/fakes.ts";

fakeBrowser();

const stages = {
  "while the voice loads": 1,
  "while the microphone is asked for": 2,
  "while the receptionist speaks": 3,
  "while it listens": 4,
};

test.each(Object.entries(stages))(
  "a call that the visitor ends %s leaves nothing open",
  async (_, stage) => {
    const asked = Promise.withResolvers<void>();
    const synthesiser = fakeSynthesiser({ loads: stage === 1 ? "never" : 0 });
    const call = await start({
      synthesiser,
      microphoneAnswer: asked.promise,
    });
    await call.wait(100);
    if (stage > 2) asked.resolve();
    await call.wait(stage === 4 ? A_WHILE : 1000);
    expect(call.outcome).toBe("running");
    expect(call.output.isPlaying()).toBe(stage === 2 || stage === 3);

    call.end();
    expect(call.output.isPlaying()).toBe(false);
    await call.wait(100);
    expect(call.outcome).toBe("over");
    await call.wait(60_000);
    expect(call.recognition.current()).toBeUndefined();
    if (stage === 2) asked.resolve();
    await call.wait(100);
    if (stage > 1) expect(call.microphone.track.readyState).toBe("ended");
    expect(call.output.listeners.size).toBe(0);
    expect(call.output.state.running).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  },
);
