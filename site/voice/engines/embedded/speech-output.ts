import type { VoiceEvent } from "../../engine.ts";
import { createLevelMeter, LEVEL_INTERVAL } from "../../level-meter.ts";
import type { AudioOutput } from "./audio-output.ts";
import { captionAt, cutCaption } from "./caption.ts";
import { type Playback, playSpeech, showSilently } from "./playback.ts";
import type { Synthesiser } from "./synthesiser.ts";

/** Sound is lost after this standstill, in ms: hidden tabs run once a second, slow phones begin after 2 s. */
const STALLED = 4000;
/** An audio clock that stood still this long will not move, in milliseconds. */
const CLOCK_STALLED = 1500;

interface SpeechOutputOptions {
  /** Captions speak alone without it, and until it is ready. */
  readonly synthesiser: Synthesiser | undefined;
  /** Captions speak alone without it, and while it plays nothing. */
  readonly output: AudioOutput | undefined;
  readonly emit: (event: VoiceEvent) => void;
}

export type SpeechOutput = ReturnType<typeof createSpeechOutput>;

/** Captions always, and sound where there is any. */
export function createSpeechOutput(options: SpeechOutputOptions) {
  const { synthesiser, output, emit } = options;
  // Captions without sound count as speaking, too.
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

  /** Once, when nothing more will be heard in this call. */
  function tellSilence(): void {
    const hasVoice = output && synthesiser && !synthesiser.lost;
    if (silenceTold || (hasVoice && !soundLost)) return;
    silenceTold = true;
    emit({ name: "audio-blocked", allow: undefined });
  }

  const caption = (text: string, final: boolean) =>
    emit({ name: "transcript", speaker: "assistant", text, final });

  /** @returns how many sentences are over when it ends, is stopped, or must switch to sound or captions */
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
    /** Captions keep step with the sound, or with reading pace. The signal stops it at once. */
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
