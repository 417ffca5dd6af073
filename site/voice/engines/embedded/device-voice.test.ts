import { describe, expect, test, vi } from "vitest";
import { isAppleMobile } from "./device-voice.ts";
import { A_WHILE, fakeBrowser, GREETING, start } from "./testing/call.ts";
import { fakeDevice, GOOD_VOICE, spokenTime } from "./testing/fakes.ts";

fakeBrowser();

/** The time until a silent device is given up and the other voice is heard. */
const TAKES_OVER = 1500;

const named = (name: string, more: object = {}) => ({
  ...GOOD_VOICE,
  name,
  ...more,
});

describe("which voice speaks", () => {
  const hazel = named("Microsoft Hazel - English (Great Britain)");
  const daniel = named("Daniel", { lang: "en_GB" });
  const finer = named("Daniel (Enhanced)");

  test.each([
    ["a good one", [hazel], hazel],
    ["as it is written on some systems", [daniel], daniel],
    ["a woman's before a man's", [daniel, hazel], hazel],
    ["a larger model first", [hazel, daniel, finer], finer],
  ])("%s", async (_, voices, best) => {
    const fake = fakeDevice({ voices });
    const { wait } = await start({ device: fake.device });
    await wait(500);
    expect(fake.voices()).toEqual([best]);
  });

  test.each([
    ["where there is none", []],
    ["rather than eSpeak", [named("English (Great Britain) espeak-ng")]],
    ["rather than a toy", [named("Grandma (English (UK))")]],
    ["rather than a remote one", [named(hazel.name, { localService: false })]],
    ["rather than an American", [named("Daniel", { lang: "en-US" })]],
  ])("Pico %s", async (_, voices) => {
    const fake = fakeDevice({ voices });
    const { values, output, wait } = await start({ device: fake.device });
    await wait(500);
    expect(fake.texts()).toEqual([]);
    expect(output.isPlaying()).toBe(true);
    expect(values("simpleVoice")).toEqual([true]);
  });

  test("Pico in a call that began before the list came, and the device in the next", async () => {
    const voices: object[] = [];
    const fake = fakeDevice({ voices });
    const first = await start({ device: fake.device });
    voices.push(hazel);
    await first.wait(500);
    expect(first.output.isPlaying()).toBe(true);
    expect(fake.texts()).toEqual([]);
    first.end();
    await start({ device: fake.device });
    await first.wait(500);
    expect(fake.isSpeaking()).toBe(true);
  });

  test("the preparation waits for the list", async () => {
    const fake = fakeDevice({ voices: [] });
    const listed = vi.fn<() => void>();
    void fake.device.listed.then(listed);
    await vi.advanceTimersByTimeAsync(100);
    expect(listed).not.toHaveBeenCalled();
    fake.synthesis.dispatchEvent(new Event("voiceschanged"));
    await vi.advanceTimersByTimeAsync(0);
    expect(listed).toHaveBeenCalled();
  });

  test.each([
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)", 5],
    ["an iPad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5],
  ])("%s keeps to Pico, a Mac does not", (_, userAgent, maxTouchPoints) => {
    vi.stubGlobal("navigator", { userAgent, maxTouchPoints });
    expect(isAppleMobile()).toBe(true);
    vi.stubGlobal("navigator", { userAgent: "Macintosh", maxTouchPoints: 0 });
    expect(isAppleMobile()).toBe(false);
  });
});

describe("the device speaks", () => {
  test("without Pico, with the bars moving, and listens at the end of the sound", async () => {
    const fake = fakeDevice();
    const call = await start({ device: fake.device });
    await call.wait(1000);
    expect(fake.texts()).toEqual([GREETING]);
    expect(call.output.isPlaying()).toBe(false);
    expect(call.openSynthesiser).not.toHaveBeenCalled();
    expect(call.values("simpleVoice")).toEqual([]);
    expect(call.values("speaking")).toEqual([true]);
    const levels = new Set(call.news("volume-level").map(({ level }) => level));
    expect(levels.size).toBeGreaterThan(4);
    expect(call.recognition.current()).toBeUndefined();
    await call.wait(spokenTime(GREETING) - 700);
    expect(call.said()).toEqual([GREETING]);
    expect(call.recognition.current()).toBeDefined();
    expect(call.news("volume-level").at(-1)?.level).toBe(0);
  });

  test("with captions in step with the reported words", async () => {
    const fake = fakeDevice({ slow: 2 });
    const { said, saying, wait } = await start({ device: fake.device });
    await wait(100 + 2 * spokenTime("Hello, ") - 100);
    expect(saying()).toBe("Hello,");
    await wait(200);
    expect(saying()).toBe("Hello, this");
    await wait(2 * spokenTime("this "));
    expect(saying()).toBe("Hello, this is");
    await wait(2 * spokenTime(GREETING));
    expect(said()).toEqual([GREETING]);
  });

  test("with captions in step with time if no words are reported", async () => {
    const fake = fakeDevice({ words: false });
    const { said, saying, wait } = await start({ device: fake.device });
    await wait(600);
    expect(saying()).not.toBe("");
    expect(saying()).not.toBe(GREETING);
    await wait(spokenTime(GREETING));
    expect(said()).toEqual([GREETING]);
  });

  test("until the visitor says something, and answers with the same voice", async () => {
    const fake = fakeDevice();
    const call = await start({ device: fake.device });
    await call.wait(600);
    const cancel = vi.spyOn(fake.synthesis, "cancel");
    call.controls().say("hello");
    expect(fake.isSpeaking()).toBe(false);
    expect(call.said().at(-1)).toMatch(/…$/);
    await call.wait(600);
    expect(fake.texts().at(-1)).toBe("You said hello.");
    await call.wait(A_WHILE);
    // A finished utterance is not cancelled.
    expect(cancel).toHaveBeenCalledOnce();
    expect(call.values("simpleVoice")).toEqual([]);
  });

  test("until the call ends", async () => {
    const fake = fakeDevice();
    const call = await start({ device: fake.device });
    await call.wait(600);
    call.end();
    expect(fake.isSpeaking()).toBe(false);
    await call.wait(60_000);
    expect(fake.texts()).toEqual([GREETING]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("Pico takes over, which is reported, and the device stays silent", () => {
  test.each([
    ["does not begin within a second", { begins: 1200 }, TAKES_OVER],
    ["fails", { begins: 100, fails: 500 }, 1000],
    ["hangs", { begins: 100, words: false, hangs: 500 }, 7000],
  ])("because the device %s", async (_, options, time) => {
    const fake = fakeDevice(options);
    const call = await start({ device: fake.device });
    expect(call.values("simpleVoice")).toEqual([]);
    await call.wait(time);
    expect(call.output.isPlaying()).toBe(true);
    expect(fake.isSpeaking()).toBe(false);
    expect(call.values("simpleVoice")).toEqual([true]);
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING]);
    expect(call.values("silence")).toEqual([]);

    // The next call does not try again.
    call.end();
    const before = fake.texts().length;
    const next = await start({ device: fake.device });
    await next.wait(500);
    expect(next.output.isPlaying()).toBe(true);
    expect(fake.texts()).toHaveLength(before);
  });

  test("and is loaded as soon as the device is late", async () => {
    const fake = fakeDevice({ begins: 1200 });
    const call = await start({ device: fake.device });
    await call.wait(300);
    expect(call.openSynthesiser).not.toHaveBeenCalled();
    await call.wait(300);
    expect(call.openSynthesiser).toHaveBeenCalledOnce();
    expect(call.values("simpleVoice")).toEqual([]);
  });
});
