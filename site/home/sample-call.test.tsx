// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
  afterEach,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { openCallChannel } from "../voice/call-channel.ts";
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
  vi.restoreAllMocks();
});

/** React asks for this where `act` is used. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function render(content: ReactNode): Promise<void> {
  const root = createRoot(document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(content));
}

const button = (name: RegExp) =>
  [...document.querySelectorAll("button")].find(({ textContent }) =>
    name.test(textContent),
  );

const press = (name: RegExp) => act(() => button(name)?.click());

test("nothing is offered without a recording and its captions", () => {
  expect(sampleCall).toBeUndefined();
  expect(sampleCallIn({ "a/call.mp3": "/call.1.mp3" })).toBeUndefined();
  expect(sampleCallIn({ "a/call.vtt": "/call.1.vtt" })).toBeUndefined();
  expect(
    sampleCallIn({ "a/call.mp3": "/call.1.mp3", "a/call.vtt": "/call.2.vtt" }),
  ).toEqual({ sound: "/call.1.mp3", captions: "/call.2.vtt" });
});

test("a press plays it, the next one pauses it, and nothing plays by itself", async () => {
  await render(<SampleCall sound="/call.mp3" captions="/call.vtt" />);
  const audio = document.querySelector("audio");
  expect(audio?.autoplay).toBe(false);
  expect(audio?.preload).toBe("none");
  expect(audio?.play).not.toHaveBeenCalled();
  await press(/^Hear a sample call$/);
  expect(audio?.play).toHaveBeenCalledOnce();
  await press(/^Pause/);
  expect(audio?.pause).toHaveBeenCalledOnce();
  expect(button(/^Hear a sample call$/)).toBeDefined();
});

test("its words are shown in step", async () => {
  await render(<SampleCall sound="/call.mp3" captions="/call.vtt" />);
  track.activeCues = [{ text: "Good morning." }];
  await act(() => void track.dispatchEvent(new Event("cuechange")));
  expect(document.body.textContent).toContain("Good morning.");
  track.activeCues = [];
  await act(() => void track.dispatchEvent(new Event("cuechange")));
  expect(document.body.textContent).not.toContain("Good morning.");
});

test("a call of one’s own stops it", async () => {
  await render(<SampleCall sound="/call.mp3" captions="/call.vtt" />);
  await press(/^Hear/);
  const call = openCallChannel();
  onTestFinished(() => call.close());
  const audio = document.querySelector("audio");
  await act(async () => {
    const paused = new Promise((resolve) =>
      audio?.addEventListener("pause", resolve),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
    call.postMessage("");
    await paused;
  });
  expect(audio?.pause).toHaveBeenCalledOnce();
});
