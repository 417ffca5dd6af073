/** What a visitor who goes on by themselves does. */
const SIGNS_OF_MOVING = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * Keeps a section where a link from another page led to: what stands above it changes its height when
 * the page's fonts come, and not every browser makes up for that. Ends when the visitor goes on.
 */
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
  // A page's fonts are asked for when it is first laid out.
  requestAnimationFrame(() => setTimeout(() => void align()));
}
