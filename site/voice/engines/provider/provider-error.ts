import { CallFailure, type FailureReason } from "../../engine.ts";

/** What the SDK says of an error: its own kind, and around Daily's or the server's. The rest is not ours to know. */
interface ProviderError {
  readonly type?: string;
  readonly error?: {
    readonly message?: unknown;
    readonly type?: unknown;
    /** What the server or the call library gave. */
    readonly error?: unknown;
  };
}

/** Errors that the call survives. The SDK reports them on the same event as the fatal ones. */
const SURVIVED = new Set([
  "audio-processing-setup-error",
  "audio-processor-recovery-error",
  "audio-observer-setup-error",
  "video-recording-setup-error",
]);

/** The visitor's browser refused to play the assistant's sound before another press. */
const AUDIO_REFUSED = "audio-start-failed";

type ErrorMeaning =
  | { readonly name: "survived" | "audio-refused" | "hung-up" }
  | { readonly name: "failed"; readonly failure: CallFailure };

/** What an `error` event of the SDK means for the call. */
export function meaningOfError(event: ProviderError): ErrorMeaning {
  const { type = "" } = event;
  if (SURVIVED.has(type)) return { name: "survived" };
  if (type === AUDIO_REFUSED) return { name: "audio-refused" };
  // The far end closes the room when it hangs up, and the call library reports that as an error.
  if (type === "daily-error" && roomErrorType(event) === "ejected")
    return { name: "hung-up" };
  return { name: "failed", failure: new CallFailure(reasonOf(event), event) };
}

/** The server's answers to a key or an assistant that it does not know, or not any more. */
const NOT_OURS = new Set([400, 401, 402, 403, 404]);

function reasonOf(event: ProviderError): FailureReason {
  // The key or the assistant is wrong: to try again does not help the visitor.
  if (NOT_OURS.has(Number(inner(event, "statusCode")))) return "not-configured";
  return event.type === "daily-error" ? "cut-off" : "not-connected";
}

const MICROPHONE: Readonly<Record<string, FailureReason>> = {
  permissions: "microphone-refused",
  "not-found": "microphone-missing",
  constraints: "microphone-missing",
  "mic-in-use": "microphone-busy",
  "cam-mic-in-use": "microphone-busy",
};

/** What each kind of `camera-error` calls the devices that it is about. */
const DEVICES = ["blockedMedia", "missingMedia", "failedMedia"];

/** Whether a `camera-error` is about the camera and nothing else: without it a call goes on. */
function isAboutCameraAlone(event: ProviderError): boolean {
  if (roomErrorType(event) === "cam-in-use") return true;
  const media = new Set(DEVICES.flatMap((key) => inner(event, key) ?? []));
  return media.has("video") && !media.has("audio");
}

/**
 * What a `camera-error` of the call library means: the name is its own, it covers the microphone.
 *
 * @returns undefined when the call goes on
 */
export function meaningOfCameraError(
  event: ProviderError,
): CallFailure | undefined {
  if (isAboutCameraAlone(event)) return undefined;
  const reason = MICROPHONE[roomErrorType(event)] ?? "microphone-busy";
  return new CallFailure(reason, event);
}

/** The kind that the call library gives. */
const roomErrorType = (event: ProviderError): string =>
  String(inner(event, "type") ?? event.error?.type ?? "");

function inner({ error }: ProviderError, key: string): unknown {
  const given = error?.error;
  return typeof given === "object" && given !== null
    ? (given as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
