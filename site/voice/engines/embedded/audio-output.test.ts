import { expect, test } from "vitest";
import { createResampler } from "./audio-output.ts";

const tone = (rate: number, length: number) =>
  Float32Array.from({ length }, (_, n) =>
    Math.sin((2 * Math.PI * 1000 * n) / rate),
  );

test.each([16_000, 44_100, 48_000])(
  "a tone at %i samples a second is the same, however it was divided",
  (rate) => {
    const resample = createResampler(16_000, rate);
    const given = tone(16_000, 3200);
    const pieces = [0, 1, 500, 777, 3200];
    const made = pieces.flatMap((end, index) =>
      Array.from(resample(given.slice(pieces[index - 1] ?? 0, end))),
    );
    expect(made.length).toBeCloseTo(rate / 5, -2);
    // After as many samples as its memory holds, which begins silent.
    const late = (8 / 16_000) * rate;
    const wanted = tone(rate, made.length);
    const settled = Math.ceil(3 * late);
    const worst = Math.max(
      ...made.slice(settled).map((sample, index) => {
        const at = index + settled - late;
        const before = wanted[Math.floor(at)] ?? 0;
        const after = wanted[Math.floor(at) + 1] ?? 0;
        return Math.abs(sample - before - (after - before) * (at % 1));
      }),
    );
    expect(worst).toBeLessThan(0.02);
  },
);
