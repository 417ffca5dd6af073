import type {
  Call,
  CallBehaviour,
  CallMessage,
  CallRecord,
} from "./call-protocol.ts";

/**
 * Runs in the page in place of the code that the transport loads at call time. The function is turned into text for
 * that, so it has access only to its argument and the browser.
 */
export function callMachine(behaviour: CallBehaviour): void {
  const daily = window._daily;
  /** The body of the transport's `camera-error`, which is about microphones too. */
  const MICROPHONE_REFUSED = {
    errorMsg: { errorMsg: "Permission denied", audioOk: false, videoOk: true },
    error: {
      type: "permissions",
      msg: "Permission denied",
      blockedBy: "user",
      blockedMedia: ["audio"],
    },
  };
  // After the last load has been given up, code that arrives late must do nothing.
  if (!daily || window._dailyCallMachineLoadWaitlist?.size === 0) return;
  window.__calls ??= [];
  window.__calls.push(...daily.pendings.splice(0).map(answer));

  function answer(callClientId: string): Call {
    const instance = daily?.instances[callClientId];
    const { ids, assistant, visitor } = participants();
    const microphone = visitorMicrophone(instance?.tracks.audioTrack);
    const admission = Promise.withResolvers<void>();
    if (behaviour.join !== "held") admission.resolve();
    const sent: string[] = [];
    const processors: string[] = [];
    const unknown: string[] = [];
    let [joinAskedAt, joinedAt, leftAt] = [0, 0, 0];
    let voice: ReturnType<typeof assistantVoice> | undefined;
    let level = 0;
    let observer: ReturnType<typeof setInterval> | undefined;

    // No message can carry a track: the SDK looks for it here.
    const state = {
      local: { public: {}, streams: { cam: { stream: microphone.stream } } },
      participants: {},
      streams: {},
    };
    if (instance)
      instance.callMachine = { reset() {}, store: { getState: () => state } };

    function post(message: object) {
      const what = "iframe-call-message";
      const from = "embedded";
      window.postMessage(
        { ...message, what, from, callClientId },
        location.origin,
      );
    }

    function setMicrophone(on: boolean) {
      microphone.set(on);
      const participant = visitor(microphone.state());
      if (joinedAt) post({ action: "participant-updated", participant });
    }

    async function join() {
      joinAskedAt = Date.now();
      if (!(await microphone.open()))
        post({ action: "camera-error", ...MICROPHONE_REFUSED });
      await admission.promise;
      if (leftAt) return microphone.close();
      joinedAt = Date.now();
      const local = visitor(microphone.state());
      post({ action: "joined-meeting", participants: { local } });
      post({ action: "participant-joined", participant: assistant(false) });
    }

    function subscribe({ id, properties }: CallMessage) {
      const wanted = properties?.setSubscribedTracks?.audio === true;
      if (id !== ids.assistant || !wanted || voice) return;
      voice = assistantVoice();
      voice.setLevel(level);
      const pendingTrack = voice.track;
      const starttime = new Date();
      const participantId = ids.assistant;
      state.streams = {
        voice: { participantId, type: "cam", pendingTrack, starttime },
      };
      post({ action: "participant-updated", participant: assistant(true) });
    }

    function setProcessor({ callbackStamp, inputSettings }: CallMessage) {
      const type = inputSettings?.audio?.processor?.type;
      if (type) processors.push(type);
      post({ callbackStamp, inputSettings });
    }

    function observe({ callbackStamp, interval }: CallMessage) {
      clearInterval(observer);
      observer = setInterval(() => {
        const participantsAudioLevel = voice ? { [ids.assistant]: level } : {};
        post({
          action: "remote-participants-audio-level",
          participantsAudioLevel,
        });
      }, interval);
      post({ callbackStamp });
    }

    function leave() {
      window.removeEventListener("message", hear);
      leftAt = Date.now();
      admission.resolve();
      clearInterval(observer);
      microphone.close();
      voice?.close();
      post({ action: "left-meeting" });
    }

    const actions: Record<string, (message: CallMessage) => unknown> = {
      "join-meeting": join,
      "leave-meeting": leave,
      "local-audio": (message) => setMicrophone(message.state === true),
      "app-msg": (message) => sent.push(message.data ?? ""),
      "update-participant": subscribe,
      "update-input-settings": setProcessor,
      "start-remote-participants-audio-level-observer": observe,
      "transmit-log": () => undefined,
    };

    function hear({ data }: MessageEvent<CallMessage | undefined>) {
      if (data?.what !== "iframe-call-message" || data.from !== "module")
        return;
      if (data.callClientId !== callClientId) return;
      const act = actions[data.action];
      if (act) act(data);
      else unknown.push(data.action);
    }

    window.addEventListener("message", hear);
    post({ action: "call-machine-initialized" });
    post({ action: "loaded" });

    return {
      record: () => ({
        joinAskedAt,
        joinedAt,
        leftAt,
        sent,
        processors,
        unknown,
        destroyed: !daily?.instances[callClientId],
        microphone: microphone.state(),
      }),
      speak(next) {
        level = next;
        voice?.setLevel(level);
      },
      emit: post,
      assistantLeaves() {
        voice?.close();
        voice = undefined;
        state.streams = {};
        post({ action: "participant-left", participant: assistant(false) });
      },
      throwOut(type, msg) {
        post({ action: "error", errorMsg: msg, error: { type, msg } });
        if (!leftAt) leave();
      },
    };
  }

  /** A real sound for the assistant's track. */
  function assistantVoice() {
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

  /** How the transport describes the participants of the room (`DailyParticipant`). */
  function participants() {
    const off = { subscribed: false, state: "off", off: { byUser: true } };
    const on = { subscribed: true, state: "playable" };
    const ids = {
      visitor: crypto.randomUUID(),
      assistant: crypto.randomUUID(),
    };
    const describe = (who: "visitor" | "assistant", audio: object) => ({
      session_id: ids[who],
      // The SDK plays no other participant.
      user_name: who === "assistant" ? "Vapi Speaker" : "",
      local: who === "visitor",
      audio: false,
      video: false,
      screen: false,
      tracks: { audio, video: off, screenAudio: off, screenVideo: off },
    });
    return {
      ids,
      assistant: (subscribed: boolean) =>
        describe(
          "assistant",
          subscribed ? on : { subscribed, state: "sendable" },
        ),
      visitor: (microphone: CallRecord["microphone"]) => {
        const blocked = { byPermissions: true };
        const none = { subscribed: true, state: "blocked", blocked };
        return describe("visitor", { on, off, ended: off, none }[microphone]);
      },
    };
  }

  /** The visitor's real microphone, or the page's own track where it gives one. */
  function visitorMicrophone(given: MediaStreamTrack | undefined) {
    const stream = new MediaStream();
    let track: MediaStreamTrack | undefined;
    let on = true;
    return {
      stream,
      /** @returns whether the microphone is open */
      async open() {
        if (behaviour.microphone === "refused") return false;
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
}
