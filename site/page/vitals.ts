import {
  MEASURED_PAGES,
  VITALS_PATH,
  type Vital,
  type VitalsReport,
} from "../../contract/web-vitals.ts";

/** Sent once, when the page is first hidden. A walk from page to page counts for the page it began on. */
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
  // After the library's own listeners, which settle the figures when the page is hidden.
  document.addEventListener("visibilitychange", send);
}

// Safari has no `requestIdleCallback`.
const whenIdle =
  "requestIdleCallback" in window
    ? requestIdleCallback
    : (act: () => void) => setTimeout(act, 2000);
// If its code does not load, this view is not measured.
whenIdle(() => void measure().catch(() => undefined));
