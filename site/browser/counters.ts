import { type Clock, countUp } from "./count-up.ts";
import { onEachPage } from "./each-page.ts";
import { whereBelow, whenInView } from "./reveal.ts";

/** The part of the section that is in view when its counters start (spec 9). */
const IN_VIEW = 0.3;

const frames: Clock = {
  now: () => performance.now(),
  soon: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};

/**
 * Shows the figures with a part of the way done. The figure in the page stays as it is, out of sight:
 * it keeps its width and is what assistive technology reads. Its counting copy lies over it.
 */
function show(figures: HTMLElement, done: number): void {
  figures.style.setProperty("--counted", String(done));
  for (const figure of figures.querySelectorAll<HTMLElement>("[data-count]")) {
    const count = Math.round(Number(figure.dataset.count) * done);
    if (figure.nextElementSibling)
      figure.nextElementSibling.textContent = String(count);
    // A dash lights up when the figure reaches it.
    const dashes = figure.closest("li")?.querySelectorAll("[data-dash]") ?? [];
    for (const [place, dash] of dashes.entries())
      dash.toggleAttribute("data-ahead", place >= count);
  }
  figures.toggleAttribute("data-counting", done < 1);
}

/** Counts the figures of a section up, once, when they come into view. */
function start(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const sections = document.querySelectorAll("section:has([data-counters])");
  whereBelow(sections, (section) => {
    const figures = section.querySelector<HTMLElement>("[data-counters]");
    if (figures) show(figures, 0);
    return whenInView(section, IN_VIEW, () => {
      if (figures) countUp((done) => show(figures, done), frames);
    });
  });
}

// The client router brings the page back with its figures as they were prerendered.
onEachPage(start);
