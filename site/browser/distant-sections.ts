const root = document.documentElement;

/** Counts the waits: a newer one ends those before it. */
let current = 0;

const frame = () => new Promise(requestAnimationFrame);

async function skipOnceLaidOut(): Promise<void> {
  const wait = ++current;
  // In a frame sections get their sizes; after it the browser remembers them.
  do await frame();
  while ("unlaid" in root.dataset);
  await frame();
  if (wait === current) root.dataset.skipping = "";
}

/**
 * Lets the browser leave out what is far from view: while `data-skipping` is on the root, it does not
 * style, lay out or paint distant sections (base.css), so that what a tap changes is done sooner. It
 * begins once all of a page is laid out, since a section keeps the size that it had: the page is as
 * high as before, and what is scrolled to lies where it lay.
 */
export async function skipDistantSections(): Promise<void> {
  document.addEventListener("astro:after-swap", skipOnceLaidOut);

  // Of another width, sections have other heights.
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    delete root.dataset.skipping;
    void skipOnceLaidOut();
  });
  await skipOnceLaidOut();
}
