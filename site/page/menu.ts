// The menu of narrow screens (ui/menu.tsx), which works from the first paint on: nobody waits for a
// framework to see where to go. The document inlines it in every page's head, as it does head.ts.

/** From this width on the links stand in the bar (ui/site-header.module.css); in em, it grows with the visitor's text. */
const WIDE = "(width >= 64em)";

// Another page has another one: the client router takes the old one away.
const findMenu = () => document.querySelector<HTMLDialogElement>("#menu");
const findButton = () => document.querySelector("[aria-controls=menu]");

document.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element && target.closest("a, button");
  const menu = findMenu();
  if (!pressed || !menu) return;
  // Whatever is chosen in it closes it.
  if (menu.contains(pressed)) menu.close();
  if (pressed !== findButton()) return;
  // A modal takes the whole page out of reach, which a phone works on for a while: its button
  // answers first, and is painted before the next task.
  pressed.ariaExpanded = "true";
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Not where the button has gone meanwhile, with its page or in a window that grew.
      const stands = pressed.checkVisibility();
      pressed.ariaExpanded = String(stands);
      if (!stands) return;
      menu.showModal();
      menu.querySelector<HTMLElement>("li a")?.focus();
    }),
  );
});

// However it was closed; the event does not bubble.
document.addEventListener(
  "close",
  ({ target }) => {
    const button = findButton();
    if (button && target === findMenu()) button.ariaExpanded = "false";
  },
  true,
);

matchMedia(WIDE).addEventListener("change", () => findMenu()?.close());
