import type { CallBehaviour } from "./call-protocol.ts";

// The parts of `callMachine`. Each runs in the page, so it is self-contained.

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

/** How the transport describes a participant of the room (`DailyParticipant`). */
export function callParticipants() {
  const off = { subscribed: false, state: "off", off: { byUser: true } };
  const ids = { visitor: crypto.randomUUID(), assistant: crypto.randomUUID() };

  const describe = (who: "visitor" | "assistant", audio: object) => ({
    session_id: ids[who],
    user_id: ids[who],
    // The SDK plays no other participant.
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

  return {
    stream,
    /** @returns whether the microphone is open */
    async open() {
      if (behaviour === "refused") return false;
      // No device id: the demo leaves the choice to the browser.
      track =
        given ??
        (await navigator.mediaDevices.getUserMedia({ audio: true }))
          .getAudioTracks()
          .at(0);
      if (track) stream.addTrack(track);
      this.set(on);
      return true;
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
export const microphoneRefused = () => ({
  errorMsg: { errorMsg: "Permission denied", audioOk: false, videoOk: true },
  error: {
    type: "permissions",
    msg: "Permission denied",
    blockedBy: "user",
    blockedMedia: ["audio"],
  },
});
