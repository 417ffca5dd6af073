import type { ReactNode } from "react";
import { common } from "../content/navigation.ts";
import { routes } from "../routes.ts";
import { ButtonLink } from "./button.tsx";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function Notice({ heading, children }: NoticeProps) {
  return (
    <div className={`container ${styles.notice}`}>
      <h1>{heading}</h1>
      <div className={styles.words}>{children}</div>
      <ButtonLink kind="ghost" href={routes.home} data-astro-reload>
        {common.backToHome}
      </ButtonLink>
    </div>
  );
}
