// Must run before the first paint. The document inlines it in every page's head, so it stays small, and has
// no imports.

/** May be called twice: a module runs once. */
function loadModules() {
  for (const url of document.body.dataset.modules?.split(" ") ?? []) {
    // Offline or after a release they may be missing. Links then load whole pages.
    import(url).catch(() => {});
  }
}

const page = document.documentElement;

page.classList.add("js");
// A call's files look behind in patterns, as iOS can from 16.4 on. Before that, our number stands in the button's place.
try {
  RegExp("(?<=a)");
} catch {
  page.classList.add("no-call");
}

// The bar is opaque once the page is scrolled by more than 50 px (spec 9). Reading `scrollY` inside the
// frame saves a second style calculation.
const mark = () => page.toggleAttribute("data-scrolled", scrollY > 50);
addEventListener("scroll", () => requestAnimationFrame(mark), {
  passive: true,
});
document.addEventListener("astro:after-swap", mark);

// The build lists the page's modules on its body. They load after the first paint, so as not to delay it.
document.addEventListener("astro:after-swap", loadModules);

// WebKit forgets the scroll position of a page from its cache, because the client router handles it.
addEventListener("pageshow", ({ persisted }) => {
  const { scrollY: top } = (history.state ?? {}) as { scrollY?: number };
  if (!persisted || !top) return;
  const goThere = () => scrollTo({ top, behavior: "instant" });
  goThere();
  requestAnimationFrame(goThere);
});

document.addEventListener("DOMContentLoaded", () => {
  // The client router, which restores the scroll position, is not there yet. Done again when the page's font
  // has come, which may change the height, unless the visitor has moved on.
  const { scrollY: place } = (history.state ?? {}) as { scrollY?: number };
  if (place) {
    scrollTo(0, place);
    document.fonts.ready.then(
      () => Math.abs(scrollY - place) < 200 && scrollTo(0, place),
    );
  }
  // The background alone may be painted long before any content.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0)
      loadModules();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is never painted.
  setTimeout(loadModules, 3000);
});

// A page loaded with a hash shows its top, and scrolls to its target 100 ms after the load (spec 2, 9).
// Taking the hash out of the address keeps the browser from jumping.
const { hash } = location;
const [arrival] = performance.getEntriesByType(
  "navigation",
) as PerformanceNavigationTiming[];
const fresh = arrival?.type === "navigate";

// Scrolling is smooth for links only (base.css): not for the keys that scroll, nor for a restored place.
// A link needs the page as a whole, as a hash and a restored place do, to lead exactly where it should.
const press = (isPressed: boolean) => {
  page.toggleAttribute("data-pressed", isPressed);
  if (isPressed) page.dataset.settled = "";
};
if (hash || !fresh) page.dataset.settled = "";
addEventListener(
  "click",
  ({ target }) =>
    press(target instanceof Element && target.closest("a[href*='#']") !== null),
  true,
);
for (const end of ["scrollend", "keydown"])
  addEventListener(end, () => press(false), true);

if (
  hash.length > 1 &&
  fresh &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches
) {
  history.replaceState(history.state, "", location.pathname + location.search);
  addEventListener("load", () =>
    setTimeout(() => {
      // The visitor has gone elsewhere meanwhile.
      if (location.hash) return;
      history.replaceState(history.state, "", hash);
      const target = document.getElementById(hash.slice(1));
      if (target && scrollY === 0)
        target.scrollIntoView({ behavior: "smooth" });
    }, 100),
  );
}
