import { vi } from "vitest";
import type { AudioOutput } from "../audio-output.ts";
import { createDeviceVoice } from "../device-voice.ts";
import { SAMPLE_RATE } from "../pico.ts";
import type { Recognition, RecognitionConstructor } from "../recogniser.ts";
import type { Synthesiser } from "../synthesiser.ts";

const PACE = 0.05;
export const spokenTime = (text: string) => text.length * PACE * 1000;

const now = () => performance.now() / 1000;

/** Speakers on the fake clock. */
export function fakeOutput() {
  const listeners = new Set<() => void>();
  const lines: { sounds: { from: number; to: number }[]; cutAt?: number }[] =
    [];
  const state = { running: false, allowed: true };
  const setRunning = (running: boolean) => {
    state.running = running;
    for (const listener of listeners) listener();
  };
  const isPlaying = () =>
    state.running &&
    lines.some(
      ({ sounds, cutAt = Infinity }) =>
        now() < cutAt &&
        sounds.some(({ from, to }) => now() >= from && now() < to),
    );
  const output: AudioOutput = {
    get running() {
      return state.running;
    },
    now,
    heard: now,
    level: () => (isPlaying() ? 0.1 : 0),
    openLine() {
      const line: (typeof lines)[number] = { sounds: [] };
      lines.push(line);
      return {
        play: (samples, at) =>
          line.sounds.push({ from: at, to: at + samples.length / SAMPLE_RATE }),
        cut: () => (line.cutAt ??= now()),
      };
    },
    async resume() {
      if (!state.allowed) return new Promise(() => undefined);
      setRunning(true);
      return undefined;
    },
    onRunningChange(listener, signal) {
      listeners.add(listener);
      signal.addEventListener("abort", () => listeners.delete(listener));
    },
    async suspend() {
      state.running = false;
    },
  };
  return { output, state, setRunning, isPlaying, lines, listeners };
}

/** A voice that takes 10 ms, unless told otherwise, for a piece of 200 ms. */
export function fakeSynthesiser({
  loads = 0 as number | "never",
  pace = 10,
} = {}) {
  const state = { ready: loads === 0, failing: false };
  const settled = Promise.withResolvers<void>();
  if (loads === 0) settled.resolve();
  else if (loads !== "never")
    setTimeout(() => {
      state.ready = true;
      settled.resolve();
    }, loads);
  const synthesiser: Synthesiser = {
    settled: settled.promise,
    get ready() {
      return state.ready;
    },
    lost: false,
    async speak(text, signal, take) {
      if (state.failing) return false;
      let left = Math.round((spokenTime(text) / 1000) * SAMPLE_RATE);
      while (left > 0) {
        await new Promise((resolve) => {
          setTimeout(resolve, pace);
        });
        if (signal.aborted) return false;
        const length = Math.min(left, SAMPLE_RATE / 5);
        take(new Float32Array(length));
        left -= length;
      }
      return true;
    },
  };
  return { synthesiser, state };
}

export const GOOD_VOICE = {
  name: "Microsoft Hazel - English (United Kingdom)",
  lang: "en-GB",
  localService: true,
};

interface FakeDeviceOptions {
  readonly voices?: readonly object[];
  /** How long it takes to begin a sentence, in milliseconds. */
  readonly begins?: number;
  readonly words?: boolean;
  /** How many times slower than the other voice it speaks. */
  readonly slow?: number;
  /** In milliseconds: how late in each sentence there is an error, or events stop. */
  readonly fails?: number;
  readonly hangs?: number;
}

/** The device's own voice, on the fake clock. */
export function fakeDevice(options: FakeDeviceOptions = {}) {
  const {
    voices = [GOOD_VOICE],
    begins = 100,
    words = true,
    slow = 1,
  } = options;
  class Utterance extends EventTarget {
    readonly text: string;
    voice: unknown = null;
    constructor(text: string) {
      super();
      this.text = text;
    }
    tell(name: string, more: object = {}) {
      this.dispatchEvent(Object.assign(new Event(name), more));
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);

  const spoken: Utterance[] = [];
  let queue: Utterance[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  let speaking = false;

  function next() {
    const [utterance] = queue;
    if (!utterance) return;
    const { fails, hangs } = options;
    const at = (time: number, act: () => void) =>
      void timers.push(setTimeout(act, begins + time));
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    timers = [];
    at(0, () => {
      speaking = true;
      spoken.push(utterance);
      utterance.tell("start");
    });
    if (words)
      for (const { index } of utterance.text.matchAll(/\S+/g))
        at(slow * spokenTime(utterance.text.slice(0, index)), () =>
          utterance.tell("boundary", { name: "word", charIndex: index }),
        );
    if (hangs !== undefined) return at(hangs, stop);
    return at(fails ?? slow * spokenTime(utterance.text), () => {
      stop();
      speaking = false;
      utterance.tell(fails === undefined ? "end" : "error");
      queue.shift();
      next();
    });
  }

  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      queue.push(utterance);
      if (queue.length === 1) next();
    },
    cancel() {
      for (const timer of timers) clearTimeout(timer);
      const cancelled = queue;
      queue = [];
      speaking = false;
      for (const utterance of cancelled) utterance.tell("error");
    },
  });
  return {
    // Only the used members are here.
    device: createDeviceVoice(synthesis as unknown as SpeechSynthesis),
    synthesis,
    isSpeaking: () => speaking,
    texts: () => spoken.map(({ text }) => text),
    voices: () => spoken.map(({ voice }) => voice),
  };
}

/** A microphone whose track can end by itself. */
export function fakeMicrophone() {
  const track = Object.assign(new EventTarget(), {
    kind: "audio",
    enabled: true,
    readyState: "live",
    stop: vi.fn(() => {
      track.readyState = "ended";
    }),
  });
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  return {
    track,
    // Only the used members of a stream are here.
    stream: stream as unknown as MediaStream,
    unplug() {
      track.readyState = "ended";
      track.dispatchEvent(new Event("ended"));
    },
  };
}

type Availability = Awaited<
  ReturnType<NonNullable<RecognitionConstructor["available"]>>
>;

/** The browser's speech recognition, led by the test. */
export function fakeRecognition(
  options: { onDevice?: Availability; installs?: boolean } = {},
) {
  const { onDevice = "available", installs = true } = options;
  const sessions: FakeSession[] = [];
  class FakeSession extends EventTarget {
    lang = "";
    continuous = true;
    interimResults = false;
    processLocally = false;
    track: MediaStreamTrack | undefined;
    running = false;

    start(track?: MediaStreamTrack) {
      this.track = track;
      this.running = true;
      sessions.push(this);
    }
    abort() {
      this.end();
    }
    end() {
      if (!this.running) return;
      this.running = false;
      this.dispatchEvent(new Event("end"));
    }
    understand(transcript: string, isFinal: boolean) {
      const results = [Object.assign([{ transcript }], { isFinal })];
      this.dispatchEvent(Object.assign(new Event("result"), { results }));
      if (isFinal) this.end();
    }
    fail(error: SpeechRecognitionErrorCode) {
      this.dispatchEvent(Object.assign(new Event("error"), { error }));
      this.end();
    }
  }
  Object.assign(FakeSession.prototype, { processLocally: false });
  const install = vi.fn(() => Promise.resolve(installs));
  const Recognition = Object.assign(FakeSession, {
    available: () => Promise.resolve(onDevice),
    install,
  }) as unknown as RecognitionConstructor & (new () => Recognition);
  return {
    Recognition,
    install,
    sessions,
    /** The running recognitions, at most one. */
    current: () => sessions.findLast(({ running }) => running),
  };
}
