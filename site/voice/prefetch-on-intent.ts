import { whenInView } from "../page/reveal.ts";

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Loads nothing ahead where the visitor pays for it or waits for something else. */
function isSpareConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "")
  );
}

/** Calls back once, when the pointer or focus comes near or, with `inView`, an idle page shows the button. */
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

/** Safari has no `requestIdleCallback`, so it waits one second. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
