/** Safari scrolls a focused field to the very edge of the window, which cuts off its focus ring. */
export function keepFieldsClear(): void {
  document.addEventListener("focusin", () =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement?.matches("main :is(input, select, textarea)"))
        activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
    }),
  );
}
