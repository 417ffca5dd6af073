import type { ReactNode } from "react";
import { demo } from "../content/case-study.ts";
import { caseStudySections } from "../routes.ts";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./demo.module.css";

/** The page passes in the call, because it is an island. */
export function Demo({ children }: { readonly children: ReactNode }) {
  return (
    <Section id={caseStudySections.demo} ground="mist-deep" name="demo">
      <div className={styles.columns}>
        <SectionHead name="demo" heading={demo.heading} intro={demo.text} />
        <div className={styles.call}>{children}</div>
      </div>
    </Section>
  );
}
