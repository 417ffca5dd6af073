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
