import { type ReactNode, useLayoutEffect, useRef } from "react";
import { callPanel } from "../content/voice.ts";
import styles from "./call-sheet.module.css";
import { useOwnScreen } from "./use-own-screen.ts";

interface CallSheetProps {
  readonly className?: string | undefined;
  /** The visitor goes back to the page: by Escape, or a gesture. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/**
 * What a call stands on: a screen of its own, above the page, where the window is small or low, else a sheet
 * beside the button. It is the same element, so that nothing is lost when a phone is turned.
 */
export function CallSheet({ className, onLeave, children }: CallSheetProps) {
  const ownScreen = useOwnScreen();
  const sheet = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return undefined;
    // Not show(), which would take the focus from the button.
    if (!ownScreen) dialog.setAttribute("open", "");
    else {
      // It has the focus itself: what is first in it would end the call.
      dialog.setAttribute("autofocus", "");
      dialog.showModal();
    }
    const unfollow = ownScreen ? followKeyboard(dialog) : undefined;
    if (!ownScreen) dialog.scrollIntoView({ block: "nearest" });
    return () => {
      unfollow?.();
      dialog.close();
    };
  }, [ownScreen]);

  return (
    <dialog
      ref={sheet}
      className={`${styles.sheet} ${className ?? ""}`}
      data-ground="paper"
      data-call-panel=""
      aria-label={callPanel.label}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={({ currentTarget }) => {
        // Closed by the browser; when a phone is turned, it is open again by now.
        if (!currentTarget.open) onLeave();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * Keeps a sheet within what the on-screen keyboard leaves of the window: most browsers lay it over the page.
 *
 * @returns what ends that
 */
function followKeyboard(dialog: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => undefined;
  const fit = () => {
    // Who zooms in looks at a part of the sheet; it must not shrink to that.
    const zoomed = seen.scale > 1.01;
    dialog.style.height = zoomed ? "" : `${seen.height}px`;
    dialog.style.top = zoomed ? "" : `${seen.offsetTop}px`;
  };
  const listening = new AbortController();
  for (const change of ["resize", "scroll"])
    seen.addEventListener(change, fit, { signal: listening.signal });
  fit();
  return () => {
    listening.abort();
    dialog.style.height = "";
    dialog.style.top = "";
  };
}
