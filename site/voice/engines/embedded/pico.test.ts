import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import SvoxPico from "@echogarden/svoxpico-wasm";
import { beforeAll, expect, test } from "vitest";
import { createPico, type Pico, SAMPLE_RATE } from "./pico.ts";

const read = (path: string | URL) => new Uint8Array(readFileSync(path));
const readVoice = (name: string) =>
  read(new URL(`voice/${name}.bin`, import.meta.url));

let pico: Pico;

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve(
    "@echogarden/svoxpico-wasm/svoxpico.wasm",
  );
  pico = createPico(await SvoxPico({ wasmBinary: read(wasm) }), [
    readVoice("en-GB_ta"),
    readVoice("en-GB_kh0_sg"),
  ]);
});

const speak = (text: string) =>
  [...pico.speak(text)].flatMap((chunk) => [...chunk]);
const seconds = (text: string) => speak(text).length / SAMPLE_RATE;

test("speaks at the pace of a person, loud enough to hear and never distorted", () => {
  const text = "Would Thursday the twelfth of March suit you?";
  const samples = speak(text);
  const duration = samples.length / SAMPLE_RATE;
  expect(duration).toBeGreaterThan(text.length / 30);
  expect(duration).toBeLessThan(text.length / 8);
  const loudness = Math.sqrt(
    samples.reduce((sum, x) => sum + x * x, 0) / samples.length,
  );
  expect(loudness).toBeGreaterThan(0.05);
  expect(samples.every((x) => Math.abs(x) < 0.99)).toBe(true);
});

test("yields its samples every fifth of a second", () => {
  const lengths = [...pico.speak("Good morning.")].map(({ length }) => length);
  expect(lengths.length).toBeGreaterThan(2);
  for (const length of lengths)
    expect(length).toBeLessThanOrEqual(SAMPLE_RATE / 5);
});

test("ends with the last word, and keeps the silence between two", () => {
  const samples = speak("Hello, good morning.");
  expect(Math.abs(samples.at(-1) ?? 0)).toBeGreaterThan(0.004);
  const silence = samples
    .map((x) => (Math.abs(x) < 0.004 ? " " : "x"))
    .join("");
  expect(silence).toMatch(/x {3200,}x/);
});

test("a text that was interrupted is not heard in the next one", () => {
  const undisturbed = seconds("Goodbye.");
  for (const _ of pico.speak("This is a long sentence that is not wanted."))
    break;
  // The pitch of a voice is never quite the same, and with it the last quiet samples.
  expect(Math.abs(seconds("Goodbye.") - undisturbed)).toBeLessThan(0.05);
});

test("accented letters and long texts are spoken", () => {
  expect(seconds("Zoë, Siobhán and François.")).toBeGreaterThan(1);
  expect(seconds("One and two. ".repeat(50))).toBeGreaterThan(40);
});
