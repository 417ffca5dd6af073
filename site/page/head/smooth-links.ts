// Scrolling is smooth for links only (base.css): not for the keys that scroll, nor for a restored place.

const press = (isPressed: boolean) => {
  document.documentElement.toggleAttribute("data-pressed", isPressed);
  // A link leads exactly where it should in a page that is laid out as a whole.
  if (isPressed) document.documentElement.dataset.settled = "";
};

addEventListener(
  "click",
  ({ target }) =>
    press(target instanceof Element && target.closest("a[href*='#']") !== null),
  true,
);
for (const end of ["scrollend", "keydown"])
  addEventListener(end, () => press(false), true);
