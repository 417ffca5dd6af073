import type { FailureReason } from "./engine.ts";
import { raceAbort } from "./race-abort.ts";

type MicrophoneFailure = Extract<FailureReason, `microphone-${string}`>;

/** What a refusal of `getUserMedia` means (Media Capture and Streams, 10.2). Undefined for other errors. */
export function microphoneFailure(
  error: unknown,
): MicrophoneFailure | undefined {
  if (!(error instanceof DOMException)) return undefined;
  switch (error.name) {
    case "NotAllowedError":
    case "SecurityError":
      return "microphone-refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "microphone-missing";
    case "NotReadableError":
    case "AbortError":
      return "microphone-busy";
    default:
      return undefined;
  }
}

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Asks for the microphone. The visitor may take any time to answer; an answer that comes after the
 * abort closes the microphone again at once.
 *
 * @throws the signal's reason when aborted, and what `getUserMedia` throws
 */
export async function openMicrophone(
  signal: AbortSignal,
): Promise<MediaStream> {
  signal.throwIfAborted();
  const answer = navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  try {
    return await raceAbort(answer, signal);
  } catch (error) {
    answer.then(stopTracks, () => undefined);
    throw error;
  }
}
