import { reportUncaughtErrors } from "../errors/report-error.ts";
import { onEachPage } from "./on-each-page.ts";
import { focusHeading, targetOfLink } from "../ui/focus-heading.ts";
import { finishHydration } from "./finish-hydration.ts";
import { keepPlace } from "./keep-place.ts";
import { revealSections } from "./reveal.ts";
import { stayAtSection } from "./stay-at-section.ts";
import { watchTooltips } from "../ui/compliance-strip.client.ts";

reportUncaughtErrors();
watchTooltips();
// For a link within the page the focus follows to the section's heading, where Tab and screen readers go on.
// On the window, so that the client router has been there.
addEventListener("click", (event) => {
  const target = targetOfLink(event);
  if (!target) return;
  stayAtSection(target);
  keepPlace(target);
  // Later than the browser's own handling, which would take the focus away; Firefox may need a while.
  setTimeout(() => {
    focusHeading(target);
  });
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading(target);
  }, 150);
});

// Safari brings a field that gets the focus to the window's very edge, which cuts its ring.
document.addEventListener("focusin", () =>
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement?.matches("main :is(input, select, textarea)"))
      activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
  }),
);

// React reports an error when an island is unmounted while it hydrates. No other begins (islands.ts).
document.addEventListener("astro:before-swap", () => {
  for (const island of document.querySelectorAll("astro-island:not([ssr])"))
    finishHydration(island);
});

// The client router gives the root the attributes of the next page, and then scrolls: by then that page must be as
// high as it stays. The way to a section of another page is smooth, too (base.css).
document.addEventListener("astro:before-swap", ({ to, newDocument }) => {
  const { documentElement: next } = newDocument;
  next.className = document.documentElement.className;
  next.dataset.settled = "";
  next.toggleAttribute("data-pressed", to.hash !== "");
});

// On a new page of the client router the focus goes to its heading, or that of the section in its address.
document.addEventListener("astro:after-swap", () => {
  const id = location.hash.slice(1);
  const section = id ? document.getElementById(id) : null;
  focusHeading(section ?? document.body);
  if (section) stayAtSection(section);
});

/** The page is laid out as a whole, and its quotations have their font (base.css). */
let stopRevealing = () => {};
const settle = () => {
  stopRevealing();
  document.documentElement.dataset.settled = "";
  stopRevealing = revealSections();
};
document.addEventListener("astro:after-swap", settle);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const loaded = new Promise((resolve) => {
  // Modules run after the first paint, which may be after the load event.
  if (document.readyState === "complete") resolve(undefined);
  else addEventListener("load", resolve);
});
/** Safari has no `requestIdleCallback`. */
const idle = () =>
  "requestIdleCallback" in window
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }))
    : sleep(50);
// A font may never come.
async function layOutRest(): Promise<void> {
  await Promise.race([loaded, sleep(3000)]);
  // One in each idle moment, so that no tap waits for all of them.
  for (const section of document.querySelectorAll<HTMLElement>(
    "#hero ~ section",
  )) {
    await idle();
    section.dataset.laidOut = "";
  }
  settle();
}
void layOutRest();

onEachPage(() => {
  // Needed only to install the site, so it is linked after the first paint.
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/site.webmanifest";
  document.head.append(manifest);
});
