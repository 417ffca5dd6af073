import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { callPanel, voice } from "../content/voice.ts";
import { x } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import { toCallButton } from "./call-focus.ts";
import styles from "./call-sheet.module.css";
import { statusOf } from "./call-status.ts";
import type { Place } from "./engines.ts";
import type { CallProps } from "./session.ts";

/** In windows this narrow or low, a call takes the whole window. */
const small = matchMedia("(width < 1024px) or (height < 760px)");

function subscribe(listener: () => void): () => void {
  small.addEventListener("change", listener);
  return () => small.removeEventListener("change", listener);
}

export const useOwnScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => small.matches);

interface CallSheetProps {
  readonly place: Place;
  readonly ownScreen: boolean;
  /** Called when the visitor returns to the page, by Escape or a gesture. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Fills a small window; in a large one, stands beside the button. It is one element, so turning a phone loses nothing. */
export function CallSheet(props: CallSheetProps) {
  const { place, ownScreen, onLeave, children } = props;
  const sheet = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return undefined;
    const closed = new AbortController();
    if (ownScreen) {
      dialog.showModal();
      // Its first control, which the browser chooses, would end the call.
      dialog.focus();
      followKeyboard(dialog, closed.signal);
    } else {
      // Not show(), which would take the focus from the button.
      dialog.setAttribute("open", "");
      dialog.closest("[data-call-place]")?.scrollIntoView({ block: "nearest" });
    }
    return () => {
      closed.abort();
      dialog.close();
    };
  }, [ownScreen]);

  return (
    <dialog
      ref={sheet}
      className={`screen-only ${styles.sheet} ${place === "home" ? styles.home : styles.caseStudy}`}
      data-ground="paper"
      data-call-panel=""
      aria-label={callPanel.label}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={({ currentTarget }) => {
        // The browser has closed the sheet. If a phone was turned, it is already open again.
        if (!currentTarget.open) onLeave();
      }}
    >
      {children}
    </dialog>
  );
}

/** Keeps the sheet above the on-screen keyboard, which most browsers lay over the page. */
function followKeyboard(dialog: HTMLElement, signal: AbortSignal): void {
  const { visualViewport: seen } = window;
  if (!seen) return;
  const fit = () => {
    // Visitors who zoom in see a part of the sheet, which must not shrink to that.
    const zoomed = seen.scale > 1.01;
    dialog.style.height = zoomed ? "" : `${seen.height}px`;
    dialog.style.top = zoomed ? "" : `${seen.offsetTop}px`;
  };
  for (const change of ["resize", "scroll"])
    seen.addEventListener(change, fit, { signal });
  fit();
  signal.addEventListener("abort", () => {
    dialog.style.height = "";
    dialog.style.top = "";
  });
}

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
      className={`screen-only ${styles.away}`}
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
