/** How the next call goes, by default as it should. */
export interface CallBehaviour {
  /** A held join never ends by itself. */
  readonly join?: "admitted" | "held";
}

export interface CallRecord {
  readonly stage: "asked" | "joining" | "joined" | "left";
  /** The SDK let go of the call object. */
  readonly destroyed: boolean;
  /** The page's messages to the far end, unchanged. */
  readonly sent: readonly string[];
  readonly microphone: "none" | "on" | "off" | "ended";
  /** The requested processors of the microphone's sound, in order. */
  readonly processors: readonly string[];
}

/** The far end's hand on a call. */
export interface Call {
  record(): CallRecord;
  /** How loud the assistant is, as the root mean square of the samples. */
  speak(level: number): void;
  /** Passes an event to the SDK unchanged. */
  emit(event: object): void;
  /** The assistant leaves the room, which stays open. */
  assistantLeaves(): void;
  /** A fatal error: the visitor is out of the room. */
  throwOut(type: string, message: string): void;
}

/** The SDK's messages to the code that it loads at call time, as far as calls without video need them. */
interface CallMessage {
  readonly what: string;
  readonly from: string;
  readonly callClientId: string;
  readonly action: string;
  /** An answer with the same stamp settles the promise that the SDK gave for the request. */
  readonly callbackStamp?: string;
  readonly id?: string;
  readonly data?: string;
  readonly state?: boolean;
  /** Milliseconds. */
  readonly interval?: number;
  readonly properties?: {
    readonly setSubscribedTracks?: { readonly audio?: boolean };
  };
  readonly inputSettings?: {
    readonly audio?: { readonly processor?: { readonly type: string } };
  };
}

declare global {
  interface Window {
    /** Every call since the page was opened, oldest first. */
    __calls?: Call[];
    /** Where the transport and the code that it loads share what no message can carry. */
    _daily?: {
      /** The call objects that wait for that code. */
      readonly pendings: string[];
      readonly instances: Record<
        string,
        { callMachine?: { reset(): void; store: { getState(): unknown } } }
      >;
    };
    /** The loads that have not given up. */
    _dailyCallMachineLoadWaitlist?: Set<string>;
  }
}

/**
 * Runs in the page in place of the code that the transport loads at call time. The function is turned into text for
 * that, so it has access only to its argument and the browser.
 */
export function callMachine(behaviour: CallBehaviour): void {
  const daily = window._daily;
  // After the last load has been given up, code that arrives late must do nothing.
  if (!daily || window._dailyCallMachineLoadWaitlist?.size === 0) return;
  window.__calls ??= [];
  window.__calls.push(...daily.pendings.splice(0).map(answer));

  function answer(callClientId: string): Call {
    const instance = daily?.instances[callClientId];
    const { ids, assistant, visitor } = participants();
    const microphone = visitorMicrophone();
    const admission = Promise.withResolvers<void>();
    if (behaviour.join !== "held") admission.resolve();
    const sent: string[] = [];
    const processors: string[] = [];
    let stage: CallRecord["stage"] = "asked";
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
      if (stage === "joined")
        post({ action: "participant-updated", participant });
    }

    async function join() {
      stage = "joining";
      await microphone.open();
      await admission.promise;
      if (stage !== "joining") return microphone.close();
      stage = "joined";
      const local = visitor(microphone.state());
      post({ action: "joined-meeting", participants: { local } });
      post({ action: "participant-joined", participant: assistant(false) });
    }

    function subscribe({ id, properties }: CallMessage) {
      const wanted = properties?.setSubscribedTracks?.audio === true;
      if (id !== ids.assistant || !wanted || voice) return;
      voice = assistantVoice();
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
      stage = "left";
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
      if (!act) throw new Error(`The stand-in can’t ${data.action}`);
      act(data);
    }

    window.addEventListener("message", hear);
    post({ action: "call-machine-initialized" });
    post({ action: "loaded" });

    return {
      record: () => ({
        stage,
        sent,
        processors,
        destroyed: !daily?.instances[callClientId],
        microphone: microphone.state(),
      }),
      speak(next) {
        level = next;
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
        if (stage !== "left") leave();
      },
    };
  }

  /** The assistant's track, without a sound: the page hears of levels only. */
  function assistantVoice() {
    const context = new AudioContext();
    const { stream } = new MediaStreamAudioDestinationNode(context);
    const [track] = stream.getAudioTracks();
    return {
      track,
      close() {
        track?.stop();
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

  /** The visitor's real microphone. */
  function visitorMicrophone() {
    const stream = new MediaStream();
    let track: MediaStreamTrack | undefined;
    let on = true;
    return {
      stream,
      async open() {
        // No device id: the demo leaves the choice to the browser.
        const real = await navigator.mediaDevices.getUserMedia({ audio: true });
        [track] = real.getAudioTracks();
        if (track) stream.addTrack(track);
        this.set(on);
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
      close: () => track?.stop(),
    };
  }
}
