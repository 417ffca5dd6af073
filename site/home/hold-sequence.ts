import { onEachPage } from "../page/on-each-page.ts";
import { whenInView } from "../page/reveal.ts";

/** How much of the diary is in view when its sequence begins, where it stands below the words. */
const IN_VIEW = 0.5;

/** Holds the diary's sequence until somebody can see it. Without this it runs as the page loads. */
function start(): void {
  const diary = document.querySelector<HTMLElement>("[data-sequence]");
  if (!diary) return;
  diary.dataset.waiting = "";
  whenInView(diary, IN_VIEW, () => {
    delete diary.dataset.waiting;
  });
}

onEachPage(start);
