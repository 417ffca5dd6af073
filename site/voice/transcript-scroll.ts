/** A visitor this close to the end, in CSS pixels, is reading the newest words. */
const AT_END = 48;
/** The height of the upper edge, in CSS pixels, in which words fade out (transcript-log.module.css). */
const EDGE = 20;

/** Keeps the newest words of a call in view, unless the visitor has scrolled back to read. */
export function followWords(log: HTMLElement) {
  let follows = true;
  let isOver = false;
  let height = 0;
  // The on-screen keyboard, a notice or a turned phone changes the element's height.
  const resized = new ResizeObserver(() => {
    height = log.clientHeight;
    if (follows) show(log, isOver);
  });
  resized.observe(log);

  return {
    /** To be called when the words have changed. */
    update(now: { isNew: boolean; isOver: boolean }): void {
      follows ||= now.isNew;
      ({ isOver } = now);
      if (follows) show(log, isOver);
    },
    scrolled(): void {
      const { scrollTop, scrollHeight, clientHeight } = log;
      // After a change of height the browser scrolls by itself, which the observer then corrects.
      if (clientHeight !== height) return;
      follows = scrollHeight - clientHeight - scrollTop < AT_END;
    },
    dispose: () => resized.disconnect(),
  };
}

/** Shows the newest words, or after the call its last turn or the summary from the beginning. */
function show(log: HTMLElement, isOver: boolean): void {
  log.scrollTop = log.scrollHeight;
  const parts = log.querySelectorAll("[data-speaker], [data-demo-summary]");
  const last = isOver && [...parts].at(-1);
  if (last)
    log.scrollTop +=
      last.getBoundingClientRect().top - log.getBoundingClientRect().top - EDGE;
}
