import {
  type CallFacts,
  CallFailure,
  type VoiceCall,
  type VoiceControls,
} from "../../engine.ts";
import type { VapiClient } from "./call-target.ts";
import { readMessage } from "./message.ts";
import { meaningOfCameraError, meaningOfError } from "./provider-error.ts";

/** How long the room may stay open after the server ended the call or the assistant left it, in ms; then we leave. */
const END_GRACE = 3000;

/** The provider's own name for the assistant in the room. */
const ASSISTANT = "Vapi Speaker";

type Room = NonNullable<ReturnType<VapiClient["getDailyCallObject"]>>;
type Participant = ReturnType<Room["participants"]>["local"];

/**
 * Turns the SDK's events for one call into the contract's, and corrects the SDK's faults. @returns a promise that
 * settles when the far end ends the call, or the call fails
 */
export function adaptCall(
  client: VapiClient,
  { signal, emit }: VoiceCall,
): Promise<void> {
  const over = Promise.withResolvers<void>();
  const interrupted = new Set<string>();
  let microphoneTrack: MediaStreamTrack | undefined;
  let muted = false;

  const change = (facts: Partial<CallFacts>) =>
    emit({ name: "changed", facts });

  // The SDK also reports events of calls that are over. These are ignored.
  const on: VapiClient["on"] = (name, listener) => {
    const act = listener as (...args: unknown[]) => void;
    const heard = (...args: unknown[]) => {
      if (!signal.aborted) act(...args);
    };
    return client.on(name, heard as typeof listener);
  };

  const controls: VoiceControls = {
    setMuted(next) {
      muted = next;
      // Without a room the SDK throws.
      if (client.getDailyCallObject()) client.setMuted(next);
    },
    say(text) {
      client.send({
        type: "add-message",
        message: { role: "user", content: text },
      });
    },
  };

  // First: without a listener for it, the emitter throws.
  on("error", (event: object) => {
    const meaning = meaningOfError(event);
    switch (meaning) {
      case "survived":
        return console.warn("The call continues without this:", event);
      case "audio-refused":
        return change({ silence: { allow: () => void allowAudio() } });
      case "hung-up":
        return over.resolve();
      default:
        return over.reject(meaning);
    }
  });
  on("camera-error", (event: object) => {
    const failure = meaningOfCameraError(event);
    if (failure) over.reject(failure);
    else console.warn("The call continues without the camera:", event);
  });

  // The SDK would join a call that was cancelled meanwhile, with the microphone open. It takes this error
  // for its own, and cleans up.
  client.on("call-start-progress", ({ stage, status }) => {
    if (
      signal.aborted &&
      stage === "web-call-creation" &&
      status === "completed"
    )
      throw new Error("The call was given up");
  });

  on("call-start", () => {
    emit({ name: "connected", controls });
    const room = client.getDailyCallObject();
    if (!room) return;
    watchMicrophone(room.participants().local);
    room.on("participant-left", () =>
      setTimeout(() => {
        // A squad hands the visitor on to its next assistant.
        if (Object.keys(room.participants()).length === 1) over.resolve();
      }, END_GRACE),
    );
  });
  on("call-end", () => over.resolve());
  on("speech-start", () => change({ speaking: true }));
  on("speech-end", () => change({ speaking: false }));
  on("volume-level", (level: number) => emit({ name: "volume-level", level }));

  on("message", (message: unknown) => {
    for (const news of readMessage(message)) {
      if (news.name !== "ended") emit(news);
      else if (news.failed)
        over.reject(new CallFailure("cut-off", news.reason));
      else setTimeout(over.resolve, END_GRACE);
      if (news.name === "hand-over") over.resolve();
    }
  });

  on("network-connection", (event: { type: string; event: string }) => {
    if (event.event === "interrupted") interrupted.add(event.type);
    else interrupted.delete(event.type);
    change({ interrupted: interrupted.size > 0 });
  });

  on("daily-participant-updated", (participant: Participant) => {
    if (participant.local) watchMicrophone(participant);
  });

  function watchMicrophone({ tracks: { audio } }: Participant): void {
    const track = audio.persistentTrack;
    if (track && track !== microphoneTrack) {
      microphoneTrack = track;
      change({ hearing: { state: "on", listening: true } });
      const lose = () => {
        if (track === microphoneTrack) loseMicrophone();
      };
      track.addEventListener("ended", lose, { signal });
    }
    if (audio.state === "blocked") loseMicrophone();
    // When noise cancellation fails, the SDK turns the microphone on, even if it was off.
    if (muted && !client.isMuted()) client.setMuted(true);
  }

  function loseMicrophone(): void {
    change({ hearing: { state: "off", reason: "lost" } });
  }

  /** Plays the assistant and tells the waiting far end. The SDK does so only if its first attempt to play succeeds. */
  async function allowAudio(): Promise<void> {
    const room = client.getDailyCallObject();
    const assistant = Object.values(room?.participants() ?? {}).find(
      ({ user_name }) => user_name === ASSISTANT,
    );
    const track = assistant?.tracks.audio.persistentTrack;
    if (!room || !track) return;
    const player = new Audio();
    // As the SDK marks its own, so that it is removed with them.
    player.dataset["participantId"] = assistant.session_id;
    player.srcObject = new MediaStream([track]);
    document.body.append(player);
    try {
      await player.play();
      room.sendAppMessage("playable");
      change({ silence: undefined });
    } catch (error) {
      player.remove();
      // Refused again: the notice and its button stay.
      console.warn("The browser still plays no sound:", error);
    }
  }

  return over.promise;
}

/** The SDK leaves a player in the page after each call that the visitor ends. */
export function removePlayers(): void {
  for (const player of document.querySelectorAll<HTMLAudioElement>(
    "audio[data-participant-id]",
  )) {
    player.srcObject = null;
    player.remove();
  }
}
