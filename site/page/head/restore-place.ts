// A visitor who reloads or comes back is where they were. The client router, which sees to that, is not there yet.

/** Where the page was scrolled to, as the client router noted it. */
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
