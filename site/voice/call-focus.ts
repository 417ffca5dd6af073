import { handFocusOn } from "../ui/hand-focus-on.ts";

// Refs for controls of a call that may go while they have the focus: where it goes then.

/** The button in the page that starts a call, and on a wide window ends it. */
export const toCallButton = handFocusOn(() =>
  document.querySelector<HTMLElement>("button[data-phase]"),
);

const sheetAround = (control: Element) =>
  control.closest<HTMLElement>("[data-call-panel]");

export const toSheet = handFocusOn(sheetAround);

export const toTranscript = handFocusOn((control) =>
  sheetAround(control)?.querySelector<HTMLElement>("[data-transcript]"),
);
