// The client router swaps the page for the next one.

/** Runs now, and for each page that the client router puts in place. */
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
 * The client router gives the root the attributes of the next page, and then scrolls: by then that page must be
 * as high as it stays. The way to a section of another page is smooth, too (docs/page-states.md).
 */
export function carryStates(): void {
  document.addEventListener("astro:before-swap", ({ to, newDocument }) => {
    const { documentElement: next } = newDocument;
    next.className = document.documentElement.className;
    next.dataset.settled = "";
    next.toggleAttribute("data-pressed", to.hash !== "");
  });
}

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
