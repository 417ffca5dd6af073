/**
 * The client router gives the root the attributes of the next page, and then scrolls: by then that page must be
 * as high as it stays. The way to a section of another page is smooth, too (docs/page-states.md).
 */
export function carryStates(): void {
  document.addEventListener("astro:before-swap", ({ to, newDocument }) => {
    const { documentElement: next } = newDocument;
    next.className = document.documentElement.className;
    next.dataset.settled = "";
    next.toggleAttribute("data-pressed", to.hash !== "");
  });
}
