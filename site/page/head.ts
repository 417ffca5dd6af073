// What must be in place before the page is first drawn. The document inlines it in every page's
// head (without these comments), so it stays small, has no imports and needs no framework.

/** Safe to call twice: a module runs once. */
function loadModules() {
  for (const url of document.body.dataset.modules?.split(" ") ?? []) {
    // They may be gone: off line, or after a release. Links then load whole pages.
    import(url).catch(() => {});
  }
}

const page = document.documentElement;
page.classList.add("js");

// The bar is opaque once the page is scrolled by more than 50 px (spec 9).
// Read inside the frame, so that moving parts are not styled twice.
const mark = () => page.toggleAttribute("data-scrolled", scrollY > 50);
addEventListener("scroll", () => requestAnimationFrame(mark), {
  passive: true,
});
// The client router replaces the root's attributes by those of the next page, which has none.
document.addEventListener("astro:after-swap", () => {
  page.classList.add("js");
  mark();
});

// The build writes the page's modules at its body. They are loaded after the first paint, so that they
// do not delay it; those of the next page when the client router has put it in place.
document.addEventListener("astro:after-swap", loadModules);

// A page that the browser has kept as it was: WebKit forgets its place, because the client router keeps it.
addEventListener("pageshow", ({ persisted }) => {
  const { scrollY: top } = (history.state ?? {}) as { scrollY?: number };
  if (!persisted || !top) return;
  const goThere = () => scrollTo({ top, behavior: "instant" });
  goThere();
  requestAnimationFrame(goThere);
});

document.addEventListener("DOMContentLoaded", () => {
  // The visitor comes back to a page, and the client router, which restores the place, is not there yet.
  // Once more with the page's font, which may change its height, unless the visitor has moved on.
  const { scrollY: place } = (history.state ?? {}) as { scrollY?: number };
  if (place) {
    scrollTo(0, place);
    document.fonts.ready.then(
      () => Math.abs(scrollY - place) < 200 && scrollTo(0, place),
    );
  }
  // The background alone may be painted long before anything is to be seen.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0)
      loadModules();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is never painted.
  setTimeout(loadModules, 3000);
});

// A page that is loaded with a hash shows its top, and 100 ms after the load scrolls smoothly to
// what the hash names (spec 2, 9). Without the hash in its address the browser does not jump.
const { hash } = location;
const [arrival] = performance.getEntriesByType(
  "navigation",
) as PerformanceNavigationTiming[];
const fresh = arrival?.type === "navigate";

// What is far below is laid out later (base.css, lay-out-rest.ts), unless the visitor goes there at
// once. Only where text stays in place when sizes above it change: not in Safari.
page.toggleAttribute(
  "data-deferred",
  fresh && !hash && CSS.supports("overflow-anchor", "auto"),
);
addEventListener(
  "click",
  ({ target }) => {
    if (target instanceof Element && target.closest("a"))
      page.removeAttribute("data-deferred");
  },
  true,
);

if (
  hash.length > 1 &&
  fresh &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches
) {
  history.replaceState(history.state, "", location.pathname + location.search);
  addEventListener("load", () =>
    setTimeout(() => {
      // The visitor has gone somewhere else meanwhile.
      if (location.hash) return;
      history.replaceState(history.state, "", hash);
      const target = document.getElementById(hash.slice(1));
      if (target && scrollY === 0)
        target.scrollIntoView({ behavior: "smooth" });
    }, 100),
  );
}
