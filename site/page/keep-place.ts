/**
 * Notes in the history where a pressed link to a section of this page leads. The client router notes it once the
 * scrolling has ended: for a visitor who goes back before that, forward would lead to the page's top.
 */
export function keepPlace(section: Element): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(section);
  const top =
    scrollY +
    section.getBoundingClientRect().top -
    parseFloat(scrollPaddingTop) -
    parseFloat(scrollMarginTop);
  // Without the router there is no state, and the visitor may have gone on already.
  if (history.state && location.hash === `#${section.id}`)
    history.replaceState({ ...history.state, scrollY: top }, "");
}
