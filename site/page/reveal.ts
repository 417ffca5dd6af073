/**
 * Sections fade in once, when the part in `data-reveal` (0 to 1) is in view (spec 2). Only sections below the
 * window are hidden, and only here, so that everything shows where this does not run.
 */
const WAITING = "waiting";

/** A section of over five windows can never show a fifth of itself: half a window is enough. */
export const shareInView = (
  wanted: number,
  sectionHeight: number,
  windowHeight: number,
): number => Math.min(wanted, (0.5 * windowHeight) / sectionHeight);

export function revealSections(): () => void {
  const sections = document.querySelectorAll<HTMLElement>("[data-reveal]");
  return whereBelow(sections, (section) => {
    const part = Number(section.dataset.reveal);
    section.dataset.reveal = WAITING;
    return whenInView(section, part, () => {
      section.dataset.reveal = "";
    });
  });
}

/**
 * Begins something with elements below the window: visitors may have read what they see or have passed. Waits
 * for the next frame, since asking at once would lay the page out. Both `begin` and this return what ends it.
 */
export function whereBelow<T extends Element>(
  elements: Iterable<T>,
  begin: (element: T) => () => void,
): () => void {
  const stops: (() => void)[] = [];
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
    for (const element of elements)
      if (below.has(element)) stops.push(begin(element));
  });
  for (const element of elements) place.observe(element);
  return () => {
    place.disconnect();
    for (const stop of stops) stop();
  };
}

/** Calls back once, when this part of the height (0 to 1) is in view. @returns what ends the watch */
export function whenInView(
  element: Element,
  part: number,
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
      { threshold: shareInView(part, height, innerHeight) },
    );
    view.observe(element);
  });
  size.observe(element);
  return stop;
}
