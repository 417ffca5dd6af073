import type { CallFacts, VoiceEvent } from "../../engine.ts";
import type { AudioOutput } from "./audio-output.ts";
import type { DeviceVoice } from "./device-voice.ts";
import {
  captionAt,
  cutCaption,
  type Playback,
  playSpeech,
  showSilently,
  type Voice,
} from "./playback.ts";
import type { Synthesiser } from "./synthesiser.ts";

/** In milliseconds (spec 9). */
const LEVEL_INTERVAL = 100;
/** The level at which the volume is full (spec 9). */
const VOLUME_SCALE = 0.15;
/** Anything louder is speech (spec 9). */
const SPEECH_THRESHOLD = 0.01;
/** Speech has ended after this much quiet, in milliseconds (spec 9). */
const SPEECH_END_DELAY = 1000;
/** After standing still for this long, in ms, sound is lost: hidden tabs run once a second, slow phones begin after 2 s. */
const STALLED = 4000;
/** An audio clock that has stood still for this long, in milliseconds, will not move. */
const CLOCK_STALLED = 1500;
/** A device that has not begun to speak after this time, in milliseconds, may never do so: Pico is loaded meanwhile. */
const DEVICE_LATE = 400;

interface SpeechOutputOptions {
  /** Speaks for as long as it works. */
  readonly device: DeviceVoice | undefined;
  /** Where there is no such device. Without Pico, or until it is ready, there are only captions. */
  readonly synthesiser: Synthesiser | undefined;
  /** For the sentences that the device can't say. */
  readonly openSynthesiser: () => Synthesiser | undefined;
  /** Without speakers, or while they play nothing, there are only captions. */
  readonly output: AudioOutput | undefined;
  readonly emit: (event: VoiceEvent) => void;
  /** Of the call. */
  readonly signal: AbortSignal;
}

export type SpeechOutput = ReturnType<typeof createSpeechOutput>;

/** Captions always, and sound where there is any. */
export function createSpeechOutput(options: SpeechOutputOptions) {
  const { openSynthesiser, output, emit } = options;
  let { device, synthesiser } = options;
  const pico: Voice = (sentences) =>
    synthesiser && output
      ? playSpeech(sentences, synthesiser, output)
      : showSilently(sentences);
  const change = (facts: Partial<CallFacts>) =>
    emit({ name: "changed", facts });
  let lastHeard = -Infinity;
  let speaking = false;
  let soundLost = false;
  let silenceTold = false;
  let current:
    { playback: Playback; hasSound: boolean; step: () => void } | undefined;
  const timer = setInterval(() => {
    if (output) measure(current?.playback.level?.() ?? output.level());
    current?.step();
  }, LEVEL_INTERVAL);
  options.signal.addEventListener("abort", () => clearInterval(timer));

  function measure(level: number): void {
    emit({ name: "volume-level", level: Math.min(1, level / VOLUME_SCALE) });
    if (level > SPEECH_THRESHOLD) lastHeard = performance.now();
    tellSpeaking();
  }

  /** One start and one end, whether the assistant is heard or only read. */
  function tellSpeaking(): void {
    const isHeard = performance.now() - lastHeard < SPEECH_END_DELAY;
    const isRead = current?.hasSound === false;
    if (speaking === (isHeard || isRead)) return;
    speaking = !speaking;
    change({ speaking });
  }

  const voice = (): Voice => {
    if (soundLost || !output?.running) return showSilently;
    return device?.play ?? (synthesiser?.ready ? pico : showSilently);
  };

  /** Pico takes over from the device, and captions from Pico. */
  function loseVoice(): void {
    if (!device) {
      soundLost = true;
      return;
    }
    device.giveUp();
    device = undefined;
    synthesiser ??= openSynthesiser();
    change({ simpleVoice: true });
  }

  /** Once, when nothing more will be heard in this call. */
  function tellSilence(): void {
    const hasVoice = output && (device ?? (synthesiser && !synthesiser.lost));
    if (silenceTold || (hasVoice && !soundLost)) return;
    silenceTold = true;
    change({ silence: { allow: undefined } });
  }

  const caption = (text: string, final: boolean) =>
    emit({ name: "transcript", speaker: "assistant", text, final });

  /** @returns how many sentences are over when the playback ends, is stopped, or must switch to sound or captions */
  function follow(
    sentences: readonly string[],
    signal: AbortSignal,
  ): Promise<number> {
    const speaker = voice();
    const hasSound = speaker !== showSilently;
    const playback = speaker(sentences);
    let over = 0;
    let shown = "";
    const sinceProgress = createStandstill();
    const sinceTick = createStandstill();

    /** Without sound, the rest of the words: visitors read faster, and may answer before the end. */
    const captionOf = (
      sentence: number,
      part: number,
      heard: typeof captionAt,
    ) =>
      hasSound
        ? heard(sentences[sentence] ?? "", part)
        : sentences.slice(sentence).join(" ");

    const advance = () => {
      const progress = playback.progress();
      for (; over < progress.sentence; over++) {
        caption(sentences[over] ?? "", true);
        shown = "";
      }
      return progress;
    };

    const show = (): boolean => {
      const { sentence, part } = advance();
      const text = captionOf(sentence, part, captionAt);
      if (text !== shown) caption(text, false);
      shown = text;

      const position = sentence + part;
      const still = sinceProgress(position);
      if (device && position === 0 && still > DEVICE_LATE)
        synthesiser ??= openSynthesiser();
      const stalled =
        sinceTick(output?.now()) > CLOCK_STALLED || still > STALLED;
      if (hasSound && (playback.failed || stalled) && output?.running)
        loseVoice();
      return over === sentences.length || speaker !== voice();
    };

    return new Promise((resolve) => {
      const end = () => {
        current = undefined;
        tellSpeaking();
        signal.removeEventListener("abort", stop);
        playback.cut();
        resolve(over);
      };
      const stop = () => {
        const { sentence, part } = advance();
        const text = captionOf(sentence, part, cutCaption);
        if (text !== "") caption(text, true);
        end();
      };
      signal.addEventListener("abort", stop);
      const step = () => {
        if (show()) end();
      };
      current = { playback, hasSound, step };
      tellSpeaking();
      step();
    });
  }

  return {
    /** Captions keep step with the sound, or with reading pace. The signal stops both at once. */
    async speak(
      sentences: readonly string[],
      signal: AbortSignal,
    ): Promise<void> {
      let rest = sentences;
      while (rest.length > 0 && !signal.aborted) {
        tellSilence();
        rest = rest.slice(await follow(rest, signal));
      }
    },
  };
}

/** @returns a function that takes a value, and returns for how long that has been the same, in milliseconds */
function createStandstill(): (value: number | undefined) => number {
  let last: number | undefined;
  let since = performance.now();
  return (value) => {
    const now = performance.now();
    if (value !== last) since = now;
    last = value;
    return now - since;
  };
}
