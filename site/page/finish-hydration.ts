/**
 * Makes React finish with an island that it has begun to hydrate, at once: what a visitor does to an
 * island has that effect, and so does this event, which nobody listens to.
 */
export function finishHydration(island: Element): void {
  island.firstElementChild?.dispatchEvent(new Event("compositionend"));
}
