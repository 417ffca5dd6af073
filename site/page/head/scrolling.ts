// Where the page is scrolled to, before the client router is there.

// The bar is opaque once the page is scrolled by more than 50 px (spec 9).
const markBar = () =>
  document.documentElement.toggleAttribute("data-scrolled", scrollY > 50);

// Reading `scrollY` inside the frame saves a second style calculation.
addEventListener("scroll", () => requestAnimationFrame(markBar), {
  passive: true,
});
document.addEventListener("astro:after-swap", markBar);

// A visitor who reloads or comes back finds the page where they left it. The client router has noted the place.
const placeInHistory = () =>
  ((history.state ?? {}) as { scrollY?: number }).scrollY;

// WebKit forgets the scroll position of a page from its cache, because the client router handles it.
addEventListener("pageshow", ({ persisted }) => {
  const top = placeInHistory();
  if (!persisted || !top) return;
  const goThere = () => scrollTo({ top, behavior: "instant" });
  goThere();
  requestAnimationFrame(goThere);
});

// Repeated when the page's font has loaded, which may change the height, unless the visitor has scrolled on.
document.addEventListener("DOMContentLoaded", () => {
  const place = placeInHistory();
  if (!place) return;
  scrollTo(0, place);
  document.fonts.ready.then(
    () => Math.abs(scrollY - place) < 200 && scrollTo(0, place),
  );
});

// Scrolling is smooth only for links (base.css), and not for keys or for a restored place.
const press = (isPressed: boolean) =>
  document.documentElement.toggleAttribute("data-pressed", isPressed);

addEventListener(
  "click",
  ({ target }) =>
    press(target instanceof Element && target.closest("a[href*='#']") !== null),
  true,
);
for (const end of ["scrollend", "keydown"])
  addEventListener(end, () => press(false), true);

// A page loaded with a hash shows its top, and scrolls to its target 100 ms after the load (spec 2, 9).
const { hash } = location;
const [arrival] = performance.getEntriesByType(
  "navigation",
) as PerformanceNavigationTiming[];
const fresh = arrival?.type === "navigate";

if (
  hash.length > 1 &&
  fresh &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches
) {
  // Without the hash in the address the browser does not jump.
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
