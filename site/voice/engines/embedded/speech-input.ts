import type { HearingLoss, VoiceEvent } from "../../engine.ts";
import { microphoneFailure, stopTracks } from "../../microphone.ts";
import { createRecogniser, LANGUAGE, type Recogniser } from "./recogniser.ts";
import type { RecognitionConstructor } from "./speech-recognition.ts";

/** How long the browser may take to fetch what it needs to understand speech by itself, in milliseconds. */
const INSTALL_LIMIT = 20_000;
const ON_DEVICE = { langs: [LANGUAGE], processLocally: true } as const;

interface SpeechInputOptions {
  /** Undefined where the browser understands no speech: then the microphone is not asked for. */
  readonly Recognition: RecognitionConstructor | undefined;
  readonly openMicrophone: (signal: AbortSignal) => Promise<MediaStream>;
  readonly signal: AbortSignal;
  readonly emit: (event: VoiceEvent) => void;
  /** Partial words come again, more of them, until they are final. */
  readonly onWords: (text: string, final: boolean) => void;
}

/** How the visitor is heard in one call. */
export interface SpeechInput {
  /** Tells how the visitor will be heard. */
  start(): void;
  /** It is the visitor's turn, or not. */
  setListening(listening: boolean): void;
  setMuted(muted: boolean): void;
  close(): void;
}

/** @throws the signal's reason when aborted while the visitor is asked for the microphone */
export async function openSpeechInput(
  options: SpeechInputOptions,
): Promise<SpeechInput> {
  const { Recognition, openMicrophone, signal, emit } = options;
  if (!Recognition) return noSpeechInput("unsupported", emit);
  emit({ name: "asking-microphone" });
  try {
    const stream = await openMicrophone(signal);
    return listeningInput({ ...options, Recognition }, stream);
  } catch (error) {
    signal.throwIfAborted();
    return noSpeechInput(lossOf(error), emit);
  }
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
  },
  stream: MediaStream,
): SpeechInput {
  const { Recognition, emit, onWords } = options;
  const [track] = stream.getAudioTracks();
  // A browser that takes no track opens the microphone by itself, and some can't open it twice.
  const takesTrack = "processLocally" in Recognition.prototype;
  if (!takesTrack) stopTracks(stream);

  let recogniser: Recogniser | undefined;
  let listening = false;
  let muted = false;
  let closed = false;

  const update = () => recogniser?.setListening(listening && !muted && !closed);

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

  function hear(processLocally: boolean): void {
    if (closed) return;
    recogniser = createRecogniser({
      Recognition,
      track: takesTrack ? track : undefined,
      processLocally,
      onWords,
      onLost: (reason) => {
        if (processLocally && reason === "unsupported") ask();
        else lose(reason);
      },
    });
    emit({ name: "hearing", hearing: { state: "on" } });
    update();
  }

  /** The browser's maker would understand the speech: not without a yes. */
  function ask(): void {
    if (closed) return;
    recogniser = undefined;
    let answered = false;
    const answer = (yes: boolean) => {
      if (answered) return;
      answered = true;
      if (yes) hear(false);
      else lose("refused");
    };
    emit({ name: "hearing", hearing: { state: "asking", answer } });
  }

  return {
    start() {
      void understandsByItself(Recognition).then((yes) =>
        yes ? hear(true) : ask(),
      );
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

/** Whether the browser understands English without sending the sound anywhere, after fetching what it takes. */
async function understandsByItself(
  Recognition: RecognitionConstructor,
): Promise<boolean> {
  try {
    const state = await Recognition.available?.(ON_DEVICE);
    if (state === "available") return true;
    if (state !== "downloadable" && state !== "downloading") return false;
    const installed = await Promise.race([
      Recognition.install?.(ON_DEVICE),
      new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), INSTALL_LIMIT);
      }),
    ]);
    return installed === true;
  } catch {
    // The page's policy or the browser's settings forbid it.
    return false;
  }
}

function lossOf(error: unknown): HearingLoss {
  switch (microphoneFailure(error)) {
    case "microphone-refused":
      return "refused";
    case "microphone-missing":
      return "missing";
    case "microphone-busy":
      return "busy";
    case undefined:
      return "unsupported";
  }
}
