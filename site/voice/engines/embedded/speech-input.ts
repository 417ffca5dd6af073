import type { Hearing, HearingLoss, VoiceEvent } from "../../engine.ts";
import {
  microphoneFault,
  openMicrophone,
  stopTracks,
} from "../../microphone.ts";
import { within } from "../../wait.ts";
import {
  createRecogniser,
  LANGUAGE,
  type RecognitionConstructor,
  speechRecognition,
} from "./recogniser.ts";

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly userAgentData?: {
      readonly brands: readonly { readonly brand: string }[];
    };
  }
}

/** How long the browser may take to install on-device recognition, in milliseconds. */
const INSTALL_LIMIT = 4000;
const ON_DEVICE = { langs: [LANGUAGE], processLocally: true } as const;

/** One for all calls of a page. */
export interface Consent {
  /** Whether the browser's maker may get the sound. */
  given: boolean;
}

interface SpeechInputOptions {
  readonly consent: Consent;
  readonly signal: AbortSignal;
  readonly emit: (event: VoiceEvent) => void;
  /** Partial words are repeated, longer each time, until they are final. */
  readonly onWords: (text: string, final: boolean) => void;
  /** The visitor has pressed Talk, and the microphone is open. */
  readonly onTalk: () => void;
}

export type SpeechInput = ReturnType<typeof createSpeechInput>;

/**
 * Hears by means of the browser's speech recognition until the call is over. It uses no resources before the visitor
 * agrees.
 */
export function createSpeechInput(options: SpeechInputOptions) {
  const { consent, signal, emit, onWords, onTalk } = options;
  const told = (hearing: Hearing) =>
    emit({ name: "changed", facts: { hearing } });
  let stream: MediaStream | undefined;
  let setRecogniser: ((listening: boolean) => void) | undefined;
  let listening = false;
  let muted = false;
  let closed = false;

  function update(): void {
    if (!setRecogniser) return;
    const isListening = listening && !muted && !closed;
    setRecogniser(isListening);
    if (!closed) told({ state: "on", listening: isListening });
  }

  function close(): void {
    closed = true;
    update();
    if (stream) stopTracks(stream);
  }
  signal.addEventListener("abort", close);

  function lose(reason: HearingLoss): void {
    if (closed) return;
    close();
    told({ state: "off", reason });
  }

  async function open(
    Recognition: RecognitionConstructor,
    processLocally: boolean,
    isTalk: boolean,
  ): Promise<void> {
    told({ state: "opening" });
    try {
      stream = await openMicrophone(signal);
    } catch (error) {
      if (!signal.aborted) lose(microphoneFault(error) ?? "unsupported");
      return;
    }
    const [track] = stream.getAudioTracks();
    // Without `start(track)` the browser opens the microphone itself, and some can't open it twice.
    const takesTrack = "processLocally" in Recognition.prototype;
    if (takesTrack) track?.addEventListener("ended", () => lose("lost"));
    else stopTracks(stream);
    if (closed) return close();
    setRecogniser = createRecogniser({
      Recognition,
      track: takesTrack ? track : undefined,
      processLocally,
      onWords,
      onLost: lose,
    });
    update();
    if (isTalk) onTalk();
  }

  return {
    /** Reports how the visitor can be heard, and listens if there is nothing left to ask. */
    async start(): Promise<void> {
      const Recognition = speechRecognition();
      if (!Recognition) return lose("unsupported");
      // The page's policy or the browser's settings may forbid it.
      const processLocally =
        (await within(INSTALL_LIMIT, understandsByItself(Recognition))) ??
        false;
      const isAgreed = processLocally || consent.given;
      const isAllowed = isAgreed && (await mayUseMicrophone());
      if (closed) return undefined;
      if (isAllowed) return open(Recognition, processLocally, false);
      return told({
        state: "offered",
        sentTo: isAgreed ? undefined : browserMaker(),
        talk() {
          consent.given ||= !processLocally;
          void open(Recognition, processLocally, true);
        },
      });
    },
    setListening(next: boolean): void {
      listening = next;
      update();
    },
    setMuted(next: boolean): void {
      muted = next;
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !next;
      update();
    },
  };
}

/** Whether the device itself understands English, after the browser has fetched the language if necessary. */
async function understandsByItself(
  Recognition: RecognitionConstructor,
): Promise<boolean> {
  const state = await Recognition.available?.(ON_DEVICE);
  if (state === "available") return true;
  if (state !== "downloadable" && state !== "downloading") return false;
  return (await Recognition.install?.(ON_DEVICE)) === true;
}

/** Whether the visitor has already allowed the microphone, so that the browser won't ask. */
async function mayUseMicrophone(): Promise<boolean> {
  const permission = await within(
    INSTALL_LIMIT,
    navigator.permissions?.query({ name: "microphone" }),
  );
  return permission?.state === "granted";
}

/** The company that gets the sound when this browser turns speech into text, in words that follow "to". */
function browserMaker(): string {
  const brands =
    navigator.userAgentData?.brands.map(({ brand }) => brand) ?? [];
  if (brands.includes("Google Chrome")) return "Google";
  if (brands.includes("Microsoft Edge")) return "Microsoft";
  return navigator.vendor?.startsWith("Apple")
    ? "Apple"
    : "the company that makes the browser";
}
