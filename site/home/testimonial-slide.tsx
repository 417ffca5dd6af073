import { memo } from "react";
import {
  type Testimonial,
  testimonials,
  testimonialsSection as words,
} from "../content/testimonials.ts";
import { star } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./testimonial-slide.module.css";

interface SlideProps {
  readonly testimonial: Testimonial;
  readonly place: number;
  readonly shown: boolean;
}

/** Renders again only when it comes or goes. */
export const TestimonialSlide = memo(function TestimonialSlide({
  testimonial,
  place,
  shown,
}: SlideProps) {
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
