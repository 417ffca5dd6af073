import type { VoiceEvent } from "../../engine.ts";
import { createLevelMeter, LEVEL_INTERVAL } from "../../level-meter.ts";
import type { AudioOutput } from "./audio-output.ts";
import { captionAt, cutCaption } from "./caption.ts";
import { type Playback, playSpeech, showSilently } from "./playback.ts";
import type { Synthesiser } from "./synthesiser.ts";

/**
 * Sound that has not moved for this long is lost, in milliseconds. A tab that is not in view is looked at
 * once a second, and a slow phone takes up to two for the first words.
 */
const STALLED = 4000;
/** A clock of the speakers that has stood still for this long will not move, in milliseconds. */
const CLOCK_STALLED = 1500;

interface SpeechOutputOptions {
  /** Without it, and until it is ready, captions alone speak. */
  readonly synthesiser: Synthesiser | undefined;
  /** Without it, and while it plays nothing, captions alone speak. */
  readonly output: AudioOutput | undefined;
  readonly emit: (event: VoiceEvent) => void;
}

export type SpeechOutput = ReturnType<typeof createSpeechOutput>;

/** What speaks in one call: sound where there is any, captions always, and how loud it is. */
export function createSpeechOutput(options: SpeechOutputOptions) {
  const { synthesiser, output, emit } = options;
  // It speaks while it is heard, and while its words are shown without a sound.
  const speaks = { aloud: false, silently: false, told: false };
  const tellSpeaking = () => {
    const speaking = speaks.aloud || speaks.silently;
    if (speaking === speaks.told) return;
    speaks.told = speaking;
    emit({ name: speaking ? "speech-start" : "speech-end" });
  };
  const meter =
    output &&
    createLevelMeter((event) => {
      if (event.name === "volume-level") return emit(event);
      speaks.aloud = event.name === "speech-start";
      return tellSpeaking();
    });
  let soundLost = false;
  let silenceTold = false;
  let step: (() => void) | undefined;
  const timer = setInterval(() => {
    meter?.(output?.level() ?? 0, performance.now());
    step?.();
  }, LEVEL_INTERVAL);

  const voice = () =>
    !soundLost && synthesiser?.ready && output?.running
      ? { synthesiser, output }
      : undefined;

  /** What will not be heard any more in this call is told once. */
  function tellSilence(): void {
    const hasVoice = output && synthesiser && !synthesiser.lost;
    if (silenceTold || (hasVoice && !soundLost)) return;
    silenceTold = true;
    emit({ name: "audio-blocked", allow: undefined });
  }

  const caption = (text: string, final: boolean) =>
    emit({ name: "transcript", speaker: "assistant", text, final });

  /** @returns how many sentences are over when it ends, is stopped or had better be done the other way */
  function follow(
    playback: Playback,
    sentences: readonly string[],
    signal: AbortSignal,
    hasSound: boolean,
  ): Promise<number> {
    let over = 0;
    let shown = "";
    let last = { part: 0, at: performance.now() };
    let clock = { time: output?.now(), at: performance.now() };
    speaks.silently = !hasSound;
    tellSpeaking();

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
      const text = captionAt(sentences[sentence] ?? "", part);
      if (text !== shown) caption(text, false);
      shown = text;

      const now = performance.now();
      const position = sentence + part;
      if (position !== last.part) last = { part: position, at: now };
      const time = output?.now();
      if (time !== clock.time) clock = { time, at: now };
      const stalled = now - last.at > STALLED || now - clock.at > CLOCK_STALLED;
      if (hasSound && (playback.failed || stalled) && output?.running)
        soundLost = true;
      return over === sentences.length || hasSound !== (voice() !== undefined);
    };

    return new Promise((resolve) => {
      const end = () => {
        step = undefined;
        speaks.silently = false;
        tellSpeaking();
        signal.removeEventListener("abort", stop);
        playback.cut();
        resolve(over);
      };
      const stop = () => {
        const { sentence, part } = advance();
        const text = cutCaption(sentences[sentence] ?? "", part);
        if (text !== "") caption(text, true);
        end();
      };
      signal.addEventListener("abort", stop);
      step = () => {
        if (show()) end();
      };
      step();
    });
  }

  return {
    /**
     * Speaks sentences one after the other, with captions in step, at reading pace where there is no sound.
     * @param signal stops it at once
     */
    async speak(
      sentences: readonly string[],
      signal: AbortSignal,
    ): Promise<void> {
      let rest = sentences;
      while (rest.length > 0 && !signal.aborted) {
        const aloud = voice();
        tellSilence();
        const playback = aloud ? playSpeech(rest, aloud) : showSilently(rest);
        const over = await follow(playback, rest, signal, aloud !== undefined);
        rest = rest.slice(over);
      }
    },
    close: () => clearInterval(timer),
  };
}
