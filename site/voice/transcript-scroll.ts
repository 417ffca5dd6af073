// Scrolls the words of a call so that no line is cut where we can avoid it.

export function showNewest(log: HTMLElement): void {
  setSpare(log, 0);
  log.scrollTop = log.scrollHeight;
  clearCutLine(log);
}

/** Shows the last turn, or the summary after it, from its beginning. */
export function showTurn(log: HTMLElement): void {
  setSpare(log, 0);
  const turn = [
    ...log.querySelectorAll("[data-speaker], [data-demo-summary]"),
  ].at(-1);
  if (turn)
    log.scrollTop +=
      turn.getBoundingClientRect().top - log.getBoundingClientRect().top;
  clearCutLine(log);
}

/** Scrolls on by the visible rest of a line that the upper edge cuts. */
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
