/**
 * Gives the focus to what a press did not aim at. The page keeps still, but for those who see where the focus is
 * and would lose sight of it: who uses the keyboard.
 */
export function focusInPlace(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.matches(":focus-visible"))
    element.scrollIntoView({ block: "nearest" });
}

/**
 * A ref for a control that can go while it has the focus, which would then be lost: hands it on.
 *
 * @param next finds who gets it, while the control is still there
 */
export const handFocusOn =
  (next: (control: HTMLElement) => HTMLElement | null | undefined) =>
  (control: HTMLElement | null) =>
  () => {
    if (!control || control !== document.activeElement) return;
    const heir = next(control);
    // A ref is let go on a mere change, too: then the control stays.
    queueMicrotask(() => {
      if (heir && !control.isConnected) focusInPlace(heir);
    });
  };
