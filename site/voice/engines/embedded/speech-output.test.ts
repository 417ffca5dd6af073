import { describe, expect, test, vi } from "vitest";
import { SOUND_LIMIT, VOICE_LIMIT } from "./create-engine.ts";
import { A_WHILE, fakeBrowser, GREETING, start } from "./testing/call.ts";
import { fakeOutput, fakeSynthesiser, spokenTime } from "./testing/fakes.ts";

fakeBrowser();

const SILENT = { allow: undefined };

describe("aloud", () => {
  test("captions grow word by word while a sentence is heard, and are final at its end", async () => {
    const { said, saying, wait } = await start();
    await wait(spokenTime(GREETING) / 3);
    expect(GREETING).toContain(saying());
    expect(saying().length).toBeGreaterThan(0);
    expect(saying().length).toBeLessThan(20);
    expect(said()).toEqual([]);
    await wait(spokenTime(GREETING));
    expect(said()).toEqual([GREETING]);
  });

  test("speaking ends when the last sound is heard, not when it is made", async () => {
    const { output, recognition, wait } = await start();
    await wait(spokenTime(GREETING) - 200);
    expect(output.isPlaying()).toBe(true);
    expect(recognition.current()).toBeUndefined();
    await wait(500);
    expect(output.isPlaying()).toBe(false);
    expect(recognition.current()).toBeDefined();
  });

  test("a sentence has no gap, and there is a pause between two", async () => {
    const { controls, output, wait } = await start();
    await wait(A_WHILE);
    controls().say("more");
    await wait(A_WHILE);
    const sounds = output.lines.at(-1)?.sounds ?? [];
    expect(sounds.length).toBeGreaterThan(10);
    const gaps = sounds
      .slice(1)
      .map(({ from }, index) => from - (sounds[index]?.to ?? 0));
    const [pause = 0, ...others] = gaps.toSorted((a, b) => b - a);
    expect(pause).toBeCloseTo(0.25);
    for (const gap of others) expect(gap).toBeCloseTo(0);
  });

  test("late sound is heard later, and never over earlier sound", async () => {
    const synthesiser = fakeSynthesiser({ pace: 300 });
    const { output, said, wait } = await start({ synthesiser });
    await wait(A_WHILE);
    const sounds = output.lines.at(-1)?.sounds ?? [];
    expect(sounds.length).toBeGreaterThan(5);
    sounds.slice(1).forEach(({ from }, index) => {
      expect(from).toBeGreaterThan(sounds[index]?.to ?? 0);
    });
    expect(said()).toEqual([GREETING]);
  });

  test("the level follows the voice, by the rules of the specification", async () => {
    const { news, values, wait } = await start();
    await wait(5000);
    expect(values("speaking")).toEqual([true, false]);
    expect(news("volume-level").length).toBeCloseTo(50, -1);
  });
});

describe("a missing part", () => {
  test("without sound, voice or hearing the call continues by typing and by captions, which are there at once and stay", async () => {
    const call = await start({ bare: true });
    await call.wait(200);
    expect(call.saying()).toBe(GREETING);
    expect(call.said()).toEqual([]);
    expect(call.values("speaking")).toEqual([true]);
    call.controls().say("hello");
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING, "You said hello."]);
    expect(call.values("speaking").at(-1)).toBe(false);
    expect(call.names()).not.toContain("volume-level");
    expect(call.values("silence")).toEqual([SILENT]);
    expect(call.hearing()).toEqual({ state: "off", reason: "unsupported" });
  });

  test("if the browser plays nothing yet, a press lets the voice begin the sentence again", async () => {
    const output = fakeOutput();
    output.state.allowed = false;
    const call = await start({ output });
    await call.wait(1000);
    output.state.allowed = true;
    call.values("silence")[0]?.allow?.();
    await call.wait(500);
    expect(call.values("silence").slice(1)).toEqual([undefined]);
    expect(output.isPlaying()).toBe(true);
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING]);
  });

  test("if no press brings sound, the visitor is told, and the call continues", async () => {
    const output = fakeOutput();
    output.state.allowed = false;
    const call = await start({ output });
    await call.wait(1000);
    call.values("silence")[0]?.allow?.();
    await call.wait(SOUND_LIMIT);
    expect(call.values("silence").at(-1)).toEqual(SILENT);
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING]);
    // Headphones were plugged in.
    output.setRunning(true);
    expect(call.values("silence").at(-1)).toBeUndefined();
  });

  test("a voice that loads slowly is not waited for, and speaks once it has loaded", async () => {
    const synthesiser = fakeSynthesiser({ loads: VOICE_LIMIT + 200 });
    const call = await start({ synthesiser });
    await call.wait(VOICE_LIMIT);
    expect(call.names()).toContain("connected");
    expect(call.output.isPlaying()).toBe(false);
    await call.wait(1000);
    expect(call.output.isPlaying()).toBe(true);
  });
});

describe("when sound is lost in the middle, captions continue", () => {
  test("because the browser stops playing", async () => {
    const { output, said, wait } = await start();
    await wait(500);
    output.setRunning(false);
    await wait(10_000);
    expect(said()).toEqual([GREETING]);
  });

  test("because the clock of the speakers stands still, which is reported", async () => {
    const { output, said, values, wait } = await start();
    vi.spyOn(output.output, "now").mockReturnValue(0);
    vi.spyOn(output.output, "heard").mockReturnValue(0);
    await wait(7000);
    expect(said()).toEqual([GREETING]);
    expect(values("silence")).toEqual([SILENT]);
  });

  test.each(["fails", "stalls"])("because the voice %s", async (way) => {
    const synthesiser = fakeSynthesiser();
    if (way === "fails") synthesiser.state.failing = true;
    else
      vi.spyOn(synthesiser.synthesiser, "speak").mockReturnValue(
        new Promise(() => undefined),
      );
    const { said, wait } = await start({ synthesiser });
    await wait(10_000);
    expect(said()).toEqual([GREETING]);
  });
});
