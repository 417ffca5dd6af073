import type { ReactNode } from "react";
import { testimonialsSection } from "../content/testimonials.ts";
import { sections } from "../routes.ts";
import { Section } from "../ui/section.tsx";

/** The page passes in the carousel, because it is an island. */
export function Testimonials({ children }: { readonly children: ReactNode }) {
  return (
    <Section
      id={sections.testimonials}
      ground="evening"
      name="testimonials"
      timeLabel={testimonialsSection.timeLabel}
      heading={testimonialsSection.heading}
      wide
    >
      {children}
    </Section>
  );
}
