import { SAMPLE_RATE } from "./pico.ts";

/** How long a cut sound fades, in seconds: short enough to be a stop, long enough not to click. */
const FADE = 0.015;
/** Samples that a level is taken from, a power of two: 128 ms, so none is missed between two looks. */
const LEVEL_WINDOW = 2048;

/** Where sound goes. Times are in seconds, on the clock that the sound is scheduled by. */
export interface AudioOutput {
  /** Whether sound is being played: not before a press allowed it, nor while a phone call holds the speakers. */
  readonly running: boolean;
  /** The time that sound can be scheduled for. */
  now(): number;
  /** The time of what is just being heard. */
  heard(): number;
  /** How loud it is: root mean square of the samples, from 0 to 1. */
  level(): number;
  openLine(): Line;
  /** Asks for sound. The first time it must come from a press. Resolves when it plays, if it ever does. */
  resume(): Promise<void>;
  /** @returns what ends it */
  onRunningChange(listener: () => void): () => void;
  /** Falls silent and gives the speakers back; can be resumed. Resolves when that is done. */
  suspend(): Promise<void>;
}

/** Sound that belongs together. */
export interface Line {
  play(samples: Float32Array<ArrayBuffer>, at: number): void;
  /** Ends what is playing, and what was to come. */
  cut(): void;
}

/** @throws when the browser has no sound */
export function createAudioOutput(): AudioOutput {
  const context = openContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = LEVEL_WINDOW;
  analyser.connect(context.destination);
  const window = new Float32Array(LEVEL_WINDOW);
  let wanted = false;

  return {
    get running() {
      return context.state === "running";
    },
    now: () => context.currentTime,
    // Safari does not tell the latency.
    heard: () => context.currentTime - (context.outputLatency || 0),

    level() {
      analyser.getFloatTimeDomainData(window);
      return Math.sqrt(
        window.reduce((sum, sample) => sum + sample * sample, 0) /
          window.length,
      );
    },

    openLine() {
      const gain = context.createGain();
      gain.connect(analyser);
      const sources = new Set<AudioBufferSourceNode>();
      return {
        play(samples, at) {
          const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
          buffer.copyToChannel(samples, 0);
          const source = context.createBufferSource();
          source.buffer = buffer;
          source.connect(gain);
          source.addEventListener("ended", () => sources.delete(source));
          sources.add(source);
          source.start(at);
        },
        cut() {
          const end = context.currentTime + FADE;
          gain.gain.setValueAtTime(1, context.currentTime);
          gain.gain.linearRampToValueAtTime(0, end);
          for (const source of sources) source.stop(end);
        },
      };
    },

    async resume() {
      wanted = true;
      // Refused without a press in some browsers: then `running` stays false, which is what counts.
      await context.resume().catch(() => undefined);
    },

    onRunningChange(listener) {
      context.addEventListener("statechange", listener);
      return () => context.removeEventListener("statechange", listener);
    },

    async suspend() {
      wanted = false;
      // What was cut just now fades first.
      await new Promise((resolve) => {
        setTimeout(resolve, 2 * FADE * 1000);
      });
      if (!wanted) await context.suspend();
    },
  };
}

/** At the voice's own rate, pieces of it join without a seam: nothing is resampled before they are mixed. */
function openContext(): AudioContext {
  try {
    return new AudioContext({ sampleRate: SAMPLE_RATE });
  } catch (error) {
    if (error instanceof ReferenceError) throw error;
    // Some know only the rate of the speakers.
    return new AudioContext();
  }
}
