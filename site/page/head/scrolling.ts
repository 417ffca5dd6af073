// Where the page is scrolled to, before the client router is there.

// The bar is opaque once the page is scrolled by more than 50 px (spec 9).
const markBar = () =>
  document.documentElement.toggleAttribute("data-scrolled", scrollY > 50);

// Reading `scrollY` inside the frame saves a second style calculation.
addEventListener("scroll", () => requestAnimationFrame(markBar), {
  passive: true,
});
document.addEventListener("astro:after-swap", markBar);

// A visitor who reloads or comes back is where they were, which the client router noted.
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

// Done again when the page's font has come, which may change the height, unless the visitor has moved on.
document.addEventListener("DOMContentLoaded", () => {
  const place = placeInHistory();
  if (!place) return;
  scrollTo(0, place);
  document.fonts.ready.then(
    () => Math.abs(scrollY - place) < 200 && scrollTo(0, place),
  );
});

// Scrolling is smooth for links only (base.css): not for the keys that scroll, nor for a restored place.
const press = (isPressed: boolean) => {
  document.documentElement.toggleAttribute("data-pressed", isPressed);
  // A link leads exactly where it should in a page that is laid out as a whole.
  if (isPressed) document.documentElement.dataset.settled = "";
};

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

// A hash and a restored place lead exactly where they should in a page that is laid out as a whole.
if (hash || !fresh) document.documentElement.dataset.settled = "";

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
