import { SAMPLE_RATE } from "./pico.ts";
import type { Samples } from "./synthesiser.ts";

/** How long an interrupted sound fades, in seconds: short enough for a stop, long enough not to click. */
const FADE = 0.015;
/** Pieces of sound this close to each other, in seconds, are joined. */
const SEAM = 0.005;
/** Brightens a voice of 16 kHz: from this frequency on, in hertz, by this much, in decibels. */
const SHELF = { frequency: 3000, gain: 5 } as const;
/** The level is measured over at least this long, in seconds, so that nothing is missed between two looks. */
const LEVEL_WINDOW = 0.1;
/** How many samples on each side of a point determine its value in another sample rate. */
const HALF = 8;

export type AudioOutput = ReturnType<typeof createAudioOutput>;

/**
 * The speakers, at their own sample rate: some browsers support no other while a microphone is open. Times are in
 * seconds, on the audio clock.
 */
export function createAudioOutput(context: AudioContext) {
  const analyser = context.createAnalyser();
  analyser.fftSize =
    2 ** Math.ceil(Math.log2(LEVEL_WINDOW * context.sampleRate));
  analyser.connect(context.destination);
  const shelf = new BiquadFilterNode(context, { type: "highshelf", ...SHELF });
  shelf.connect(analyser);
  const window = new Float32Array(analyser.fftSize);
  let wanted = false;

  return {
    /** Whether sound plays: not before a press allows it, and not while a phone call has the speakers. */
    get running(): boolean {
      return context.state === "running";
    },
    now: (): number => context.currentTime,
    /** Behind `now` by the latency of the output, which Safari does not report. */
    heard: (): number => context.currentTime - (context.outputLatency || 0),

    /** Root mean square of the samples, from 0 to 1. */
    level(): number {
      analyser.getFloatTimeDomainData(window);
      return Math.sqrt(
        window.reduce((sum, sample) => sum + sample * sample, 0) /
          window.length,
      );
    },

    openLine() {
      const gain = context.createGain();
      gain.connect(shelf);
      const sources = new Set<AudioBufferSourceNode>();
      const resample = createResampler(SAMPLE_RATE, context.sampleRate);
      let end = 0;
      return {
        play(samples: Samples, time: number): void {
          const resampled = resample(samples);
          const { length } = resampled;
          if (length === 0) return;
          const buffer = context.createBuffer(1, length, context.sampleRate);
          buffer.copyToChannel(resampled, 0);
          // Joined to the previous piece, because even a gap of a rounding error could be heard.
          const at = Math.abs(time - end) < SEAM ? end : time;
          end = at + buffer.duration;
          const source = context.createBufferSource();
          source.buffer = buffer;
          source.connect(gain);
          source.addEventListener("ended", () => sources.delete(source));
          sources.add(source);
          source.start(at);
        },
        cut(): void {
          const silent = context.currentTime + FADE;
          gain.gain.setValueAtTime(1, context.currentTime);
          gain.gain.linearRampToValueAtTime(0, silent);
          for (const source of sources) source.stop(silent);
        },
      };
    },

    /** The first call must come from a press. Resolves once sound plays, and may never do so. */
    async resume(): Promise<void> {
      wanted = true;
      // Some browsers refuse without a press: then `running` stays false, and that is what counts.
      await context.resume().catch(() => undefined);
    },

    onRunningChange(listener: () => void, signal: AbortSignal): void {
      context.addEventListener("statechange", listener, { signal });
    },

    /** Stops all sound and releases the speakers. `resume` still works afterwards. */
    async suspend(): Promise<void> {
      wanted = false;
      await new Promise((resolve) => {
        setTimeout(resolve, 2 * FADE * 1000);
      });
      if (!wanted) await context.suspend();
    },
  };
}

/** The ideal low pass, cut off softly (Hann window) at HALF samples from its middle. */
function weight(distance: number): number {
  if (distance === 0) return 1;
  if (Math.abs(distance) >= HALF) return 0;
  const angle = Math.PI * distance;
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / HALF));
}

/** Raises the sample rate of sound that comes in pieces, without seams. The output is half a millisecond late. */
export function createResampler(
  from: number,
  to: number,
): (samples: Float32Array) => Float32Array<ArrayBuffer> {
  const step = from / to;
  const weights = new Map<number, readonly number[]>();
  /** The weights of the samples around a point that lies this far (0 to 1) after one. */
  function weightsAt(fraction: number): readonly number[] {
    const phase = Math.round(fraction * 1024) / 1024;
    const known = weights.get(phase);
    if (known) return known;
    const made = Array.from({ length: 2 * HALF }, (_, index) =>
      weight(index - HALF + 1 - phase),
    );
    weights.set(phase, made);
    return made;
  }

  // The end of the last piece, which the next point needs; silence at first.
  let rest = new Float32Array(2 * HALF - 1);
  // The next point, in samples from the first one of the rest.
  let point = HALF - 1;

  return (samples) => {
    const all = new Float32Array(rest.length + samples.length);
    all.set(rest);
    all.set(samples, rest.length);
    const made: number[] = [];
    for (; point + HALF < all.length; point += step) {
      const before = Math.floor(point);
      const first = before - HALF + 1;
      made.push(
        weightsAt(point - before).reduce(
          (sum, share, index) => sum + share * (all[first + index] ?? 0),
          0,
        ),
      );
    }
    const used = Math.max(0, Math.floor(point) - HALF + 1);
    rest = all.slice(used);
    point -= used;
    return Float32Array.from(made);
  };
}
