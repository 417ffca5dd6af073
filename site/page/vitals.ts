import {
  MEASURED_PAGES,
  VITALS_PATH,
  type Vital,
  type VitalsReport,
} from "../../contract/web-vitals.ts";

/**
 * Tells the server how quick this page view was, once, when it is first hidden. Nothing says whose it was. A walk
 * from page to page is one view, of the page that it began on: that is what the figures are about.
 */
async function measure(): Promise<void> {
  const path = MEASURED_PAGES.find((page) => page === location.pathname);
  if (!path || navigator.globalPrivacyControl) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  const figures: Partial<Record<Vital, number>> = {};
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB])
    listen(({ name, value }) => {
      figures[name] = value;
    });

  const send = (): void => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    if (Object.keys(figures).length === 0) return;
    const report: VitalsReport = { path, ...figures };
    const body = new Blob([JSON.stringify(report)], {
      type: "application/json",
    });
    navigator.sendBeacon(VITALS_PATH, body);
  };
  // After the library's own listeners, which settle their figures when the page is hidden.
  document.addEventListener("visibilitychange", send);
}

// Safari has no idle time to give.
const whenIdle =
  "requestIdleCallback" in window
    ? requestIdleCallback
    : (act: () => void) => setTimeout(act, 2000);
// Its code may not come: then this view is not measured.
whenIdle(() => void measure().catch(() => undefined));
