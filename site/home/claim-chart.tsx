import type { Benefit } from "../content/benefits.ts";
import { claims } from "../content/claims.ts";
import styles from "./claim-chart.module.css";

type Tone = "plain" | "full" | "open" | "dark";

const bars = (count: number, tone: Tone) => Array<Tone>(count).fill(tone);

/** Each claim in bars. Whatever is a figure is drawn to scale. */
const CHARTS: Record<Benefit["id"], readonly Tone[]> = {
  // A day of hours, dark where the clinic is closed.
  availability: [...bars(8, "dark"), ...bars(10, "plain"), ...bars(6, "dark")],
  // Twenty queries.
  resolution: [
    ...bars(Math.round(claims.queryResolution / 5), "full"),
    ...bars(20 - Math.round(claims.queryResolution / 5), "open"),
  ],
  // Ten bookings, and what comes on top.
  bookings: [
    ...bars(10, "plain"),
    ...bars(Math.round(claims.moreBookings / 10), "full"),
  ],
  security: ["full"],
  // Calls side by side, all beginning at the first ring.
  wait: bars(3, "full"),
  // More than the card can hold.
  unlimited: bars(11, "full"),
};

/** A claim drawn with the site's bar, lying as a row of slots. */
export function ClaimChart({ of }: { readonly of: Benefit["id"] }) {
  return (
    <div className={styles.chart} data-of={of} aria-hidden="true">
      {CHARTS[of].map((tone, bar) => (
        <span key={bar} data-tone={tone} />
      ))}
    </div>
  );
}
