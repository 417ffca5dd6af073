/** Any event on an island makes React finish hydrating it at once; nobody listens to this one. */
export function finishHydration(island: Element): void {
  island.firstElementChild?.dispatchEvent(new Event("compositionend"));
}

/** React reports an error when an island is unmounted while it hydrates. No other begins (islands.ts). */
export function finishBeforeLeaving(): void {
  document.addEventListener("astro:before-swap", () => {
    for (const island of document.querySelectorAll("astro-island:not([ssr])"))
      finishHydration(island);
  });
}
