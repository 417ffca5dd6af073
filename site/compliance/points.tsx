import type { Point } from "../content/compliance.ts";
import styles from "./points.module.css";

export function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul role="list" className={styles.points}>
      {points.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> {text}
        </li>
      ))}
    </ul>
  );
}
