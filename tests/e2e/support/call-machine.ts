import type * as callParts from "./call-parts.ts";
import type { Call, CallBehaviour, CallMessage } from "./call-protocol.ts";

/**
 * Runs in the page in place of the code that the transport loads at call time. The function is turned into text for
 * that, so it has access only to its arguments and the browser.
 */
export function callMachine(
  behaviour: CallBehaviour,
  parts: typeof callParts,
): void {
  const daily = window._daily;
  // After the last load has been given up, code that arrives late must do nothing.
  if (!daily || window._dailyCallMachineLoadWaitlist?.size === 0) return;
  window.__calls ??= [];
  window.__calls.push(...daily.pendings.splice(0).map(answer));

  function answer(callClientId: string): Call {
    const instance = daily?.instances[callClientId];
    const { ids, assistant, visitor } = parts.callParticipants();
    const microphone = parts.visitorMicrophone(
      behaviour.microphone,
      instance?.tracks.audioTrack,
    );
    const admission = Promise.withResolvers<void>();
    if (behaviour.join === "admitted") admission.resolve();
    const sent: string[] = [];
    const processors: string[] = [];
    const unknown: string[] = [];
    let [joinAskedAt, joinedAt, leftAt] = [0, 0, 0];
    let voice: ReturnType<typeof callParts.assistantVoice> | undefined;
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
        post({ action: "camera-error", ...parts.microphoneRefused() });
      await admission.promise;
      if (leftAt) return microphone.close();
      joinedAt = Date.now();
      const participants = { local: visitor(microphone.state()) };
      post({ action: "joined-meeting", participants });
      post({ action: "participant-joined", participant: assistant(false) });
    }

    function subscribe({ id, properties }: CallMessage) {
      const wanted = properties?.setSubscribedTracks?.audio === true;
      if (id !== ids.assistant || !wanted || voice) return;
      voice = parts.assistantVoice();
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
      const works = type !== "noise-cancellation";
      if (!works && behaviour.noiseCancellation === "reject") {
        const msg = "KrispInitError: Canceled";
        post({ callbackStamp, error: { type: "KrispInitError", msg } });
        return;
      }
      post({ callbackStamp, inputSettings });
      if (works || behaviour.noiseCancellation === "accept") return;
      setMicrophone(false);
      const errorMsg = "The noise cancellation stopped";
      post({
        action: "nonfatal-error",
        type: "audio-processor-error",
        errorMsg,
      });
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
}
