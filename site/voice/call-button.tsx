import { useEffect, useRef } from "react";
import { voice } from "../content/voice.ts";
import { circleNotch, microphone, phoneDisconnect } from "../icons.ts";
import { whenInView } from "../page/reveal.ts";
import { phoneHref, settings } from "../settings.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./call-button.module.css";
import { startsCall, voiceEngine } from "./engines.ts";
import type { CallProps, VoiceSession } from "./session.ts";

export function CallButton({ state, session, unavailable }: CallProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || !voiceEngine.inPage) return undefined;
    return whenInView(button.current, 1, () => whenIdle(() => warmUp(session)));
  }, [session]);

  const { phase, speaking } = state;
  return (
    <>
      <Button
        ref={button}
        className={`needs-call ${styles.button}`}
        data-phase={phase}
        data-urgent={state.emergency && phase === "in-call" ? "" : undefined}
        // Not `disabled`, which would take the focus away. The session ignores the press.
        aria-disabled={phase === "connecting" || unavailable || undefined}
        {...(phase === "idle" && startsCall)}
        onPointerEnter={() => warmUp(session)}
        onFocus={() => warmUp(session)}
        onClick={() => (phase === "in-call" ? session.end : session.start)()}
      >
        {phase === "idle" && (
          <>
            <Icon path={microphone} size={22} />
            {voice.idle}
          </>
        )}
        {phase === "connecting" && (
          <>
            <span className={styles.spinner}>
              <Icon path={circleNotch} size={24} />
            </span>
            {voice.connecting}
          </>
        )}
        {phase === "in-call" &&
          (speaking ? (
            <>
              <SpeakingMark session={session} />
              {voice.speaking}
              <span className="visually-hidden"> {voice.end}</span>
            </>
          ) : (
            <>
              <Icon path={phoneDisconnect} size={22} />
              {voice.end}
            </>
          ))}
      </Button>
      {/* Styles show one of the two, from the first paint on (page/head/loading.ts). */}
      <ButtonLink className={styles.instead} href={phoneHref}>
        {voice.instead} {settings.phone}
      </ButtonLink>
    </>
  );
}

function SpeakingMark({ session }: { readonly session: VoiceSession }) {
  const follow = (mark: SVGSVGElement) =>
    session.subscribeLevel((level) =>
      mark.style.setProperty("--level", level.toFixed(2)),
    );
  return (
    <svg
      ref={follow}
      className={styles.mark}
      viewBox="0 0 22 22"
      width="22"
      height="22"
      aria-hidden="true"
    >
      <rect x="2" y="7" width="4" height="8" rx="2" />
      <rect x="9" y="3" width="4" height="16" rx="2" />
      <rect x="16" y="6" width="4" height="10" rx="2" />
    </svg>
  );
}

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is loaded ahead where the visitor would pay for it, or would wait longer for something else. */
function isSpareConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "")
  );
}

/** Prepares a likely call. Once it is prepared, this does nothing more. */
function warmUp(session: VoiceSession): void {
  if (isSpareConnection()) session.warmUp();
}

/** Safari has no `requestIdleCallback`, so it waits one second. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
