import { onEachPage } from "../page/page-changes.ts";
import { whenInView } from "../page/reveal.ts";

/** Marks the diary. */
export const SEQUENCE = "data-sequence";

/** The share of the diary that is in view when its sequence begins, if it stands below the words. */
const IN_VIEW = 0.5;

/** Without this, the sequence runs as soon as the page loads. */
export function holdSequence(): void {
  onEachPage(() => {
    const diary = document.querySelector<HTMLElement>(`[${SEQUENCE}]`);
    if (!diary) return;
    diary.dataset.waiting = "";
    whenInView(diary, IN_VIEW, () => {
      delete diary.dataset.waiting;
    });
  });
}
