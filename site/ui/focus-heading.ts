/** Focuses the first heading in an element without scrolling to it. */
export function focusHeading(within: Element): void {
  const heading = within.matches("h1, h2, h3")
    ? within
    : within.querySelector("h1, h2, h3");
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The element of this page that a plain press of a link leads to, if any. */
export function targetOfLink(event: MouseEvent): Element | null {
  if (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link =
    event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.hash.length < 2) return null;
  const here =
    link.origin === location.origin && link.pathname === location.pathname;
  return here ? document.getElementById(link.hash.slice(1)) : null;
}
