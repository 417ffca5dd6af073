import { handFocusOn } from "../ui/hand-focus-on.ts";

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
