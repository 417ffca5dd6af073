import { Fragment, type ReactNode } from "react";
import { hero } from "../content/hero.ts";
import { sections } from "../routes.ts";
import { Icon } from "../ui/icon.tsx";
import { Diary } from "./diary.tsx";
import styles from "./hero.module.css";

/** The page passes in the voice call, because it is an island. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <section
      id={sections.hero}
      className={styles.hero}
      data-ground="night"
      aria-labelledby="hero-heading"
    >
      <div className="container">
        <div className={styles.columns} data-call-place="">
          <div className={styles.words}>
            <p className={styles.badge}>
              <svg
                viewBox="0 0 16 16"
                width="16"
                height="16"
                aria-hidden="true"
              >
                <rect x="1" y="5" width="3" height="6" rx="1.5" />
                <rect x="6.5" y="2" width="3" height="12" rx="1.5" />
                <rect x="12" y="4" width="3" height="8" rx="1.5" />
              </svg>
              {hero.badge}
            </p>
            <h1 id="hero-heading">{hero.headline}</h1>
            <p className={styles.tagline}>
              {hero.tagline.split(/(?<=\.) /).map((sentence) => (
                <Fragment key={sentence}>
                  <span>{sentence}</span>{" "}
                </Fragment>
              ))}
            </p>
            {children}
          </div>
          <Diary />
        </div>
        <div className={styles.trust}>
          <p>{hero.trust.lead}</p>
          <ul role="list">
            {hero.trust.practices.map(({ icon, label }) => (
              <li key={label}>
                <Icon path={icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
