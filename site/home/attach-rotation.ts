import type { Rest, Rotation } from "./rotation.ts";

/**
 * Lets a rotation live in the page: it rests while somebody is at the carousel and while nobody sees
 * it. What is returned takes it out again.
 */
export function attachRotation(
  rotation: Rotation,
  carousel: HTMLElement,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const restWhile = (reason: Rest, holds: boolean) =>
    holds ? rotation.rest(reason) : rotation.resume(reason);

  // With reduced motion nothing moves until the visitor presses Play.
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const respectStillness = () => {
    if (stillness.matches) rotation.pause();
  };
  respectStillness();
  stillness.addEventListener("change", respectStillness, { signal });

  const restWhenHidden = () => restWhile("hidden", document.hidden);
  restWhenHidden();
  document.addEventListener("visibilitychange", restWhenHidden, { signal });

  // A finger comes and goes with each of its taps, and its place counts as hovered until the next one.
  const restUnderPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== "touch") restWhile("pointer", type === "pointerenter");
  };
  carousel.addEventListener("pointerenter", restUnderPointer, { signal });
  carousel.addEventListener("pointerleave", restUnderPointer, { signal });
  if (matchMedia("(hover: hover)").matches)
    restWhile("pointer", carousel.matches(":hover"));

  // A press of the mouse leaves the focus behind, which is no reason to hold still for good.
  const restWhenFocused = () =>
    restWhile("focus", carousel.querySelector(":focus-visible") !== null);
  restWhenFocused();
  carousel.addEventListener("focusin", restWhenFocused, { signal });
  carousel.addEventListener("keydown", () => rotation.rest("focus"), {
    signal,
  });
  carousel.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      const stays =
        relatedTarget instanceof Node && carousel.contains(relatedTarget);
      if (!stays) rotation.resume("focus");
    },
    { signal },
  );

  const end = rotation.start();
  return () => {
    listening.abort();
    end();
  };
}
