// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleCall, sampleCallIn } from "./sample-call-files.ts";
import { SampleCall } from "./sample-call.tsx";

// The browser's player is what is outside here: jsdom has none.
const track = Object.assign(new EventTarget(), {
  mode: "showing",
  activeCues: [] as { text: string }[],
});

beforeEach(() => {
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, "play").mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event("play"));
    return Promise.resolve();
  });
  vi.spyOn(prototype, "pause").mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event("pause"));
  });
  vi.spyOn(prototype, "textTracks", "get").mockReturnValue([
    track,
  ] as unknown as TextTrackList);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: RegExp) => screen.getByRole("button", { name });

test("nothing is offered without a recording and its captions", () => {
  expect(sampleCall).toBeUndefined();
  expect(sampleCallIn({ "a/call.mp3": "/call.1.mp3" })).toBeUndefined();
  expect(sampleCallIn({ "a/call.vtt": "/call.1.vtt" })).toBeUndefined();
  expect(
    sampleCallIn({ "a/call.mp3": "/call.1.mp3", "a/call.vtt": "/call.2.vtt" }),
  ).toEqual({ sound: "/call.1.mp3", captions: "/call.2.vtt" });
});

test("a press plays it, the next one pauses it, and nothing plays by itself", async () => {
  render(<SampleCall sound="/call.mp3" captions="/call.vtt" />);
  const audio = document.querySelector("audio");
  expect(audio?.autoplay).toBe(false);
  expect(audio?.preload).toBe("none");
  expect(audio?.play).not.toHaveBeenCalled();
  await userEvent.click(button(/^Hear a sample call$/));
  expect(audio?.play).toHaveBeenCalledOnce();
  await userEvent.click(button(/^Pause/));
  expect(audio?.pause).toHaveBeenCalledOnce();
  expect(button(/^Hear a sample call$/)).toBeDefined();
});

test("its words are shown in step", () => {
  render(<SampleCall sound="/call.mp3" captions="/call.vtt" />);
  track.activeCues = [{ text: "Good morning." }];
  act(() => void track.dispatchEvent(new Event("cuechange")));
  expect(screen.getByText("Good morning.")).toBeDefined();
  track.activeCues = [];
  act(() => void track.dispatchEvent(new Event("cuechange")));
  expect(screen.queryByText("Good morning.")).toBeNull();
});

test("a call of one’s own stops it", async () => {
  render(
    <>
      <SampleCall sound="/call.mp3" captions="/call.vtt" />
      <button type="button" data-phase="idle">
        Speak
      </button>
    </>,
  );
  await userEvent.click(button(/^Hear/));
  await userEvent.click(button(/^Speak$/));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
});
