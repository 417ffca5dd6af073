const SIGNS_OF_MOVING = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * What is laid out on the way, and fonts that come late, move a section after a link to it was pressed. It is
 * brought to its place once the scrolling has ended, unless the visitor moves on.
 */
export function stayAtSection(section: Element): void {
  const watch = new AbortController();
  const { signal } = watch;
  // The client router sends it for the press itself, too.
  addEventListener(
    "popstate",
    () => {
      if (location.hash !== `#${section.id}`) watch.abort();
    },
    { signal },
  );
  for (const sign of SIGNS_OF_MOVING)
    addEventListener(sign, () => watch.abort(), { passive: true, signal });
  const align = async () => {
    await document.fonts.ready;
    if (!signal.aborted) section.scrollIntoView({ behavior: "instant" });
    watch.abort();
  };
  if ("onscrollend" in window)
    addEventListener("scrollend", () => void align(), { once: true, signal });
  // Safari before 26.
  else setTimeout(() => void align(), 1000);
}
