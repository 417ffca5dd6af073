const SIGNS_OF_MOVING = ["wheel", "touchmove", "keydown", "pointerdown"];

/** Late fonts move the section, which some browsers do not correct. Ends when the visitor moves on. */
export function stayAtSection(section: Element): void {
  const watch = new AbortController();
  const { signal } = watch;
  for (const sign of SIGNS_OF_MOVING)
    addEventListener(sign, () => watch.abort(), { passive: true, signal });
  const align = async () => {
    await document.fonts.ready;
    if (!signal.aborted) section.scrollIntoView({ behavior: "instant" });
    watch.abort();
  };
  // A page asks for its fonts when it is first laid out.
  requestAnimationFrame(() => setTimeout(() => void align()));
}
