import { type RefObject, useEffect, useState } from "react";

/** How long each slide stays, in milliseconds (spec 9). */
const SLIDE_FOR = 6000;

/**
 * The rules by which slides follow one another (spec 4). They rest while somebody is at the carousel,
 * and while nobody sees it.
 */
export function useRotation(
  slides: number,
  carousel: RefObject<HTMLElement | null>,
) {
  // A new object for each choice: whichever slide it is, it is shown for the whole of its time.
  const [shown, setShown] = useState({ index: 0 });
  /** False when the visitor has paused it. */
  const [playing, setPlaying] = useState(true);
  // Nobody sees it until it lives in a page.
  const [rests, setRests] = useState({
    pointer: false,
    focus: false,
    hidden: true,
  });
  const moving = playing && !Object.values(rests).includes(true);

  useEffect(() => {
    if (!moving) return undefined;
    const next = { index: (shown.index + 1) % slides };
    const timer = setTimeout(() => setShown(next), SLIDE_FOR);
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

    // A finger comes and goes with each of its taps, and its place counts as hovered until the next one.
    const restUnderPointer = ({ type, pointerType }: PointerEvent) => {
      if (pointerType !== "touch") rest({ pointer: type === "pointerenter" });
    };
    element.addEventListener("pointerenter", restUnderPointer, { signal });
    element.addEventListener("pointerleave", restUnderPointer, { signal });
    if (matchMedia("(hover: hover)").matches)
      rest({ pointer: element.matches(":hover") });

    // A press of the mouse leaves the focus behind, which is no reason to hold still for good.
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
    /** Playing, and with no reason to rest: the next slide is on its way. */
    moving,
    select: (index: number) => setShown({ index }),
    toggle: () => setPlaying(!playing),
  };
}
