import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOUND_LIMIT, VOICE_LIMIT } from "./create-engine.ts";
import { A_WHILE, connect, GREETING } from "./testing/call.ts";
import { fakeOutput, fakeSynthesiser } from "./testing/fakes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is missing", () => {
  const SILENT = { name: "audio-blocked", allow: undefined } as const;

  test("without sound, voice or hearing the call goes on by captions and typing", async () => {
    const call = await connect({ bare: true });
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING]);
    call.controls().say("hello");
    await call.wait(A_WHILE);
    expect(call.said().at(-1)).toBe("You said hello.");
    expect(call.names()).not.toContain("asking-microphone");
    expect(call.events.filter(({ name }) => name === SILENT.name)).toEqual([
      SILENT,
    ]);
    expect(call.events).toContainEqual({
      name: "hearing",
      hearing: { state: "off", reason: "unsupported" },
    });
  });

  test("where the browser plays nothing yet, a press lets it speak", async () => {
    const output = fakeOutput();
    output.state.allowed = false;
    const call = await connect({ output });
    await call.wait(1000);
    const blocked = call.events.find(({ name }) => name === "audio-blocked");
    expect(call.names()).not.toContain("audio-playing");
    output.state.allowed = true;
    if (blocked?.name === "audio-blocked") blocked.allow?.();
    await call.wait(500);
    expect(call.names()).toContain("audio-playing");
    expect(output.isPlaying()).toBe(true);
  });

  test("where no press brings sound, the visitor is told, and the call goes on", async () => {
    const output = fakeOutput();
    output.state.allowed = false;
    const call = await connect({ output });
    await call.wait(1000);
    const blocked = call.events.find(({ name }) => name === "audio-blocked");
    if (blocked?.name === "audio-blocked") blocked.allow?.();
    await call.wait(SOUND_LIMIT);
    expect(call.events).toContainEqual(SILENT);
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING]);
    // Headphones were plugged in.
    output.setRunning(true);
    expect(call.names().at(-1)).toBe("audio-playing");
  });

  test("a voice that does not load is not waited for, and speaks up when it comes", async () => {
    const synthesiser = fakeSynthesiser({ loads: VOICE_LIMIT + 200 });
    const call = await connect({ synthesiser });
    await call.wait(VOICE_LIMIT);
    expect(call.names()).toContain("connected");
    expect(call.output.isPlaying()).toBe(false);
    await call.wait(1000);
    expect(call.output.isPlaying()).toBe(true);
  });
});
