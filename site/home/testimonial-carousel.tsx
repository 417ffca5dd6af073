import { memo, useRef } from "react";
import {
  type Testimonial,
  testimonials,
  testimonialsSection as words,
} from "../content/testimonials.ts";
import { pause, play, star } from "../icons.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./testimonial-carousel.module.css";
import { useRotation } from "./use-rotation.ts";

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
