import { readFileSync } from "node:fs";

export const favicon = readFileSync("public/favicon.svg", "utf8");

/** Inlined in the page: as a file it would compete with the first screen's font on slow lines. */
export const faviconAddress = `data:image/svg+xml,${favicon
  .replace(/<!--.*?-->/s, "")
  .trim()
  .replaceAll(/[#<>"]/g, encodeURIComponent)}`;
