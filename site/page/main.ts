import { reportUncaughtErrors } from "../errors/report-error.ts";
import { onEachPage } from "./on-each-page.ts";
import { focusHeading, targetOfLink } from "../ui/focus-heading.ts";
import { finishHydration } from "./finish-hydration.ts";
import { keepPlace } from "./keep-place.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { revealSections } from "./reveal.ts";
import { stayAtSection } from "./stay-at-section.ts";
import { watchTooltips } from "./tooltips.ts";

// Set by astro.config.ts. Where it is false, the bundler leaves out the code behind it.
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
  // If its code does not load, this page view is not measured.
  loaded.then(() => import("./vitals.ts")).catch(() => undefined);
}

// For a link within the page the focus follows to the section's heading, where Tab and screen readers go on.
document.addEventListener("click", (event) => {
  const target = targetOfLink(event);
  if (!target) return;
  // Later than the browser's own handling, which would take the focus away; Firefox may need a while.
  setTimeout(() => {
    focusHeading(target);
    keepPlace(target);
  });
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading(target);
  }, 150);
});

// Scrolls smoothly for links only, since people who use the keyboard should not wait.
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

// React reports an error when an island is unmounted while it hydrates. No other begins (islands.ts).
document.addEventListener("astro:before-swap", () => {
  for (const island of document.querySelectorAll("astro-island:not([ssr])"))
    finishHydration(island);
});

// On a new page of the client router the focus goes to its heading, or that of the section in its address.
document.addEventListener("astro:after-swap", () => {
  const id = location.hash.slice(1);
  const section = id ? document.getElementById(id) : null;
  focusHeading(section ?? document.body);
  if (section) stayAtSection(section);
  stopRevealing();
  stopRevealing = revealSections();
});

// From now on scrolling is smooth, which a restored position must not be, and the first quotation gets its
// font (base.css), which would have held up the first paint.
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
