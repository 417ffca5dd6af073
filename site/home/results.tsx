import type { ReactNode } from "react";
import { results } from "../content/results.ts";
import { Section } from "../ui/section.tsx";
import styles from "./results.module.css";

/** The page passes in the figures, because they are an island. */
export function Results({ children }: { readonly children: ReactNode }) {
  return (
    <Section
      ground="booked"
      name="results"
      timeLabel={results.timeLabel}
      heading={results.heading}
      intro={`${results.intro} ${results.footnote}`}
      reveal={0.3}
      layout={styles.columns}
    >
      <div className="revealed">{children}</div>
    </Section>
  );
}
