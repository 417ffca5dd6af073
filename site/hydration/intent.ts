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
  "keydown",
  "focusin",
  "scroll",
];

/** What makes a sleeping island ask for its code. */
const asleep = new Set<() => void>();
let alive = false;

// The client router is about to take the page's islands away: React must not begin with them, since
// an island that is unmounted while it hydrates is an error.
let leaving = false;
document.addEventListener("astro:before-preparation", () => {
  leaving = true;
});
document.addEventListener("astro:after-swap", () => {
  leaving = false;
  // What was pressed on the page before is gone.
  presses.clear();
});

/** A task of its own for each piece of work, so that no tap and no frame waits for all of them. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function wake(): Promise<void> {
  if (alive) return;
  alive = true;
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake, true);
  for (const load of asleep) {
    load();
    await pause();
  }
  asleep.clear();
  // What the islands' modules import, which they would only ask for once they are there.
  for (const url of document.body.dataset.imports?.split(" ") ?? []) {
    // An island that misses it says so itself.
    import(/* @vite-ignore */ url).catch(() => undefined);
    await pause();
  }
}

interface Waiting {
  readonly island: Element;
  readonly hydrate: () => Promise<void>;
}

/** Islands whose code is there. */
const waiting: Waiting[] = [];
/** What was pressed in a sleeping island, and is done again once the island can answer. */
const presses = new Map<Element, (() => void)[]>();
let hydrating = false;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Who scrolls on within this time is still on the way, in ms. */
const REST = 150;
let scrolledAt = -REST;
let stopWaiting = () => {};
addEventListener(
  "scroll",
  () => {
    scrolledAt = performance.now();
  },
  { capture: true, passive: true },
);

/** Comes once nobody scrolls, or something is pressed: frames go before what nobody has asked for. */
const calm = () =>
  new Promise<void>((resolve) => {
    stopWaiting = resolve;
    const look = () => {
      const rest = scrolledAt + REST - performance.now();
      if (rest > 0) setTimeout(look, rest);
      else resolve();
    };
    look();
  });

/** Hydrates what waits, first what was pressed. */
async function hydrateInTurn(): Promise<void> {
  if (hydrating) return;
  hydrating = true;
  // The code of several islands comes at once, with the framework's.
  await pause();
  while (waiting.length > 0) {
    if (presses.size === 0) await calm();
    const index = waiting.findIndex(({ island }) => presses.has(island));
    const [next] = waiting.splice(Math.max(0, index), 1);
    if (!next || leaving) continue;
    // An island that fails keeps none of the others asleep.
    await next
      .hydrate()
      .then(() => repeatPresses(next.island))
      .catch(reportError);
  }
  hydrating = false;
}

async function repeatPresses(island: Element): Promise<void> {
  const repeats = presses.get(island);
  presses.delete(island);
  // It sleeps on where it has left the page meanwhile.
  if (!repeats || island.hasAttribute("ssr")) return pause();
  // A slow processor takes its time, and React does not hold back a `submit` meanwhile.
  finishHydration(island);
  // By then the effects have run, too.
  await nextFrame();
  await nextFrame();
  for (const repeat of repeats) repeat();
}

/** The island around an element that cannot answer events yet. */
const sleepingIsland = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("astro-island[ssr]") : null;

/** Keeps an event that an island cannot handle yet, and repeats it when the island can. */
function keep(event: Event, repeat: () => void): void {
  const island = sleepingIsland(event.target);
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  presses.set(island, [...(presses.get(island) ?? []), repeat]);
  stopWaiting();
  void wake();
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

const intent: ClientDirective = (load, _, island) => {
  const begin = async () => {
    waiting.push({ island, hydrate: await load() });
    await hydrateInTurn();
  };
  if (alive) void begin();
  else asleep.add(() => void begin());
};

export default intent;
