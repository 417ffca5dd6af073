import menu from "../ui/menu.client.ts?minified";
import bar from "./head/bar.ts?minified";
import modules from "./head/modules.ts?minified";
import restorePlace from "./head/restore-place.ts?minified";
import scrollToHash from "./head/scroll-to-hash.ts?minified";
import smoothLinks from "./head/smooth-links.ts?minified";
import support from "./head/support.ts?minified";

/**
 * What must run before the first paint, in every page. The document inlines it, so each of these files stays
 * small and imports nothing.
 */
export const head =
  support + bar + modules + restorePlace + smoothLinks + scrollToHash + menu;
