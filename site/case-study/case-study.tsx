import type { ReactNode } from "react";
import {
  callToAction,
  caseStudy,
  challenges,
  demo,
  metrics,
  solution,
  story,
} from "../content/case-study.ts";
import { caseStudySections, sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./case-study.module.css";
import call from "./demo-call.module.css";

export function Opening() {
  return (
    <section
      className={styles.opening}
      data-ground="night"
      aria-labelledby="hero-heading"
    >
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={styles.eyebrow}>{caseStudy.eyebrow}</p>
          <h1 id="hero-heading">{caseStudy.title}</h1>
          <p className={styles.text}>{caseStudy.text}</p>
          <ButtonLink
            className={styles.hear}
            href={`#${caseStudySections.demo}`}
          >
            {caseStudy.hear}
          </ButtonLink>
        </div>
        <Metrics />
      </div>
    </section>
  );
}

function Metrics() {
  return (
    <section aria-labelledby="metrics-heading">
      <h2 id="metrics-heading" className={styles.heading}>
        {metrics.heading}
      </h2>
      <div className={styles.ruler}>
        <p className={styles.scale} aria-hidden="true">
          <span>0</span>
          <span>50%</span>
          <span>100%</span>
        </p>
        <dl>
          {metrics.list.map(({ label, percent }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <svg width={`${percent}%`} height="16" aria-hidden="true">
                  <rect width="100%" height="16" rx="8" />
                </svg>
                <b>{percent}%</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.note}>{metrics.note}</p>
    </section>
  );
}

export function Story() {
  return (
    <>
      <Section ground="mist" name="story" heading={story.heading}>
        <Parts className={styles.parts} list={story.parts} />
        <p className={styles.pull}>{story.pull}</p>
      </Section>
      <Section ground="paper" name="challenges" heading={challenges.heading}>
        <Parts
          className={styles.ledger}
          part={styles.entry}
          list={challenges.list}
        />
      </Section>
      <Section ground="mist" name="solution" heading={solution.heading}>
        <Parts
          className={styles.cells}
          part={styles.cell}
          list={solution.list}
        />
      </Section>
    </>
  );
}

interface PartsProps {
  readonly className: string | undefined;
  /** The class of each. */
  readonly part?: string | undefined;
  readonly list: readonly { readonly title: string; readonly text: string }[];
}

function Parts({ className, part, list }: PartsProps) {
  return (
    <div className={className}>
      {list.map(({ title, text }) => (
        <div key={title} className={part}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

/** The page passes in the call, because it is an island. */
export function Demo({ children }: { readonly children: ReactNode }) {
  return (
    <Section id={caseStudySections.demo} ground="mist-deep" name="demo">
      <div className={call.columns}>
        <SectionHead name="demo" heading={demo.heading} intro={demo.text} />
        <div className={call.call}>{children}</div>
      </div>
    </Section>
  );
}

export function CallToAction() {
  return (
    <Section ground="lamp" name="call-to-action">
      <div className={styles.action}>
        <div>
          <h2 id="call-to-action-heading">{callToAction.heading}</h2>
          <p className={styles.lead}>{callToAction.text}</p>
        </div>
        <ButtonLink className={styles.button} href={`#${sections.contact}`}>
          {callToAction.button}
        </ButtonLink>
      </div>
    </Section>
  );
}
