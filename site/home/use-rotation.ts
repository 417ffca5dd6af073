import { type RefObject, useEffect, useState } from "react";

/** How long each slide stays (spec 9). */
const SLIDE_FOR_MS = 6000;

/** Slides rest while a visitor is at the carousel or its tab is hidden (spec 4). */
export function useRotation(
  slides: number,
  carousel: RefObject<HTMLElement | null>,
) {
  // A new object for each choice, so that even the same slide is shown for its whole time.
  const [shown, setShown] = useState({ index: 0 });
  const [playing, setPlaying] = useState(true);
  // It counts as hidden until it is in a page.
  const [rests, setRests] = useState({
    pointer: false,
    focus: false,
    hidden: true,
  });
  const moving = playing && !Object.values(rests).includes(true);

  useEffect(() => {
    if (!moving) return undefined;
    const next = { index: (shown.index + 1) % slides };
    const timer = setTimeout(() => setShown(next), SLIDE_FOR_MS);
    return () => clearTimeout(timer);
  }, [moving, shown, slides]);

  useEffect(() => {
    const element = carousel.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const rest = (change: Partial<typeof rests>) =>
      setRests((before) => ({ ...before, ...change }));

    // With reduced motion nothing moves until the visitor presses Play.
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    const respectStillness = () => {
      if (stillness.matches) setPlaying(false);
    };
    respectStillness();
    stillness.addEventListener("change", respectStillness, { signal });

    const restWhenHidden = () => rest({ hidden: document.hidden });
    restWhenHidden();
    document.addEventListener("visibilitychange", restWhenHidden, { signal });

    // A finger's position counts as hovered until its next tap, so touch does not count.
    const restUnderPointer = ({ type, pointerType }: PointerEvent) => {
      if (pointerType !== "touch") rest({ pointer: type === "pointerenter" });
    };
    element.addEventListener("pointerenter", restUnderPointer, { signal });
    element.addEventListener("pointerleave", restUnderPointer, { signal });
    if (matchMedia("(hover: hover)").matches)
      rest({ pointer: element.matches(":hover") });

    // A click leaves the focus behind, which is no reason to stop for good.
    const restWhenFocused = () =>
      rest({ focus: element.querySelector(":focus-visible") !== null });
    restWhenFocused();
    element.addEventListener("focusin", restWhenFocused, { signal });
    element.addEventListener("keydown", () => rest({ focus: true }), {
      signal,
    });
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        const stays =
          relatedTarget instanceof Node && element.contains(relatedTarget);
        if (!stays) rest({ focus: false });
      },
      { signal },
    );
    return () => listening.abort();
  }, [carousel]);

  return {
    index: shown.index,
    playing,
    /** Playing and not resting: the next slide will come. */
    moving,
    select: (index: number) => setShown({ index }),
    toggle: () => setPlaying(!playing),
  };
}
