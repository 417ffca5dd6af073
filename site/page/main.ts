import { sendWaiting } from "../demo-request/outbox.ts";
import { reportUncaughtErrors } from "../errors/report-error.ts";
import { watchTooltips } from "../ui/compliance-strip.client.ts";
import { finishHydration, onEachPage } from "./page-changes.ts";
import { revealSections } from "./reveal.ts";
import { followSectionLinks } from "./section-links.ts";

// What every page runs after its first paint.
reportUncaughtErrors();
watchTooltips();
followSectionLinks();

// Waiting requests are sent at once, when the network comes back, and at times, with longer and longer pauses.
const TRY_EVERY_MS = 30_000;
const send = () => void sendWaiting();
const sendEarly = () => void sendWaiting({ early: true });
sendEarly();
addEventListener("online", sendEarly);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") send();
});
setInterval(send, TRY_EVERY_MS);

let stopRevealing = () => {};
onEachPage(() => {
  stopRevealing();
  stopRevealing = revealSections();
});

// This may run after the load event.
const markLoaded = () => {
  document.documentElement.dataset.loaded = "";
};
if (document.readyState === "complete") markLoaded();
else addEventListener("load", markLoaded);

// Safari scrolls a focused field to the very edge of the window, which cuts off its focus ring.
document.addEventListener("focusin", () =>
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement?.matches("main :is(input, select, textarea)"))
      activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
  }),
);

document.addEventListener(
  "astro:before-swap",
  ({ to, newDocument, viewTransition }) => {
    // The client router gives the root the attributes of the next page, and then scrolls. Scrolling to a section of
    // another page is smooth, too (docs/decisions.md, 011).
    const { documentElement: next } = newDocument;
    next.className = document.documentElement.className;
    next.dataset.loaded = "";
    next.toggleAttribute("data-pressed", to.hash !== "");
    // React reports an error when an island is unmounted while it hydrates. No other island starts then (islands.ts).
    for (const island of document.querySelectorAll("astro-island:not([ssr])"))
      finishHydration(island);
    // A visitor who leaves again at once skips the transition. The router leaves that rejection to others.
    viewTransition.ready.catch(() => {});
  },
);

// Needed only to install the site, so it is linked after the first paint.
onEachPage(() => {
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/site.webmanifest";
  document.head.append(manifest);
});
