/** Any event on an island makes React finish hydrating it at once; nobody listens to this one. */
export function finishHydration(island: Element): void {
  island.firstElementChild?.dispatchEvent(new Event("compositionend"));
}
