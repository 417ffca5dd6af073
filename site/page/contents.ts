// Marks the current section in the list beside a long text, and folds the list above it after a choice.

import { onEachPage } from "./on-each-page.ts";

/** A heading this far below where links scroll to still counts as reached, in CSS pixels. */
const TOLERANCE = 24;

let entries: { link: Element; heading: Element }[] = [];
let asked = false;

function mark(): void {
  asked = false;
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

function ask(): void {
  if (asked || entries.length === 0) return;
  asked = true;
  requestAnimationFrame(mark);
}

addEventListener("scroll", ask, { passive: true });
addEventListener("resize", ask, { passive: true });

onEachPage(() => {
  entries = [...document.querySelectorAll("[data-contents] a")].flatMap(
    (link) => {
      const id = link.getAttribute("href")?.slice(1);
      const heading = id && document.getElementById(id);
      return heading ? [{ link, heading }] : [];
    },
  );
  ask();
});

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("details a"))
    target.closest("details")?.removeAttribute("open");
});
