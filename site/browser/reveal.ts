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

/** Watches the page's sections. @returns what ends it */
export function revealSections(): () => void {
  const stops = [...document.querySelectorAll<HTMLElement>("[data-reveal]")]
    .filter((section) => section.getBoundingClientRect().top > innerHeight)
    .map((section) => {
      const part = Number(section.dataset.reveal);
      section.dataset.reveal = WAITING;
      return whenInView(section, part, () => {
        section.dataset.reveal = "";
      });
    });
  return () => stops.forEach((stop) => stop());
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
  const size = new ResizeObserver(() => {
    view?.disconnect();
    const { height } = element.getBoundingClientRect();
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
