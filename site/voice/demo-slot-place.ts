/** The place in a diary for what a visitor books in the demo. */
export const DEMO_SLOT = "data-demo-slot";

/** The home page's own diary is drawn without React. */
export const findDemoSlot = () =>
  document.querySelector<HTMLElement>(`[${DEMO_SLOT}]`);
