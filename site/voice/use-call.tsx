import { useEffect, useState, useSyncExternalStore } from "react";
import { goToDemoForm } from "../demo-request/go-to-demo-form.ts";
import { reportError } from "../errors/report-error.ts";
import { type Place, voiceEngine } from "./engines.ts";
import { afterPaint, loadCallPanel } from "./lazy-call-panel.tsx";
import { loadFailure } from "./load-failure.ts";
import { type CallProps, createVoiceSession } from "./session.ts";

/** The call ends when the button is removed from the page, or the visitor leaves. */
export function useVoiceSession(place: Place): CallProps {
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
  return { state, session, place, unavailable };
}
