import menu from "../ui/menu.client.ts?minified";
import loading from "./head/loading.ts?minified";
import scrolling from "./head/scrolling.ts?minified";

/**
 * What must run before the first paint, in every page. The document inlines it, so each of these files stays
 * small and imports nothing.
 */
export const head = loading + scrolling + menu;
