/** The button in the page that starts a call, and on a wide window ends it. */
export const findCallButton = () =>
  document.querySelector<HTMLElement>("button[data-phase]");

export const transcriptBeside = (element: Element) =>
  element
    .closest("[data-call-panel]")
    ?.querySelector<HTMLElement>("[data-transcript]");
