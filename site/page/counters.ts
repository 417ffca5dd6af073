import { countUp } from "./count-up.ts";
import { onEachPage } from "./on-each-page.ts";
import { whereBelow, whenInView } from "./reveal.ts";

/** The part of the section that is in view when its counters start (spec 9). */
const IN_VIEW = 0.3;

/**
 * A copy over the figure, and its bar, show how far it has counted, from 0 to 1. The figure stays, invisibly:
 * it keeps the width, and assistive technology reads it. Each step changes little, to keep scrolling smooth.
 */
function stepsOf(figure: HTMLElement): (done: number) => void {
  const digits = document.createTextNode("");
  figure.nextElementSibling?.replaceChildren(digits);
  const item = figure.closest("li");
  const fill = item?.querySelector<SVGElement>("[data-fill]");
  const dashes = item?.querySelectorAll("[data-dash]") ?? [];
  return (done) => {
    if (fill) fill.style.width = `${done * 100}%`;
    const count = Math.round(Number(figure.dataset.count) * done);
    if (digits.data === String(count)) return;
    digits.data = String(count);
    // A dash lights up when the figure reaches it.
    for (const [place, dash] of dashes.entries())
      dash.toggleAttribute("data-ahead", place >= count);
  };
}

function start(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const groups = [...document.querySelectorAll("section [data-counters]")];
  const sections = groups.flatMap((group) => group.closest("section") ?? []);
  whereBelow(sections, (section) => {
    const figures = section.querySelector("[data-counters]");
    const all = section.querySelectorAll<HTMLElement>("[data-count]");
    const steps = Array.from(all, stepsOf);
    const show = (done: number) => {
      for (const step of steps) step(done);
      figures?.toggleAttribute("data-counting", done < 1);
    };
    show(0);
    return whenInView(section, IN_VIEW, () => {
      const stop = countUp(show);
      // Nobody sees figures that were scrolled out of view, so they need not go on counting.
      const view = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) return;
        view.disconnect();
        stop();
        show(1);
      });
      view.observe(section);
    });
  });
}

// The client router brings the page back with its prerendered figures.
onEachPage(start);
