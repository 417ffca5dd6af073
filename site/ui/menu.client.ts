// Opens the menu on narrow screens. Inlined in every head, so that it works from the first paint.

/** The links stand in the bar from this width (site-header.module.css); em, so it grows with the text. */
const WIDE = "(min-width: 64em)";

// Looked up each time, because the client router replaces them.
const findMenu = () => document.querySelector<HTMLDialogElement>("#menu");
const findButton = () => document.querySelector("[aria-controls=menu]");

/** Firefox has the property `ariaExpanded` only since 119. */
const tell = (button: Element, isOpen: boolean) =>
  button.setAttribute("aria-expanded", String(isOpen));

document.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element && target.closest("a, button");
  const menu = findMenu();
  if (!pressed || !menu) return;
  // Any choice in the menu closes it.
  if (menu.contains(pressed)) menu.close();
  if (pressed !== findButton()) return;
  // A phone takes a while to make the page inert behind a modal, so the button is painted first.
  tell(pressed, true);
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The button may be gone by now, with its page or because the window grew.
      const stands = pressed.getClientRects().length > 0;
      tell(pressed, stands);
      if (!stands) return;
      menu.showModal();
      menu.querySelector<HTMLElement>("li a")?.focus();
    }),
  );
});

// For every way of closing. `close` does not bubble, so this listens in the capture phase.
document.addEventListener(
  "close",
  ({ target }) => {
    const button = findButton();
    if (button && target === findMenu()) tell(button, false);
  },
  true,
);

matchMedia(WIDE).addEventListener("change", () => findMenu()?.close());
