import { CallFailure, type FailureReason } from "../../engine.ts";

/** The SDK's own error type, wrapped around Daily's or the server's. */
interface ProviderError {
  readonly type?: string;
  readonly error?: {
    readonly message?: unknown;
    readonly type?: unknown;
    readonly error?: unknown;
  };
}

/** Errors that don't end the call. The SDK reports them with the same event as fatal ones. */
const SURVIVED = new Set([
  "audio-processing-setup-error",
  "audio-processor-recovery-error",
  "audio-observer-setup-error",
  "video-recording-setup-error",
]);

/** The browser wants another press before it plays the assistant's sound. */
const AUDIO_REFUSED = "audio-start-failed";

export function meaningOfError(
  event: ProviderError,
): CallFailure | "survived" | "audio-refused" | "hung-up" {
  const { type = "" } = event;
  if (SURVIVED.has(type)) return "survived";
  if (type === AUDIO_REFUSED) return "audio-refused";
  // When the far end hangs up, it closes the room, and the call library reports that as an error.
  if (type === "daily-error" && roomErrorType(event) === "ejected")
    return "hung-up";
  return new CallFailure(reasonOf(event), event);
}

/** The server's answers to a wrong key or assistant: trying again does not help the visitor. */
const NOT_OURS = new Set([400, 401, 402, 403, 404]);

function reasonOf(event: ProviderError): FailureReason {
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

/** The properties in which each kind of `camera-error` lists its devices. */
const DEVICES = ["blockedMedia", "missingMedia", "failedMedia"];

/** A call continues without a camera. */
function isAboutCameraAlone(event: ProviderError): boolean {
  if (roomErrorType(event) === "cam-in-use") return true;
  const media = new Set(DEVICES.flatMap((key) => inner(event, key) ?? []));
  return media.has("video") && !media.has("audio");
}

/** Despite its name, `camera-error` covers the microphone, too. @returns undefined when the call continues */
export function meaningOfCameraError(
  event: ProviderError,
): CallFailure | undefined {
  if (isAboutCameraAlone(event)) return undefined;
  const reason = MICROPHONE[roomErrorType(event)] ?? "microphone-busy";
  return new CallFailure(reason, event);
}

const roomErrorType = (event: ProviderError): string =>
  String(inner(event, "type") ?? event.error?.type ?? "");

function inner({ error }: ProviderError, key: string): unknown {
  const given = error?.error;
  return typeof given === "object" && given !== null
    ? (given as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
