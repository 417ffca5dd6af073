import { revealSections } from "./reveal.ts";

let stopRevealing = () => {};

/** The page is laid out as a whole, and its quotations have their font (base.css). */
function settle(): void {
  stopRevealing();
  document.documentElement.dataset.settled = "";
  stopRevealing = revealSections();
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Modules run after the first paint, which may be after the load event. */
const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve);
  });

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  "requestIdleCallback" in window
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }))
    : sleep(50);

/** Lays out what is below the first screen once the page has loaded (docs/decisions/011). */
export async function layOutRest(): Promise<void> {
  document.addEventListener("astro:after-swap", settle);
  // A font may never load.
  await Promise.race([loaded(), sleep(3000)]);
  // One section in each idle moment, so that no tap waits for all of them.
  for (const section of document.querySelectorAll<HTMLElement>(
    "#hero ~ section",
  )) {
    await idle();
    section.style.contentVisibility = "visible";
  }
  settle();
}
