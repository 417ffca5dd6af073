import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { goToDemoForm } from "../demo-request/go-to-demo-form.ts";
import { reportError } from "../errors/report-error.ts";
import { type Place, voiceEngine } from "./engines.ts";
import { loadFailure } from "./load-failure.ts";
import { type CallProps, createVoiceSession } from "./session.ts";

const loadCallPanel = () => import("./call-panel.tsx");

interface Call {
  readonly call: CallProps;
  /** Nothing until its code has loaded, with the first call. */
  readonly panel: ReactNode;
}

/** The call ends when the button is removed from the page, or the visitor leaves. */
export function useCall(place: Place): Call {
  const [CallPanel, setCallPanel] = useState<ComponentType<CallProps>>();
  const [session] = useState(() =>
    createVoiceSession({
      load: async () => {
        // Starting an engine takes so long that the button could not show the press.
        const shown = new Promise<void>(afterPaint);
        const [engine] = await Promise.all([
          voiceEngine.load(place),
          loadCallPanel(),
          shown,
        ]).catch(async (error) => {
          throw await loadFailure(error);
        });
        return engine;
      },
      report: reportError,
      // Waits until the call's screen no longer covers the form.
      onHandOver: (fields) => void setTimeout(() => goToDemoForm(fields)),
    }),
  );
  const state = useSyncExternalStore(
    session.subscribe,
    session.getState,
    session.getState,
  );
  const { phase } = state;
  const isCalling = phase !== "idle";
  useEffect(() => {
    if (!isCalling) return undefined;
    afterPaint(() => {
      // Without the panel the call fails, and the message under the button says so. The next call loads the panel again.
      loadCallPanel().then(
        (module) => setCallPanel(() => module.CallPanel),
        () => undefined,
      );
    });
    // Only one call of the site may be heard: a new one ends the previous one, in whichever tab or island that is.
    const tabs = new BroadcastChannel("call");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
    tabs.postMessage("");
    tabs.addEventListener("message", session.end);
    return () => tabs.close();
  }, [isCalling, session]);
  useEffect(() => {
    addEventListener("pagehide", session.end);
    return () => {
      removeEventListener("pagehide", session.end);
      session.end();
    };
  }, [session]);
  const unavailable = !voiceEngine.isConfigured(place);
  const call = { state, session, place, unavailable };
  return { call, panel: CallPanel && <CallPanel {...call} /> };
}

/** Slow work that waits for the paint does not delay the answer to a press. */
function afterPaint(callback: () => void): void {
  // A frame's callbacks run before its paint; the next task runs after it.
  requestAnimationFrame(() => setTimeout(callback));
}
