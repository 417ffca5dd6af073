import { onEachPage } from "./on-each-page.ts";

/** Needed only to install the site, so it is linked after the first paint. */
export function linkManifest(): void {
  onEachPage(() => {
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "/site.webmanifest";
    document.head.append(manifest);
  });
}
