import { sparkle, stethoscope, tooth } from "../icons.ts";
import { claims } from "./claims.ts";

/** A client's words (spec 3). */
export interface Testimonial {
  /** `==` on both sides highlights a figure; \u00A0 is a space that keeps a line whole. */
  readonly quote: string;
  readonly author: string;
  readonly title: string;
  readonly practice: string;
  readonly specialty: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** The practice's drawing (public/pictures/). */
  readonly image: "dental" | "aesthetics" | "gp";
  /** The emblem of the kind of practice, not of a company. */
  readonly logo: string;
}

/** True only when clients said every quote and gave written permission. Until then each slide says that it is a sample. */
const verified: boolean = false;

const withheld = "Name withheld for privacy";

export const testimonials: readonly Testimonial[] = [
  {
    quote: `“We used to lose calls every lunchtime. Since Ellaira took over the phones, ==bookings are up\u00A0${claims.moreBookings}%== and reception can look after the patient in front of them.”`,
    author: withheld,
    title: "Practice owner",
    practice: "Dental clinic",
    specialty: "Dentistry",
    rating: 5,
    image: "dental",
    logo: tooth,
  },
  {
    quote: `“Most of our enquiries come in after work. Ellaira ==answers in ${claims.responseSeconds}\u00A0seconds==, books the consultation, and our ==revenue has grown\u00A0${claims.revenueGrowth}%==.”`,
    author: withheld,
    title: "Clinic director",
    practice: "Aesthetics clinic",
    specialty: "Aesthetic medicine",
    rating: 5,
    image: "aesthetics",
    logo: sparkle,
  },
  {
    quote: `“Patients told us the phone queue was the worst part of coming here. Now ==${claims.queryResolution}% of queries== are sorted on the call and ==satisfaction is at\u00A0${claims.satisfaction}%==.”`,
    author: withheld,
    title: "Practice manager",
    practice: "General practice",
    specialty: "Primary care",
    rating: 5,
    image: "gp",
    logo: stethoscope,
  },
];

export const testimonialsSection = {
  verified,
  timeLabel: { time: "16:10", text: "From reception" },
  heading: verified
    ? "Clinics that stopped missing calls"
    : "How a clinic might put it",
  carousel: "Testimonials",
  pause: "Pause",
  play: "Play",
  /** Follows "Pause" and "Play", for screen readers. */
  what: "testimonials",
  sample: "Sample wording",
  rated: (rating: number) => `Rated ${rating} out of 5`,
  slide: (place: number, all: number) => `${place} of ${all}`,
  show: (place: number, all: number, practice: string) =>
    `Show testimonial ${place} of ${all}: ${practice}`,
};
