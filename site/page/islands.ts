import type { ClientDirective } from "astro";
import { finishHydration } from "./page-changes.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:intent"?: boolean;
  }
}

/**
 * `client:intent`: islands hydrate at the visitor's first gesture, so that a page that is only read loads no
 * framework. A click or submit before that is kept, and repeated once the island works. This module is inlined.
 */
const SIGNS_OF_LIFE = [
  "pointermove",
  "pointerdown",
  "keydown",
  "focusin",
  "scroll",
];

/** How long a press waits for the island's code. */
const MAX_WAIT_MS = 10_000;

const asleep = new Set<() => void>();
let awake = false;
/** Repeats the clicks and submits in islands that were not ready. */
const presses = new Map<Element, (() => void)[]>();

// React reports an error when an island is unmounted while it hydrates, so none starts during a change of page.
let leaving = false;
document.addEventListener("astro:before-preparation", () => {
  leaving = true;
});
document.addEventListener("astro:after-swap", () => {
  leaving = false;
  presses.clear();
});

// The island's styles then say what its code can't.
document.addEventListener("astro:hydration-error", ({ target }) => {
  if (target instanceof Element) target.setAttribute("data-failed", "");
});

function wake(): void {
  if (awake) return;
  awake = true;
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake, true);
  for (const load of asleep) load();
  asleep.clear();
  // Loads at once all that the islands' modules import, and not step by step.
  for (const url of document.body.dataset.imports?.split(" ") ?? []) {
    // The island that needs it reports the error.
    import(/* @vite-ignore */ url).catch(() => undefined);
  }
}

/** Lets taps and frames go first. Safari has no scheduler, and some schedulers can't yield. */
const pause = () =>
  "scheduler" in globalThis && "yield" in scheduler
    ? scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve));

const nextFrame = () => new Promise(requestAnimationFrame);

/** An island that failed stays as it was prerendered: the browser posts its form by itself. */
async function repeatPresses(island: Element): Promise<void> {
  island.removeAttribute("ssr");
  const repeats = presses.get(island) ?? [];
  presses.delete(island);
  try {
    // React may still be at work, and would miss a `submit`.
    if (repeats.length > 0) finishHydration(island);
    // Effects run within two frames.
    await nextFrame();
    await nextFrame();
  } finally {
    for (const repeat of repeats) repeat();
  }
}

function keep(event: Event, repeat: () => void): void {
  const island =
    event.target instanceof Element
      ? event.target.closest("astro-island[ssr]")
      : null;
  if (!island) return;
  presses.set(island, [...(presses.get(island) ?? []), repeat]);
  wake();
  setTimeout(() => {
    if (presses.has(island)) void repeatPresses(island);
  }, MAX_WAIT_MS);
  // Last, so that after a failure before this the browser posts the form by itself.
  event.preventDefault();
  event.stopImmediatePropagation();
}

function keepClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element ? event.target.closest("button") : null;
  // Links and submit buttons work without JavaScript; for these the form's `submit` is kept.
  if (!button || button.type === "submit") return;
  keep(event, () => button.click());
}

/** Presses the button, because iOS has `requestSubmit` only from 16 on. */
const keepSubmit = (event: SubmitEvent): void =>
  keep(event, () => event.submitter?.click());

for (const sign of SIGNS_OF_LIFE)
  addEventListener(sign, wake, { capture: true, passive: true });
addEventListener("click", keepClick, true);
addEventListener("submit", keepSubmit, true);

const intent: ClientDirective = (load, _, island) => {
  const begin = async () => {
    try {
      const hydrate = await load();
      // Each island hydrates in its own task, unless it was pressed.
      if (!presses.has(island)) await pause();
      if (leaving) return;
      // If the code did not load, the page has had its event, and this does nothing.
      await hydrate();
    } catch (fault) {
      reportError(fault);
    }
    await repeatPresses(island);
  };
  if (awake) void begin();
  else asleep.add(() => void begin());
};

export default intent;
