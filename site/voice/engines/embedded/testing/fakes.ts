import { vi } from "vitest";
import type { AudioOutput } from "../audio-output.ts";
import { SAMPLE_RATE } from "../pico.ts";
import type {
  Recognition,
  RecognitionConstructor,
} from "../speech-recognition.ts";
import type { Synthesiser } from "../synthesiser.ts";

const PACE = 0.05;
/** As Pico's. */
const TAIL = 0.5;

export const spokenTime = (text: string) => (text.length * PACE + TAIL) * 1000;

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
    onRunningChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async suspend() {
      state.running = false;
    },
  };
  return { output, state, setRunning, isPlaying, lines, listeners };
}

/** A voice that takes 10 ms, or another pace, for a piece of 200 ms. */
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
    // What is used of a stream is what is here.
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
    /** What runs now; one at most. */
    current: () => sessions.findLast(({ running }) => running),
  };
}
