import type { ReactNode } from "react";
import { testimonialsSection } from "../content/testimonials.ts";
import { sections } from "../routes.ts";
import { Section, SectionHead } from "../ui/section.tsx";

/** The page passes in the carousel, because it is an island. */
export function Testimonials({ children }: { readonly children: ReactNode }) {
  return (
    <Section
      id={sections.testimonials}
      ground="evening"
      labelledBy="testimonials-heading"
      time={testimonialsSection.timeLabel.time}
      head={
        <SectionHead
          id="testimonials-heading"
          timeLabel={testimonialsSection.timeLabel}
          heading={testimonialsSection.heading}
          wide
        />
      }
    >
      {children}
    </Section>
  );
}
