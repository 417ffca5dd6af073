import { useSyncExternalStore } from "react";

/** In windows this narrow or low, a call takes the whole window. */
const SMALL = "(width < 1024px) or (height < 760px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export const useOwnScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(SMALL).matches,
    () => false,
  );
