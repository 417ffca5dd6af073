import { onEachPage } from "../page/page-changes.ts";

/** Marks the list beside the text. */
export const CONTENTS = "data-contents";

/** A heading this many CSS pixels below the place that links scroll to still counts as reached. */
const TOLERANCE = 24;

interface Entry {
  readonly link: Element;
  readonly heading: Element;
}

/** Marks the current section in the list beside the text, and folds the list above the text after a choice. */
export function followContents(): void {
  let entries: readonly Entry[] = [];
  let asked = false;
  const ask = () => {
    if (asked || entries.length === 0) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      mark(entries);
    });
  };
  addEventListener("scroll", ask, { passive: true });
  addEventListener("resize", ask, { passive: true });
  onEachPage(() => {
    entries = findEntries();
    ask();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("details a"))
      target.closest("details")?.removeAttribute("open");
  });
}

const findEntries = (): readonly Entry[] =>
  [...document.querySelectorAll(`[${CONTENTS}] a`)].flatMap((link) => {
    const id = link.getAttribute("href")?.slice(1);
    const heading = id && document.getElementById(id);
    return heading ? [{ link, heading }] : [];
  });

function mark(entries: readonly Entry[]): void {
  const page = document.documentElement;
  const line = parseFloat(getComputedStyle(page).scrollPaddingTop) + TOLERANCE;
  const reached = entries.findLast(
    ({ heading }) => heading.getBoundingClientRect().top <= line,
  );
  // If the page is too short to scroll a section up to the line, the one in the address counts.
  const atEnd = scrollY + innerHeight >= page.scrollHeight - 1;
  const wanted = entries.find(
    ({ heading }) => `#${heading.id}` === location.hash,
  );
  const current = (atEnd && wanted) || reached;
  for (const entry of entries) {
    if (entry === current) entry.link.setAttribute("aria-current", "true");
    else entry.link.removeAttribute("aria-current");
  }
}
