import { useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint.ts";
import { goToDemoForm } from "../demo-request/go-to-demo-form.ts";
import { countStep } from "../count-step.ts";
import { reportError } from "../errors/report-error.ts";
import type { CallState } from "./call-state.ts";
import { type Place, voiceEngine } from "./engines.ts";
import { loadCallPanel } from "./lazy-call-panel.tsx";
import { createVoiceSession, type VoiceSession } from "./session.ts";

/** The calls of one voice button. The call ends when the button leaves the page, or the visitor does. */
export function useVoiceSession(place: Place): [CallState, VoiceSession] {
  const [session] = useState(() =>
    createVoiceSession({
      load: async () => {
        const [engine] = await Promise.all([
          voiceEngine.load(place),
          loadCallPanel(),
        ]);
        return engine;
      },
      report: reportError,
      // Not before the call's screen has gone from above the form.
      onHandOver: (fields) => void setTimeout(() => goToDemoForm(fields)),
      // What an engine begins with takes long enough to keep the button from saying that it does.
      whenShown: afterPaint,
    }),
  );
  const state = useSyncExternalStore(
    session.subscribe,
    session.getState,
    session.getState,
  );
  const { phase } = state;
  useEffect(() => {
    if (phase === "connecting") countStep("call_begun");
    if (phase === "in-call") countStep("call_answered");
  }, [phase]);
  useEffect(() => {
    addEventListener("pagehide", session.end);
    return () => {
      removeEventListener("pagehide", session.end);
      session.end();
    };
  }, [session]);
  return [state, session];
}
