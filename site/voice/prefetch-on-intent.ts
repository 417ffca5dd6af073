import { whenInView } from "../page/reveal.ts";

/** What a browser may say of its connection (Network Information). Not every one does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is loaded ahead where the visitor pays for it or waits for something else. */
function isSpareConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "")
  );
}

/**
 * Calls back once, before a press of the button: when a pointer or the focus comes to it, and, if so
 * wished, when it is in view on a page with nothing to do.
 *
 * @returns what ends the watch
 */
export function prefetchOnIntent(
  button: HTMLElement,
  callback: () => void,
  { inView }: { readonly inView: boolean },
): () => void {
  const watch = new AbortController();
  const once = () => {
    if (watch.signal.aborted) return;
    watch.abort();
    if (isSpareConnection()) callback();
  };
  for (const sign of ["pointerenter", "focus"])
    button.addEventListener(sign, once, { signal: watch.signal });
  if (inView) {
    const leave = whenInView(button, 1, () => whenIdle(once));
    watch.signal.addEventListener("abort", leave);
  }
  return () => watch.abort();
}

/** Safari has no `requestIdleCallback`: a second without hurry has to do. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
