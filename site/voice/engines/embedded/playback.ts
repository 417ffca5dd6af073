import type { AudioOutput } from "./audio-output.ts";
import { readingTime } from "./caption.ts";
import { speakable } from "./speakable.ts";
import type { Synthesiser } from "./synthesiser.ts";
import { createTimeline, type Progress } from "./timeline.ts";

export interface Playback {
  progress(): Progress;
  /** Set when it can't go on: its sound failed. */
  readonly failed: boolean;
  /** Ends it at once. Harmless after its end. */
  cut(): void;
}

export interface Voice {
  readonly synthesiser: Synthesiser;
  readonly output: AudioOutput;
}

/** Sentences as sound: the next ones are made while the first is heard. */
export function playSpeech(
  sentences: readonly string[],
  { synthesiser, output }: Voice,
): Playback {
  const line = output.openLine();
  const timeline = createTimeline(sentences);
  const stop = new AbortController();
  let failed = false;

  async function make(sentence: string, index: number): Promise<void> {
    const complete = await synthesiser.speak(
      speakable(sentence),
      stop.signal,
      (samples) => {
        const at = timeline.place(index, samples.length, output.now());
        line.play(samples, at);
      },
    );
    if (complete) timeline.complete(index);
    else failed = true;
  }
  for (const [index, sentence] of sentences.entries())
    void make(sentence, index);

  return {
    progress: () => timeline.progress(output.heard()),
    get failed() {
      return failed;
    },
    cut() {
      stop.abort();
      line.cut();
    },
  };
}

/** Sentences as captions alone, at reading pace. */
export function showSilently(sentences: readonly string[]): Playback {
  const start = performance.now();
  return {
    progress() {
      let left = (performance.now() - start) / 1000;
      for (const [sentence, text] of sentences.entries()) {
        const time = readingTime(text);
        if (left < time) return { sentence, part: left / time };
        left -= time;
      }
      return { sentence: sentences.length, part: 0 };
    },
    failed: false,
    cut: () => undefined,
  };
}
