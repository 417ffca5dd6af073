/**
 * Looks for words that stand outside the window's width, or outside a box that hides what overflows it. Runs in
 * the page.
 *
 * @param part the selector of what is looked at
 * @returns what is wrong, in words
 */
export function cutOff(part: string): string[] {
  /** Rounding, and the tails of letters. */
  const TOLERANCE = 2;
  const faults: string[] = [];
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) faults.push(`the page is ${overflow} px too wide`);

  for (const element of document.querySelectorAll<HTMLElement>(
    `:is(${part}), :is(${part}) *`,
  )) {
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (words.length === 0 || element.closest("svg, noscript, script, style"))
      continue;
    if (
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
    )
      continue;
    for (const text of words) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const frames: HTMLElement[] = [];
      for (
        let frame: HTMLElement | null = element;
        frame && frame !== document.body;
        frame = frame.parentElement
      ) {
        // What can be scrolled to is not cut off, and nothing around a modal dialog hides it.
        const { overflowY } = getComputedStyle(frame);
        if (overflowY === "auto" || overflowY === "scroll") break;
        // Without a box of its own, as islands are, it hides nothing.
        if (frame.getClientRects().length > 0) frames.push(frame);
        if (frame.matches(":modal")) break;
      }
      const edges = frames.map((frame) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
        const edge = frame.getBoundingClientRect();
        return { overflowX, overflowY, clipPath, edge };
      });
      // Kept for screen readers alone, or a trap.
      if (
        edges.some(
          ({ clipPath, edge }) => clipPath !== "none" || edge.width <= 1,
        )
      )
        continue;
      const hides = (how: string) => how === "hidden" || how === "clip";
      const isCut = edges.some(
        ({ overflowX, overflowY, edge }) =>
          (hides(overflowX) &&
            (box.left < edge.left - TOLERANCE ||
              box.right > edge.right + TOLERANCE)) ||
          (hides(overflowY) &&
            (box.top < edge.top - TOLERANCE ||
              box.bottom > edge.bottom + TOLERANCE)),
      );
      if (isCut)
        faults.push(`“${text.nodeValue?.trim().slice(0, 40)}” is cut off`);
    }
  }
  return faults;
}
