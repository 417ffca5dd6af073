// The Web Speech API as browsers have it: TypeScript's types lack its main interface.

interface RecognitionEvents {
  readonly result: Event & { readonly results: SpeechRecognitionResultList };
  readonly error: Event & { readonly error: SpeechRecognitionErrorCode };
  readonly end: Event;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Only some browsers can guarantee this. */
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  abort(): void;
  addEventListener<Name extends keyof RecognitionEvents>(
    type: Name,
    listener: (event: RecognitionEvents[Name]) => void,
    options: { readonly signal: AbortSignal },
  ): void;
}

interface RecognitionService {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecognitionConstructor {
  new (): Recognition;
  readonly prototype: Recognition;
  available?(
    service: RecognitionService,
  ): Promise<"available" | "downloadable" | "downloading" | "unavailable">;
  install?(service: RecognitionService): Promise<boolean>;
}

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly userAgentData?: {
      readonly brands: readonly { readonly brand: string }[];
    };
  }
  var SpeechRecognition: RecognitionConstructor | undefined;
  var webkitSpeechRecognition: RecognitionConstructor | undefined;
}

export function speechRecognition(): RecognitionConstructor | undefined {
  // A page over plain HTTP gets no microphone.
  if (!("mediaDevices" in navigator)) return undefined;
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
}

/** The company that gets the sound when this browser turns speech into text, in words that follow "at". */
export function browserMaker(): string {
  const brands =
    navigator.userAgentData?.brands.map(({ brand }) => brand) ?? [];
  if (brands.includes("Google Chrome")) return "Google";
  if (brands.includes("Microsoft Edge")) return "Microsoft";
  return navigator.vendor?.startsWith("Apple")
    ? "Apple"
    : "the company that makes it";
}
