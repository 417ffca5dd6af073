import { SAMPLE_RATE } from "./pico.ts";
import { createResampler } from "./resampler.ts";
import type { Samples } from "./synthesiser.ts";

/** How long an interrupted sound fades, in seconds: short enough for a stop, long enough not to click. */
const FADE = 0.015;
/** Pieces of sound this close to each other, in seconds, are joined. */
const SEAM = 0.005;
/** Brightens a voice of 16 kHz: from this frequency on, in hertz, by this much, in decibels. */
const SHELF = { frequency: 3000, gain: 5 } as const;
/** The level is measured over at least this long, in seconds, so that nothing is missed between two looks. */
const LEVEL_WINDOW = 0.1;

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

    onRunningChange(listener: () => void): () => void {
      context.addEventListener("statechange", listener);
      return () => context.removeEventListener("statechange", listener);
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
