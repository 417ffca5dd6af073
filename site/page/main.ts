import { reportUncaughtErrors } from "../errors/report-error.ts";
import { onEachPage } from "./on-each-page.ts";
import { focusHeading, targetOfLink } from "../ui/focus-heading.ts";
import { finishHydration } from "./finish-hydration.ts";
import { keepPlace } from "./keep-place.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { revealSections } from "./reveal.ts";
import { stayAtSection } from "./stay-at-section.ts";
import { watchTooltips } from "./tooltips.ts";

// Set by astro.config.ts. Where it is false, the bundler leaves out everything that it guards.
declare const __WEB_VITALS__: boolean;

reportUncaughtErrors();
let stopRevealing = revealSections();
watchTooltips();
if (__WEB_VITALS__) {
  // Modules run after the first paint, which may be after the load event.
  const loaded = new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve);
  });
  // If its code does not come, this page view is not measured.
  loaded.then(() => import("./vitals.ts")).catch(() => undefined);
}

// A link to a section of this page: the browser (or the client router) scrolls, and the focus goes
// to the section's heading, so that Tab and a screen reader go on from there.
document.addEventListener("click", (event) => {
  const target = targetOfLink(event);
  if (!target) return;
  // After the browser's own handling, which would take the focus away again; in Firefox that can take a while.
  setTimeout(() => {
    focusHeading(target);
    keepPlace(target);
  });
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading(target);
  }, 150);
});

// Scrolls smoothly there, and only there: who goes on with the keyboard is not kept waiting.
const { dataset } = document.documentElement;
document.addEventListener(
  "click",
  (event) => {
    if (targetOfLink(event)) dataset.pressed = "";
  },
  true,
);
for (const end of ["scrollend", "keydown"])
  addEventListener(end, () => delete dataset.pressed, true);

// React reports an error when an island is unmounted while it hydrates. islands.ts makes sure that no
// other island begins.
document.addEventListener("astro:before-swap", () => {
  for (const island of document.querySelectorAll("astro-island:not([ssr])"))
    finishHydration(island);
});

// The client router has put another page in place: the focus goes to its heading, or to that of the
// section that the address names.
document.addEventListener("astro:after-swap", () => {
  const id = location.hash.slice(1);
  const section = id ? document.getElementById(id) : null;
  focusHeading(section ?? document.body);
  if (section) stayAtSection(section);
  stopRevealing();
  stopRevealing = revealSections();
});

// From here on the page scrolls smoothly, which a restored position must not, and the first screen's quotation
// has its font (base.css), which must not hold up the first paint.
const settle = () => {
  document.documentElement.dataset.settled = "";
};
void layOutRest().then(settle);
document.addEventListener("astro:after-swap", settle);

onEachPage(() => {
  // Needed only to install the site, so it is linked after the first paint.
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/site.webmanifest";
  document.head.append(manifest);
});
