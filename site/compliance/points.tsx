import type { Point } from "../content/compliance.ts";
import { joinCitations } from "../ui/join-citations.ts";
import styles from "./points.module.css";

export function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul role="list" className={styles.points}>
      {points.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> {joinCitations(text)}
        </li>
      ))}
    </ul>
  );
}
