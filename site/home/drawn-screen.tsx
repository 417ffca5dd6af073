import type { ReactNode } from "react";
import styles from "./drawn-screen.module.css";

interface DrawnScreenProps {
  readonly className: string | undefined;
  readonly description: string;
  readonly title: string;
  readonly when: string;
  readonly children: ReactNode;
}

/** A picture of a program's window, made of text: it has one text alternative. */
export function DrawnScreen({
  className,
  description,
  title,
  when,
  children,
}: DrawnScreenProps) {
  return (
    <div
      className={`${styles.screen} ${className}`}
      data-ground="paper"
      role="img"
      aria-label={description}
    >
      <div aria-hidden="true">
        <p className={styles.top}>
          <b>{title}</b>
          <span>{when}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
