import type { CallBehaviour, DeviceErrorType } from "./call-protocol.ts";

// What `callMachine` is made of. Each runs in the page, so it stands for itself.

/** A real sound for the assistant's track. */
export function assistantVoice() {
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency: 220 });
  const gain = new GainNode(context, { gain: 0 });
  const out = new MediaStreamAudioDestinationNode(context);
  tone.connect(gain).connect(out);
  tone.start();
  const [track] = out.stream.getAudioTracks();
  if (!track) throw new Error("The destination has no track");
  return {
    track,
    /** The root mean square of the samples, from 0 to 0.7. */
    setLevel(level: number) {
      gain.gain.value = level * Math.SQRT2;
    },
    close() {
      track.stop();
      void context.close();
    },
  };
}

/** How the transport describes who is in the room (`DailyParticipant`). */
export function callParticipants() {
  const off = { subscribed: false, state: "off", off: { byUser: true } };
  const ids = { visitor: crypto.randomUUID(), assistant: crypto.randomUUID() };

  const describe = (who: "visitor" | "assistant", audio: object) => ({
    session_id: ids[who],
    user_id: ids[who],
    // The SDK plays nobody else.
    user_name: who === "assistant" ? "Vapi Speaker" : "",
    local: who === "visitor",
    owner: false,
    record: false,
    audio: false,
    video: false,
    screen: false,
    will_eject_at: new Date(0),
    permissions: { hasPresence: true, canSend: true, canAdmin: false },
    cam_info: {},
    screen_info: {},
    tracks: { audio, video: off, screenAudio: off, screenVideo: off },
  });

  return {
    ids,
    assistant: (subscribed: boolean) =>
      describe("assistant", {
        subscribed,
        state: subscribed ? "playable" : "sendable",
      }),
    visitor: (microphone: "none" | "on" | "off" | "ended") => {
      const states = {
        on: { subscribed: true, state: "playable" },
        off,
        ended: off,
        none: {
          subscribed: true,
          state: "blocked",
          blocked: { byPermissions: true },
        },
      };
      return describe("visitor", states[microphone]);
    },
  };
}

/** The visitor's real microphone, or the page's own track where it gives one. */
export function visitorMicrophone(
  behaviour: CallBehaviour["microphone"],
  given: MediaStreamTrack | undefined,
) {
  const stream = new MediaStream();
  let track: MediaStreamTrack | undefined;
  let on = true;

  const failures: Record<string, DeviceErrorType> = {
    NotAllowedError: "permissions",
    NotFoundError: "not-found",
    NotReadableError: "mic-in-use",
  };

  return {
    stream,
    /** @returns what went wrong */
    async open(): Promise<DeviceErrorType | undefined> {
      if (behaviour !== "opened") return behaviour;
      try {
        const opened =
          given ?? // No device id: the demo leaves the choice to the browser.
          (await navigator.mediaDevices.getUserMedia({ audio: true }))
            .getAudioTracks()
            .at(0);
        if (opened) stream.addTrack(opened);
        track = opened;
        this.set(on);
        return;
      } catch (error) {
        const name = error instanceof DOMException ? error.name : "";
        return failures[name] ?? "unknown";
      }
    },
    set(next: boolean) {
      on = next;
      if (track) track.enabled = on;
    },
    state() {
      if (!track) return "none";
      if (track.readyState === "ended") return "ended";
      return on ? "on" : "off";
    },
    close() {
      if (track !== given) track?.stop();
    },
  };
}

/** The body of the transport's `camera-error`, which is about microphones too. */
export function deviceError(type: DeviceErrorType) {
  const media = ["audio"];
  const details = {
    permissions: {
      msg: "Permission denied",
      blockedBy: "user",
      blockedMedia: media,
    },
    "not-found": { msg: "Requested device not found", missingMedia: media },
    "mic-in-use": { msg: "Could not start audio source" },
    constraints: { msg: "", reason: "invalid", failedMedia: media },
    "undefined-mediadevices": { msg: "mediaDevices is undefined" },
    unknown: { msg: "Unknown error" },
  }[type];
  return {
    errorMsg: { errorMsg: details.msg, audioOk: false, videoOk: true },
    error: { type, ...details },
  };
}
