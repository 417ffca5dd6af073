// Apart from results.ts, since an island brings these to the browser.

import { claims } from "./claims.ts";

export interface ResultFigure {
  readonly value: number;
  /** A percentage is drawn as a part of a hundred, seconds as one dash each. */
  readonly unit: "%" | "s";
  readonly label: string;
  readonly note?: string;
}

export const resultFigures: readonly ResultFigure[] = [
  { value: claims.moreBookings, unit: "%", label: "More bookings" },
  { value: claims.satisfaction, unit: "%", label: "Patient satisfaction" },
  {
    value: claims.responseSeconds,
    unit: "s",
    label: "Response time",
    note: "From ring to hello",
  },
  { value: claims.revenueGrowth, unit: "%", label: "Revenue growth" },
];
