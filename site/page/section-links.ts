import { focusHeading } from "../ui/focus-heading.ts";

/** The focus follows a link, to the heading of a section or page, so that Tab and screen readers continue there. */
export function followSectionLinks(): void {
  // On the window, so that the client router has handled the click before.
  addEventListener("click", (event) => {
    const target = targetOfLink(event);
    if (!target) return;
    keepPlace(target);
    // After the browser's own handling, which would take the focus away. Firefox may take a while.
    setTimeout(() => {
      focusHeading(target);
    });
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading(target);
    }, 150);
  });

  document.addEventListener("astro:after-swap", () => {
    const id = location.hash.slice(1);
    const section = id ? document.getElementById(id) : null;
    focusHeading(section ?? document.body);
  });
}

/** @returns the element of this page that a plain click on a link leads to, if any */
function targetOfLink(event: MouseEvent): Element | null {
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

/**
 * Notes in the history where a link to a section of this page leads. The client router does so only when the
 * scrolling has ended: for a visitor who goes back before that, forward would lead to the top of the page.
 */
function keepPlace(section: Element): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(section);
  const top =
    scrollY +
    section.getBoundingClientRect().top -
    parseFloat(scrollPaddingTop) -
    parseFloat(scrollMarginTop);
  // Without the router there is no state; and the visitor may already be elsewhere.
  if (history.state && location.hash === `#${section.id}`)
    history.replaceState({ ...history.state, scrollY: top }, "");
}
