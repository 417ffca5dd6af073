/** Safari brings a field that gets the focus to the window's very edge, which cuts its ring. */
export function keepFieldsClear(): void {
  document.addEventListener("focusin", () =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement?.matches("main :is(input, select, textarea)"))
        activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
    }),
  );
}
