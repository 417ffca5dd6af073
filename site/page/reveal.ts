/**
 * Sections fade in once, when a part of them is in view (spec 2; `data-reveal` on the section holds
 * the part, from 0 to 1). The page is visible as it comes: only a section that still lies below the
 * window is hidden, here, so that nothing stays hidden where this does not run.
 */
const WAITING = "waiting";

/** A section taller than five windows can never show a fifth of itself: half a window is enough. */
export const shareInView = (
  wanted: number,
  sectionHeight: number,
  windowHeight: number,
): number => Math.min(wanted, (0.5 * windowHeight) / sectionHeight);

/** @returns what ends it */
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
 * Begins something with the elements that lie below the window: whoever has one before their eyes, or
 * has passed it, may have read it. Where they lie is known in the next frame; asking at once would lay
 * the page out.
 *
 * @param begin returns what ends it
 * @returns what ends all that was begun
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

/**
 * Calls back once, when a part of an element is in view; follows changes of its size.
 *
 * @param part of the element's height, from 0 to 1
 * @returns what ends the watch
 */
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
