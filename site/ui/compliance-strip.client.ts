/** Marks a badge with its tooltip. */
export const TOOLTIP = "data-tooltip";

/** How long a tooltip stays after a tap (spec 9). */
const SHOWN_AFTER_TAP_MS = 3000;

/** The least distance from the edge of the window, in CSS pixels. */
const EDGE = 8;

let timer: ReturnType<typeof setTimeout> | undefined;

function dismissAll(): void {
  for (const item of document.querySelectorAll<HTMLElement>(`[${TOOLTIP}]`))
    item.dataset.dismissed = "";
}

function show({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const item =
    target instanceof Element
      ? target.closest<HTMLElement>(`[${TOOLTIP}]`)
      : null;
  // Moving within an item does not bring back what was dismissed.
  if (!item || (relatedTarget instanceof Node && item.contains(relatedTarget)))
    return;
  dismissAll();
  delete item.dataset.dismissed;
  const tooltip = item.querySelector<HTMLElement>("[role=tooltip]");
  if (tooltip) keepInView(tooltip);
}

/** Moves a tooltip sideways into the window, or below its badge when there is no room above. */
function keepInView(tooltip: HTMLElement): void {
  tooltip.style.setProperty("--shift", "0px");
  delete tooltip.dataset.below;
  const { left, right, top } = tooltip.getBoundingClientRect();
  const tooFarRight = Math.max(
    0,
    right - (document.documentElement.clientWidth - EDGE),
  );
  const tooFarLeft = Math.max(0, EDGE - left);
  tooltip.style.setProperty("--shift", `${tooFarLeft || -tooFarRight}px`);
  const bar = document.querySelector("header")?.getBoundingClientRect();
  if (top < (bar?.bottom ?? 0)) tooltip.dataset.below = "";
}

/**
 * CSS shows tooltips (compliance-strip.module.css). This script keeps them in the window, and hides them on Escape
 * or a while after a tap.
 */
export function watchTooltips(): void {
  document.addEventListener("pointerover", show);
  document.addEventListener("focusin", show);
  document.addEventListener("click", show);
  document.addEventListener("pointerup", ({ pointerType }) => {
    if (pointerType !== "touch") return;
    clearTimeout(timer);
    timer = setTimeout(dismissAll, SHOWN_AFTER_TAP_MS);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dismissAll();
  });
}
