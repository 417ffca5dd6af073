import { useSyncExternalStore } from "react";

/** Below this a call takes the whole window. */
const SMALL = "(width < 1024px) or (height < 760px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is so small or low that a call is a screen of its own. */
export const useOwnScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(SMALL).matches,
    () => false,
  );
