/**
 * Looks for words that stand outside the window's width, or outside a box that hides what overflows it. Runs in
 * the page.
 *
 * @param part the selector of the part to check
 * @returns what is wrong, in words
 */
export function cutOff(part: string): string[] {
  /** Rounding, and the tails of letters, in CSS pixels. */
  const TOLERANCE = 2;
  const overflow = document.documentElement.scrollWidth - innerWidth;
  const faults = overflow > 0 ? [`the page is ${overflow} px too wide`] : [];
  const hides = (how: string) => how === "hidden" || how === "clip";

  function isCut(text: Node, parent: Element): boolean {
    const range = new Range();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    let cut = false;
    for (
      let frame: Element | null = parent;
      frame && frame !== document.body;
      frame = frame.parentElement
    ) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
      // Words that can be scrolled into view are not cut off.
      if (overflowY === "auto" || overflowY === "scroll") break;
      // Without a box of its own, as islands are, it hides nothing.
      if (frame.getClientRects().length === 0) continue;
      const edge = frame.getBoundingClientRect();
      // Kept for screen readers alone, or a honeypot.
      if (clipPath !== "none" || edge.width <= 1) return false;
      const beside =
        Math.max(edge.left - words.left, words.right - edge.right) > TOLERANCE;
      const above =
        Math.max(edge.top - words.top, words.bottom - edge.bottom) > TOLERANCE;
      cut ||= (hides(overflowX) && beside) || (hides(overflowY) && above);
      // The elements around a modal dialog don't clip it.
      if (frame.matches(":modal")) break;
    }
    return cut;
  }

  for (const root of document.querySelectorAll(part)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim();
      const parent = text.parentElement;
      const seen =
        parent?.closest("svg, noscript, script, style") === null &&
        parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
      if (words && seen && isCut(text, parent))
        faults.push(`“${words.slice(0, 40)}” is cut off`);
    }
  }
  return faults;
}
