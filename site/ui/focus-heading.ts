/** Focuses the first heading in an element, without scrolling. */
export function focusHeading(within: Element): void {
  const heading = within.matches("h1, h2, h3")
    ? within
    : within.querySelector("h1, h2, h3");
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
