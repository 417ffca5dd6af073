import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VoiceEvent } from "../../engine.ts";
import { createSpeechOutput } from "./speech-output.ts";
import { fakeOutput, fakeSynthesiser, spokenTime } from "./testing/fakes.ts";

const SENTENCES = ["How can I help you today?", "I answer the phone."];
const WHOLE = SENTENCES.reduce((sum, text) => sum + spokenTime(text), 0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("captions grow word by word while a sentence is heard, and are final at its end", async () => {
  const { speak, finals, partials, wait } = await start();
  speak(SENTENCES);
  await wait(spokenTime("How can I help you today?") / 3);
  const early = partials().at(-1) ?? "";
  expect(SENTENCES[0]).toContain(early);
  expect(early.length).toBeGreaterThan(0);
  expect(early.length).toBeLessThan(20);
  expect(finals()).toEqual([]);
  await wait(WHOLE);
  expect(finals()).toEqual(SENTENCES);
});

test("it has spoken when the last sound was heard, not when it was made", async () => {
  const { speak, wait, output } = await start();
  const { done } = speak(SENTENCES);
  await wait(WHOLE - 200);
  expect(done.value).toBe(false);
  await wait(500);
  expect(done.value).toBe(true);
  expect(output.isPlaying()).toBe(false);
});

test("sentences follow each other without a gap", async () => {
  const { speak, wait, output } = await start();
  speak(SENTENCES);
  await wait(WHOLE);
  const sounds = output.lines.flatMap((line) => line.sounds);
  sounds.slice(1).forEach(({ from }, index) => {
    expect(from).toBeCloseTo(sounds[index]?.to ?? 0);
  });
});

test("a stop silences it within 100 ms and keeps the words so far", async () => {
  const { speak, finals, output, wait } = await start();
  const { stop, done } = speak(SENTENCES);
  await wait(600);
  expect(output.isPlaying()).toBe(true);
  stop();
  await wait(100);
  expect(output.isPlaying()).toBe(false);
  expect(done.value).toBe(true);
  expect(finals()).toHaveLength(1);
  expect(finals()[0]).toMatch(/^How .*…$/);
});

test("how loud it is follows the voice, by the rules of the specification", async () => {
  const { speak, events, wait } = await start();
  speak(SENTENCES);
  await wait(WHOLE + 2500);
  const names = events.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("speech-"))).toEqual([
    "speech-start",
    "speech-end",
  ]);
  const levels = names.filter((name) => name === "volume-level");
  expect(levels.length).toBeCloseTo((WHOLE + 2500) / 100, -1);
});

test("without sound it speaks by captions at reading pace, and no level is told", async () => {
  const { speak, finals, events, wait } = await start({ silent: true });
  const { done } = speak(SENTENCES);
  await wait(1000);
  expect(finals()).toEqual([]);
  await wait(5000);
  expect(done.value).toBe(true);
  expect(finals()).toEqual(SENTENCES);
  expect(events.some(({ name }) => name === "volume-level")).toBe(false);
});

test("it speaks, too, while only captions come", async () => {
  const { speak, events, wait } = await start({ silent: true });
  speak(SENTENCES);
  expect(events).toContainEqual({ name: "speech-start" });
  await wait(1000);
  expect(events).not.toContainEqual({ name: "speech-end" });
  await wait(5000);
  expect(events.at(-1)).toEqual({ name: "speech-end" });
});

test("when the clock of the speakers stands still, captions go on and it is told", async () => {
  const { speak, finals, events, output, wait } = await start();
  vi.spyOn(output.output, "now").mockReturnValue(0);
  vi.spyOn(output.output, "heard").mockReturnValue(0);
  speak(SENTENCES);
  await wait(7000);
  expect(finals()).toEqual(SENTENCES);
  expect(events).toContainEqual({ name: "audio-blocked", allow: undefined });
});

test("when the browser begins to allow sound, the sentence begins anew, aloud", async () => {
  const { speak, finals, output, wait } = await start({ blocked: true });
  speak(SENTENCES);
  await wait(500);
  output.setRunning(true);
  await wait(500);
  expect(output.isPlaying()).toBe(true);
  await wait(WHOLE);
  expect(finals()).toEqual(SENTENCES);
});

test("when the sound goes away in the middle, captions go on", async () => {
  const { speak, finals, output, wait } = await start();
  speak(SENTENCES);
  await wait(500);
  output.setRunning(false);
  await wait(10_000);
  expect(finals()).toEqual(SENTENCES);
});

test.each(["fails", "stalls"])(
  "when the voice %s, captions go on",
  async (way) => {
    const { speak, finals, synthesiser, wait } = await start();
    if (way === "fails") synthesiser.state.failing = true;
    else
      vi.spyOn(synthesiser.synthesiser, "speak").mockReturnValue(
        new Promise(() => undefined),
      );
    speak(SENTENCES);
    await wait(10_000);
    expect(finals()).toEqual(SENTENCES);
  },
);

async function start({ silent = false, blocked = false } = {}) {
  const output = fakeOutput();
  const synthesiser = fakeSynthesiser();
  const events: VoiceEvent[] = [];
  const speechOutput = createSpeechOutput({
    synthesiser: silent ? undefined : synthesiser.synthesiser,
    output: silent ? undefined : output.output,
    emit: (event) => void events.push(event),
  });
  if (!blocked) await output.output.resume();
  const captions = (final: boolean) =>
    events.flatMap((event) =>
      event.name === "transcript" && event.final === final ? [event.text] : [],
    );
  return {
    output,
    synthesiser,
    events,
    finals: () => captions(true),
    partials: () => captions(false),
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
    speak(sentences: readonly string[]) {
      const controller = new AbortController();
      const done = { value: false };
      void speechOutput
        .speak(sentences, controller.signal)
        .then(() => (done.value = true));
      return { done, stop: () => controller.abort() };
    },
  };
}
