// Where the words of a call are scrolled to. A line is seen whole or not at all.

/** Shows the last words, and what follows them. */
export function showNewest(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
  hideCutLine(log, true);
}

/** Shows the last turn from its beginning. */
export function showTurn(log: HTMLElement): void {
  const turn = [...log.querySelectorAll<HTMLElement>("[data-speaker]")].at(-1);
  if (turn)
    log.scrollTop +=
      turn.getBoundingClientRect().top - log.getBoundingClientRect().top;
  hideCutLine(log, true);
}

/** Hides the line that the upper edge cuts through; while the visitor scrolls, none. */
export function hideCutLine(log: HTMLElement, hide: boolean): void {
  const { top } = log.getBoundingClientRect();
  const cut = hide ? lowestOfCut(log, top) : top;
  log.style.setProperty("--cut", `${Math.max(0, Math.ceil(cut - top))}px`);
}

/** How far down the lines reach that a height goes through. */
function lowestOfCut(log: HTMLElement, height: number): number {
  const isCut = ({ top, bottom }: DOMRect) =>
    top < height - 1 && bottom > height + 1;
  const lines = [...log.querySelectorAll("p, li")]
    .filter((part) => isCut(part.getBoundingClientRect()))
    .flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].filter(
        // Of a whole element's box the lines in it count.
        (box) => isCut(box) && box.height < LINE,
      );
    });
  return Math.max(height, ...lines.map(({ bottom }) => bottom));
}

/** No line is higher than this, in CSS pixels; a paragraph is. */
const LINE = 80;
