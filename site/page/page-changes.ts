// The client router swaps the page for the next one.

/** Runs now, and after each change of page. */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener("astro:after-swap", run);
}

/** Any event on an island makes React finish hydrating it at once. This one has no listeners. */
export function finishHydration(island: Element): void {
  island.firstElementChild?.dispatchEvent(new Event("compositionend"));
}
