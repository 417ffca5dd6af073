import type { ReactNode } from "react";
import styles from "./block.module.css";

interface BlockProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

export function Block({ id, heading, children }: BlockProps) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
