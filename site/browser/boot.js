// What must be in place before the page is first drawn. The document inlines it in every page's
// head (without these comments), so it stays small, has no imports and needs no framework.
{
  const page = document.documentElement;

  // The bar is opaque once the page is scrolled by more than 50 px (spec 9).
  const mark = () => {
    page.classList.add("js");
    page.toggleAttribute("data-scrolled", scrollY > 50);
  };
  mark();
  addEventListener("scroll", mark, { passive: true });
  // The client router takes over the attributes of the next page's root, which has none of these.
  document.addEventListener("astro:after-swap", mark);

  // A page that is loaded with a hash shows its top, and 100 ms after the load scrolls smoothly to
  // what the hash names (spec 2, 9). Without the hash in its address the browser does not jump.
  const { hash } = location;
  const fresh =
    performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (
    hash.length > 1 &&
    fresh &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches
  ) {
    history.replaceState(
      history.state,
      "",
      location.pathname + location.search,
    );
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
}
