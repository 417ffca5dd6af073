import type { ClientDirective } from "astro";
import { finishHydration } from "./finish.ts";

/**
 * `client:intent`: an island becomes interactive at the first sign of life on the page, so that a
 * visitor who only reads loads no framework. What is pressed or sent before that is kept and done
 * again once the island works: no tap is lost. The module is inlined in the page's HTML.
 */
const SIGNS_OF_LIFE = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
];

const islands = new Set<() => void>();
let alive = false;

// The client router is about to take the page's islands away: React must not begin with them, since
// an island that is unmounted while it hydrates is an error.
let leaving = false;
document.addEventListener("astro:before-preparation", () => {
  leaving = true;
});
document.addEventListener("astro:after-swap", () => {
  leaving = false;
});

function wake(): void {
  if (alive) return;
  alive = true;
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake, true);
  for (const hydrate of islands) hydrate();
  islands.clear();
}

/** The island around an element that cannot answer events yet. */
const sleepingIsland = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? target.closest('astro-island[ssr][client="intent"]')
    : null;

/** Keeps an event that an island cannot handle yet, and repeats it when the island can. */
function keep(event: Event, repeat: () => void): void {
  const island = sleepingIsland(event.target);
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A slow processor takes its time, and React does not hold back a `submit` meanwhile.
  const afterCommit = () => {
    finishHydration(island);
    // By then the effects have run, too.
    requestAnimationFrame(() => requestAnimationFrame(repeat));
  };
  island.addEventListener("astro:hydrate", afterCommit, { once: true });
  wake();
}

function keepClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element ? event.target.closest("button") : null;
  // Links and a form's own button work without JavaScript; the form's `submit` is kept instead.
  if (!button || button.type === "submit") return;
  keep(event, () => button.click());
}

function keepSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (form instanceof HTMLFormElement)
    keep(event, () => form.requestSubmit(event.submitter));
}

for (const sign of SIGNS_OF_LIFE) {
  addEventListener(sign, wake, { capture: true, passive: true });
}
addEventListener("click", keepClick, true);
addEventListener("submit", keepSubmit, true);

const intent: ClientDirective = (load) => {
  const hydrate = async () => {
    const begin = await load();
    if (!leaving) await begin();
  };
  if (alive) void hydrate();
  else islands.add(() => void hydrate());
};

export default intent;
