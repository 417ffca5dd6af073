import { memo, type RefObject, useEffect, useRef, useState } from "react";
import {
  type Testimonial,
  testimonials,
  testimonialsSection as words,
} from "../content/testimonials.ts";
import { pause, play, star } from "../icons.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./testimonial-carousel.module.css";

/** How long each slide stays (spec 9). */
const SLIDE_FOR_MS = 6000;

/** Follows the ARIA carousel pattern. Slides share one cell: the height stays, and print shows them all. */
export function TestimonialCarousel() {
  const carousel = useRef<HTMLElement>(null);
  const { index, playing, moving, select, toggle } = useRotation(
    testimonials.length,
    carousel,
  );

  return (
    <section
      ref={carousel}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.carousel}
    >
      <div className={styles.slides} aria-live={moving ? "off" : "polite"}>
        {testimonials.map((testimonial, place) => (
          <Slide
            key={testimonial.practice}
            testimonial={testimonial}
            place={place}
            shown={place === index}
          />
        ))}
      </div>
      <div className={`needs-script screen-only ${styles.controls}`}>
        <Button
          kind="ghost"
          size="small"
          className={styles.pause}
          onClick={toggle}
        >
          <Icon path={playing ? pause : play} />
          {playing ? words.pause : words.play}
          <span className="visually-hidden"> {words.what}</span>
        </Button>
        {testimonials.map(({ practice }, place) => (
          <button
            key={practice}
            type="button"
            className={styles.dot}
            aria-current={place === index || undefined}
            aria-label={words.show(place + 1, testimonials.length, practice)}
            onClick={() => select(place)}
          />
        ))}
      </div>
      <ul role="list" className={`screen-only ${styles.cards}`}>
        {testimonials.map((testimonial, place) => (
          <li key={testimonial.practice}>
            <button
              type="button"
              className={styles.card}
              aria-current={place === index || undefined}
              onClick={() => select(place)}
            >
              <span className={styles.emblem} data-practice={testimonial.image}>
                <Icon path={testimonial.logo} size={28} />
              </span>
              <span>
                <b>{testimonial.practice}</b>{" "}
                <span className={styles.specialty}>
                  {testimonial.specialty}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Slides rest while a visitor is at the carousel or its tab is hidden (spec 4). */
function useRotation(slides: number, carousel: RefObject<HTMLElement | null>) {
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

interface SlideProps {
  readonly testimonial: Testimonial;
  readonly place: number;
  readonly shown: boolean;
}

/** Renders again only when it comes or goes. */
const Slide = memo(function Slide({ testimonial, place, shown }: SlideProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={words.slide(place + 1, testimonials.length)}
      data-shown={shown || undefined}
    >
      <div className={styles.art} data-practice={testimonial.image}>
        <img src={`/pictures/${testimonial.image}.svg`} alt="" loading="lazy" />
      </div>
      <figure className={styles.words}>
        <div className={styles.top}>
          <span
            role="img"
            className={styles.stars}
            aria-label={words.rated(testimonial.rating)}
          >
            {Array.from({ length: testimonial.rating }, (_, nth) => (
              <Icon key={nth} path={star} size={22} />
            ))}
          </span>
          {!words.verified && (
            <span className={styles.sample}>{words.sample}</span>
          )}
        </div>
        <blockquote className={`${styles.quote} spoken`}>
          <p>
            {testimonial.quote
              .split("==")
              .map((part, nth) =>
                nth % 2 === 1 ? <mark key={nth}>{part}</mark> : part,
              )}
          </p>
        </blockquote>
        <figcaption>
          <b>{testimonial.author}</b>
          {`${testimonial.title} · ${testimonial.practice}`}
        </figcaption>
      </figure>
    </div>
  );
});
