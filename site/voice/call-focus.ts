/** Does not scroll, unless a keyboard user would lose sight of the focus. */
function focusInPlace(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.matches(":focus-visible"))
    element.scrollIntoView({ block: "nearest" });
}

/** A ref for a control that may be removed while focused: `next` finds the element that then gets the focus. */
const handFocusOn =
  (next: (control: HTMLElement) => HTMLElement | null | undefined) =>
  (control: HTMLElement | null) =>
  () => {
    if (!control || control !== document.activeElement) return;
    const heir = next(control);
    // React also releases a ref when a component only changes; then the control stays.
    queueMicrotask(() => {
      if (heir && !control.isConnected) focusInPlace(heir);
    });
  };

// Refs for a call's controls that may be removed while focused: they say where the focus then goes.

/** The button in the page that starts a call, and in a wide window also ends it. */
export const toCallButton = handFocusOn(() =>
  document.querySelector<HTMLElement>("button[data-phase]"),
);

const sheetAround = (control: Element) =>
  control.closest<HTMLElement>("[data-call-panel]");

export const toSheet = handFocusOn(sheetAround);

export const toTranscript = handFocusOn((control) =>
  sheetAround(control)?.querySelector<HTMLElement>("[data-transcript]"),
);
