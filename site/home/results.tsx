import type { ReactNode } from "react";
import { results } from "../content/results.ts";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./results.module.css";

/** The page passes in the figures, because they are an island. */
export function Results({ children }: { readonly children: ReactNode }) {
  return (
    <Section
      ground="booked"
      labelledBy="results-heading"
      reveal={0.3}
      time={results.timeLabel.time}
      layout={styles.columns}
      head={
        <SectionHead
          id="results-heading"
          timeLabel={results.timeLabel}
          heading={results.heading}
          intro={`${results.intro} ${results.footnote}`}
        />
      }
    >
      <div className="revealed">{children}</div>
    </Section>
  );
}
