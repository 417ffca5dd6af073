/**
 * Sections fade in once, when the share in `data-reveal` (0 to 1) is in view (spec 2). Only sections below the
 * window are hidden, and only here, so that everything shows where this script does not run.
 */
const WAITING = "waiting";
const FADING = ":scope > .container > .revealed";

/** The share of a window that may stay blank. A fifth of a tall section would leave more blank. */
const MAX_BLANK = 0.2;

/** Heights are in pixels. What stands above the part that fades is visible from the beginning. */
const shareInView = (
  wanted: number,
  section: number,
  above: number,
  window: number,
): number =>
  Math.min(
    wanted,
    (above + MAX_BLANK * window) / section,
    // Where enlarged text makes the head as high as the window.
    (0.9 * window) / section,
  );

export function revealSections(): () => void {
  // The head of a section may be in the window while the part that fades in is still below.
  const parts = new Map(
    Array.from(
      document.querySelectorAll<HTMLElement>("[data-reveal]"),
      (section) => [
        section.querySelector<HTMLElement>(FADING) ?? section,
        section,
      ],
    ),
  );
  return whereBelow(parts.keys(), (part) => {
    const section = parts.get(part) ?? part;
    const wanted = Number(section.dataset.reveal);
    const share = (height: number) =>
      shareInView(wanted, height, part.offsetTop, innerHeight);
    section.dataset.reveal = WAITING;
    // If no part of it fades, nothing is blank.
    return whenInView(section, part === section ? wanted : share, () => {
      section.dataset.reveal = "";
    });
  });
}

/**
 * Begins something with the elements below the window, because visitors may have read those that they see or have
 * passed. Waits for the next frame: measuring at once would lay the page out. Returns what ends it, as `begin` does.
 */
export function whereBelow<T extends Element>(
  elements: Iterable<T>,
  begin: (element: T) => () => void,
): () => void {
  const stops: (() => void)[] = [];
  const all = [...elements];
  const place = new IntersectionObserver((entries) => {
    place.disconnect();
    const below = new Set(
      entries
        .filter(
          ({ boundingClientRect: { top }, rootBounds }) =>
            rootBounds && top > rootBounds.bottom,
        )
        .map(({ target }) => target),
    );
    for (const element of all)
      if (below.has(element)) stops.push(begin(element));
  });
  for (const element of all) place.observe(element);
  return () => {
    place.disconnect();
    for (const stop of stops) stop();
  };
}

/** Calls back once, when this share of the height (0 to 1) is in view. @returns what ends the wait */
export function whenInView(
  element: Element,
  share: number | ((height: number) => number),
  callback: () => void,
): () => void {
  let view: IntersectionObserver | undefined;
  const stop = () => {
    view?.disconnect();
    size.disconnect();
  };
  const size = new ResizeObserver(([entry]) => {
    view?.disconnect();
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    view = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        stop();
        callback();
      },
      { threshold: typeof share === "number" ? share : share(height) },
    );
    view.observe(element);
  });
  size.observe(element);
  return stop;
}
