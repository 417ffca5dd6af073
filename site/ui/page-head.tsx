import type { ReactNode } from "react";
import { common } from "../content/navigation.ts";
import { arrowLeft } from "../icons.ts";
import { routes } from "../routes.ts";
import { Icon } from "./icon.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
  readonly title: string;
  readonly intro?: string | undefined;
  /** Year and month of the last change, such as 2025-07. */
  readonly updated?: string | undefined;
  readonly children?: ReactNode;
}

export function PageHead({ title, intro, updated, children }: PageHeadProps) {
  return (
    <div className={`container ${styles.head}`}>
      <BackToHome />
      <h1>{title}</h1>
      {updated && (
        <p className={styles.updated}>
          {common.updated} <time dateTime={updated}>{monthOf(updated)}</time>
        </p>
      )}
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}

export function BackToHome() {
  return (
    <a className="tap-target plain-link screen-only" href={routes.home}>
      <Icon path={arrowLeft} />
      {common.backToHome}
    </a>
  );
}

const monthOf = (yearAndMonth: string) =>
  new Intl.DateTimeFormat("en-GB", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(yearAndMonth));
