import { type ReactNode, useEffect } from "react";
import { CallButton } from "./call-button.tsx";
import { CallMessage } from "./call-message.tsx";
import type { VoiceSession } from "./session.ts";
import { useCall } from "./use-call.tsx";
import styles from "./call-button.module.css";

/** A link with this attribute puts its question to the call. */
export const QUESTION = "data-ask";

/** Links elsewhere in the page that put their question to the call. Until its code has loaded, they lead to its button. */
function answerLinks(session: VoiceSession): () => void {
  const answer = ({ target }: Event) => {
    const link = target instanceof Element && target.closest(`[${QUESTION}]`);
    const question = link && link.getAttribute(QUESTION);
    if (!question) return;
    if (session.getState().phase === "idle") session.start(question);
    else session.say(question);
  };
  document.addEventListener("click", answer);
  return () => document.removeEventListener("click", answer);
}

export function HeroCall({ children }: { readonly children?: ReactNode }) {
  const { call, panel } = useCall("home");
  const { session, unavailable } = call;
  useEffect(
    () => (unavailable ? undefined : answerLinks(session)),
    [session, unavailable],
  );
  return (
    <div>
      <div className={styles.buttons}>
        <CallButton {...call} />
        {children}
      </div>
      <CallMessage {...call} />
      {panel}
    </div>
  );
}
