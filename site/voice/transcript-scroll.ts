/** A visitor this close to the end, in CSS pixels, is reading the newest words. */
const AT_END = 48;

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
  setSpare(log, 0);
  log.scrollTop = log.scrollHeight;
  const parts = log.querySelectorAll("[data-speaker], [data-demo-summary]");
  const last = isOver && [...parts].at(-1);
  if (last)
    log.scrollTop +=
      last.getBoundingClientRect().top - log.getBoundingClientRect().top;
  clearCutLine(log);
}

/** Scrolls further by the visible rest of a line that the upper edge cuts, if possible. */
function clearCutLine(log: HTMLElement): void {
  const { top } = log.getBoundingClientRect();
  const { scrollTop } = log;
  const rest = lowestOfCut(log, top) - top;
  if (rest <= 0) return;
  setSpare(log, rest);
  log.scrollTop = scrollTop + rest;
}

/** Room after the last words, in CSS pixels. */
const setSpare = (log: HTMLElement, spare: number) =>
  log.style.setProperty("--spare", `${Math.ceil(spare)}px`);

/** Lines are lower than this, in CSS pixels, and paragraphs higher. */
const LINE = 80;

/** How far down the lines reach that this height cuts. */
function lowestOfCut(log: HTMLElement, height: number): number {
  const isCut = ({ top, bottom }: DOMRect) =>
    top < height - 1 && bottom > height + 1;
  const lines = [...log.querySelectorAll("p, li, form")]
    .filter((part) => isCut(part.getBoundingClientRect()))
    .flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].filter(
        // An element's own box is skipped: only the lines inside it count.
        (box) => isCut(box) && box.height < LINE,
      );
    });
  return Math.max(height, ...lines.map(({ bottom }) => bottom));
}
