// The client router swaps the page for the next one.

/** Runs now, and after each change of page. */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener("astro:after-swap", run);
}

/** Needed only to install the site, so it is linked after the first paint. */
export function linkManifest(): void {
  onEachPage(() => {
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "/site.webmanifest";
    document.head.append(manifest);
  });
}

/**
 * The client router gives the root the attributes of the next page, and then scrolls: by then that page must
 * have its final height. Scrolling to a section of another page is smooth, too (docs/page-states.md).
 */
export function carryStates(): void {
  document.addEventListener("astro:before-swap", ({ to, newDocument }) => {
    const { documentElement: next } = newDocument;
    next.className = document.documentElement.className;
    next.dataset.settled = "";
    next.toggleAttribute("data-pressed", to.hash !== "");
  });
}

/** A visitor who leaves again at once skips the transition to this page. The router leaves that rejection to others. */
export function allowSkipping(): void {
  document.addEventListener("astro:before-swap", ({ viewTransition }) => {
    viewTransition.ready.catch(() => {});
  });
}

/** Any event on an island makes React finish hydrating it at once. This one has no listeners. */
export function finishHydration(island: Element): void {
  island.firstElementChild?.dispatchEvent(new Event("compositionend"));
}

/** React reports an error when an island is unmounted while it hydrates. No other island starts then (islands.ts). */
export function finishBeforeLeaving(): void {
  document.addEventListener("astro:before-swap", () => {
    for (const island of document.querySelectorAll("astro-island:not([ssr])"))
      finishHydration(island);
  });
}
