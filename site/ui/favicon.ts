import { readFileSync } from "node:fs";

/** The site's icon, which is also a file of its own. */
export const favicon = readFileSync("public/favicon.svg", "utf8");

/**
 * The icon as an address. It stands in the page: as a file it would share the slowest lines with the
 * first screen's font.
 */
export const faviconAddress = `data:image/svg+xml,${favicon
  .replace(/<!--.*?-->/s, "")
  .trim()
  .replaceAll(/[#<>"]/g, encodeURIComponent)}`;
