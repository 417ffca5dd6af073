import type { HearingLoss, VoiceEvent } from "../../engine.ts";
import {
  microphoneFault,
  openMicrophone,
  stopTracks,
} from "../../microphone.ts";
import { raceAbort, within } from "../../wait.ts";
import { createRecogniser, LANGUAGE } from "./recogniser.ts";
import {
  type RecognitionConstructor,
  speechRecognition,
} from "./speech-recognition.ts";

/** How long the browser may take to install on-device recognition, in milliseconds: the call waits for it. */
const INSTALL_LIMIT = 4000;
const ON_DEVICE = { langs: [LANGUAGE], processLocally: true } as const;

interface SpeechInputOptions {
  readonly signal: AbortSignal;
  readonly emit: (event: VoiceEvent) => void;
  /** Partial words come again, longer each time, until they are final. */
  readonly onWords: (text: string, final: boolean) => void;
}

export interface SpeechInput {
  /** Reports how the visitor will be heard. */
  start(): void;
  setListening(listening: boolean): void;
  setMuted(muted: boolean): void;
  close(): void;
}

/** Asks all that hearing needs before the call begins. @throws the signal's reason when aborted */
export async function openSpeechInput(
  options: SpeechInputOptions,
): Promise<SpeechInput> {
  const { signal, emit } = options;
  const Recognition = speechRecognition();
  if (!Recognition) return noSpeechInput("unsupported", emit);
  // The page's policy or the browser's settings may forbid it.
  const processLocally =
    (await within(INSTALL_LIMIT, understandsByItself(Recognition), signal)) ??
    false;
  signal.throwIfAborted();
  if (!processLocally && !(await maySendAway(emit, signal)))
    return noSpeechInput("declined", emit);
  emit({ name: "asking-microphone" });
  try {
    const stream = await openMicrophone(signal);
    return listeningInput({ ...options, Recognition, processLocally }, stream);
  } catch (error) {
    signal.throwIfAborted();
    return noSpeechInput(microphoneFault(error) ?? "unsupported", emit);
  }
}

/** The speech would go to the browser's maker, so the visitor must agree. */
async function maySendAway(
  emit: SpeechInputOptions["emit"],
  signal: AbortSignal,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  emit({ name: "hearing", hearing: { state: "asking", answer: resolve } });
  const yes = await raceAbort(promise, signal);
  emit({ name: "hearing", hearing: { state: "unknown" } });
  return yes;
}

function noSpeechInput(
  reason: HearingLoss,
  emit: SpeechInputOptions["emit"],
): SpeechInput {
  return {
    start: () => emit({ name: "hearing", hearing: { state: "off", reason } }),
    setListening: () => undefined,
    setMuted: () => undefined,
    close: () => undefined,
  };
}

function listeningInput(
  options: SpeechInputOptions & {
    readonly Recognition: RecognitionConstructor;
    readonly processLocally: boolean;
  },
  stream: MediaStream,
): SpeechInput {
  const { Recognition, processLocally, emit, onWords } = options;
  const [track] = stream.getAudioTracks();
  // Without `start(track)` the browser opens the microphone itself, and some can't open it twice.
  const takesTrack = "processLocally" in Recognition.prototype;
  if (!takesTrack) stopTracks(stream);

  let setListening: ((listening: boolean) => void) | undefined;
  let listening = false;
  let muted = false;
  let closed = false;

  const update = () => setListening?.(listening && !muted && !closed);

  function close(): void {
    closed = true;
    update();
    track?.removeEventListener("ended", loseTrack);
    stopTracks(stream);
  }

  function lose(reason: HearingLoss): void {
    if (closed) return;
    close();
    emit({ name: "hearing", hearing: { state: "off", reason } });
  }

  const loseTrack = () => lose("lost");
  if (takesTrack) track?.addEventListener("ended", loseTrack);

  return {
    start() {
      if (closed) return;
      setListening = createRecogniser({
        Recognition,
        track: takesTrack ? track : undefined,
        processLocally,
        onWords,
        onLost: lose,
      });
      emit({ name: "hearing", hearing: { state: "on" } });
      update();
    },
    setListening(next) {
      listening = next;
      update();
    },
    setMuted(next) {
      muted = next;
      if (track) track.enabled = !next;
      update();
    },
    close,
  };
}

/** Whether English is understood on the device, after fetching what that takes. */
async function understandsByItself(
  Recognition: RecognitionConstructor,
): Promise<boolean> {
  const state = await Recognition.available?.(ON_DEVICE);
  if (state === "available") return true;
  if (state !== "downloadable" && state !== "downloading") return false;
  return (await Recognition.install?.(ON_DEVICE)) === true;
}
