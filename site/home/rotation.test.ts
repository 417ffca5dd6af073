import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotation, SLIDE_FOR } from "./rotation.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rotationOfThree = () => {
  const rotation = createRotation(3);
  return {
    rotation,
    end: rotation.start(),
    index: () => rotation.getState().index,
  };
};

test("shows the next slide every 6 seconds, and the first after the last", () => {
  const { index } = rotationOfThree();
  const shown = [index()];
  for (let turn = 0; turn < 4; turn++) {
    vi.advanceTimersByTime(6000);
    shown.push(index());
  }
  expect(shown).toEqual([0, 1, 2, 0, 1]);
});

test("does not move before it is started", () => {
  const rotation = createRotation(3);
  vi.advanceTimersByTime(SLIDE_FOR * 2);
  expect(rotation.getState()).toEqual({
    index: 0,
    playing: true,
    moving: false,
  });
});

test("gives a chosen slide its whole time, and then goes on", () => {
  const { rotation, index } = rotationOfThree();
  vi.advanceTimersByTime(SLIDE_FOR - 1);
  rotation.select(2);
  vi.advanceTimersByTime(SLIDE_FOR - 1);
  expect(index()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(index()).toBe(0);
});

test("gives the slide that is shown its whole time when it is chosen again", () => {
  const { rotation, index } = rotationOfThree();
  vi.advanceTimersByTime(SLIDE_FOR - 1);
  rotation.select(0);
  vi.advanceTimersByTime(SLIDE_FOR - 1);
  expect(index()).toBe(0);
});

test("holds still while paused, whatever is chosen", () => {
  const { rotation, index } = rotationOfThree();
  rotation.pause();
  rotation.select(1);
  vi.advanceTimersByTime(SLIDE_FOR * 3);
  expect(index()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);

  rotation.play();
  vi.advanceTimersByTime(SLIDE_FOR);
  expect(index()).toBe(2);
});

test("rests until the last reason to rest is gone", () => {
  const { rotation, index } = rotationOfThree();
  rotation.rest("pointer");
  rotation.rest("focus");
  rotation.resume("pointer");
  vi.advanceTimersByTime(SLIDE_FOR * 3);
  expect(index()).toBe(0);
  expect(rotation.getState()).toMatchObject({ playing: true, moving: false });

  rotation.resume("focus");
  vi.advanceTimersByTime(SLIDE_FOR);
  expect(index()).toBe(1);
});

test("stays paused when a rest ends", () => {
  const { rotation, index } = rotationOfThree();
  rotation.pause();
  rotation.rest("hidden");
  rotation.resume("hidden");
  vi.advanceTimersByTime(SLIDE_FOR * 2);
  expect(index()).toBe(0);
});

test("keeps the time of a slide when a reason to rest that was not there is taken back", () => {
  const { rotation, index } = rotationOfThree();
  vi.advanceTimersByTime(SLIDE_FOR - 1);
  rotation.resume("pointer");
  vi.advanceTimersByTime(1);
  expect(index()).toBe(1);
});

test("tells only of changes, and leaves no timer behind", () => {
  const { rotation, end } = rotationOfThree();
  const heard = vi.fn();
  const unsubscribe = rotation.subscribe(heard);
  rotation.select(0);
  rotation.play();
  rotation.resume("focus");
  expect(heard).not.toHaveBeenCalled();
  rotation.select(1);
  expect(heard).toHaveBeenCalledTimes(1);
  unsubscribe();
  end();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
