import menu from "../ui/menu.client.ts?minified";
import loading from "./head/loading.ts?minified";
import scrolling from "./head/scrolling.ts?minified";

/**
 * The scripts that must run before the first paint, in every page. The document inlines them, so each stays
 * small and imports nothing.
 */
export const head = loading + scrolling + menu;
