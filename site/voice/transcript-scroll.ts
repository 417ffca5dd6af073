/** A visitor this close to the end, in CSS pixels, is reading the newest words. */
const AT_END = 48;
/** The height of the upper edge, in CSS pixels, in which words fade out (transcript-log.module.css). */
const EDGE = 20;

/**
 * Keeps the newest words of a call in view, unless the visitor has scrolled back to read. @returns a function that ends
 * that
 */
export function followWords(log: HTMLDivElement): () => void {
  let follows = true;
  let height = 0;

  const update = () => {
    height = log.clientHeight;
    const isNew = !log.querySelector("[data-speaker]");
    follows ||= isNew;
    if (follows) show(log);
  };
  const words = new MutationObserver(update);
  words.observe(log, { childList: true, characterData: true, subtree: true });
  // The on-screen keyboard, a notice or a turned phone changes the element's height.
  const resized = new ResizeObserver(update);
  resized.observe(log);

  log.addEventListener("scroll", () => {
    const { scrollTop, scrollHeight, clientHeight } = log;
    // After a change of height the browser scrolls by itself, which the observer then corrects.
    if (clientHeight !== height) return;
    follows = scrollHeight - clientHeight - scrollTop < AT_END;
  });
  return () => {
    words.disconnect();
    resized.disconnect();
  };
}

/** Shows the newest words, or after the call its last turn or the summary from the beginning. */
function show(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
  const parts = log.querySelectorAll("[data-speaker], [data-demo-summary]");
  const last = "over" in log.dataset && [...parts].at(-1);
  if (last)
    log.scrollTop +=
      last.getBoundingClientRect().top - log.getBoundingClientRect().top - EDGE;
}
