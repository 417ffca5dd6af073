import { raceAbort } from "./wait.ts";

const FAULTS: Readonly<Record<string, "refused" | "missing" | "busy">> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** The meaning of a refusal by `getUserMedia` (Media Capture and Streams, 10.2); undefined for other errors. */
export const microphoneFault = (error: unknown) =>
  error instanceof DOMException ? FAULTS[error.name] : undefined;

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Closes a microphone that is granted after the abort. @throws its reason, or getUserMedia's error */
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
