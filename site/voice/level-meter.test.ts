import { expect, test } from "vitest";
import { createLevelMeter } from "./level-meter.ts";

function meter() {
  const names: string[] = [];
  const levels: number[] = [];
  const take = createLevelMeter((event) => {
    if (event.name === "volume-level") levels.push(event.level);
    else names.push(event.name);
  });
  return { names, levels, take };
}

test("the volume is the level over 0.15, capped at 1", () => {
  const { levels, take } = meter();
  take(0.075, 0);
  take(0.3, 100);
  expect(levels).toEqual([0.5, 1]);
});

test("speech starts above 0.01, not at it", () => {
  const { names, take } = meter();
  take(0.01, 0);
  expect(names).toEqual([]);
  take(0.0101, 100);
  expect(names).toEqual(["speech-start"]);
});

test("speech ends one second after the last sound, and a pause inside it does not", () => {
  const { names, take } = meter();
  take(0.1, 0);
  take(0, 900);
  take(0.1, 950);
  take(0, 1900);
  expect(names).toEqual(["speech-start"]);
  take(0, 1950);
  expect(names).toEqual(["speech-start", "speech-end"]);
});
