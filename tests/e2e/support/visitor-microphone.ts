import type { CallBehaviour, DeviceErrorType } from "./call-protocol.ts";

/** The visitor's real microphone, or the page's own track where it gives one. Runs in the page, see `callMachine`. */
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

/** The body of the transport's `camera-error`, which is about microphones too. Runs in the page, see `callMachine`. */
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
