import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { callPanel, voice } from "../content/voice.ts";
import { x } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./call-away.module.css";
import { toCallButton } from "./call-focus.ts";
import { statusOf } from "./call-status.ts";
import type { CallProps } from "./session.ts";

const sheetInPage = () =>
  document.querySelector<HTMLElement>("[data-call-panel]");

/** Visitors may read on while they talk: keeps the way back to the call, and its end, in view while the sheet is not. */
export function CallAway({ state, session }: CallProps) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const sheet = sheetInPage();
    if (!sheet) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsAway(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(sheet);
    return () => observer.disconnect();
  }, []);
  if (!isAway) return null;

  return createPortal(
    <aside
      className={`screen-only ${styles.bar}`}
      data-ground="paper"
      data-call-away=""
      aria-label={callPanel.away}
    >
      <p>{voice.status[statusOf(state)]}</p>
      <button
        type="button"
        onClick={() => {
          const sheet = sheetInPage();
          sheet?.scrollIntoView({ block: "nearest" });
          sheet?.focus({ preventScroll: true });
        }}
      >
        {callPanel.back}
      </button>
      <button type="button" ref={toCallButton} onClick={session.end}>
        <Icon path={x} />
        {callPanel.leave}
      </button>
    </aside>,
    document.body,
  );
}
