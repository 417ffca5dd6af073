/**
 * Moves the focus to every focusable element, as the Tab key would, and checks that it is visible there: the
 * outline or the shadow changes (WCAG 2.2, 2.4.7), and nothing lies over it (2.4.11). Runs in the page.
 *
 * @param part the selector of the part to check
 * @returns what is wrong, in words
 */
export async function focusFaults(part: string): Promise<string[]> {
  const FOCUSABLE =
    "a[href], button, input, select, textarea, summary, [tabindex]";
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(
      `:is(${part}) :is(${FOCUSABLE}), :is(${part}):is(${FOCUSABLE})`,
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const ring = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } =
      getComputedStyle(element);
    return outlineStyle === "none"
      ? boxShadow
      : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`;
  };
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.innerText ?? element.id).slice(0, 40)}”`;
  (document.activeElement as HTMLElement | null)?.blur?.();
  const rest = reachable.map(ring);
  // Browsers show the focus of keyboard users.
  const byKeyboard: FocusOptions & { focusVisible: boolean } = {
    focusVisible: true,
  };

  const faults: string[] = [];
  for (const [nth, element] of reachable.entries()) {
    element.focus(byKeyboard);
    // Time for the page's reaction.
    await new Promise((resolve) => setTimeout(resolve));
    // The parts that fade out when the focus leaves them.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // Behind a modal dialog.
    if (document.activeElement !== element) continue;
    const say = (fault: string) => faults.push(`${nameOf(element)} ${fault}`);
    if (!element.matches(":focus-visible") || ring(element) === rest[nth])
      say("doesn’t show the focus");
    // A link can continue in the next line: its first piece.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Only a part of an element higher than the window is visible.
    const [from, to] = [
      Math.max(box.top, 0),
      Math.min(box.bottom, innerHeight),
    ];
    const shares = box.height > innerHeight / 2 ? [0.5] : [0.1, 0.5, 0.9];
    const covered = shares.some((share) => {
      const x = (box.left + box.right) / 2;
      const over = document.elementFromPoint(x, from + (to - from) * share);
      return !(over && (element.contains(over) || over.contains(element)));
    });
    // Of a text box, browsers bring the place to type into view.
    const least = element instanceof HTMLTextAreaElement ? 0.1 : 0.5;
    if (to - from < Math.min(box.height, innerHeight) * least)
      say("stands outside the window");
    else if (covered) say("is covered");
  }
  return faults;
}
