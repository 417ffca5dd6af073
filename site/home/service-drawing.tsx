import type { ReactNode } from "react";
import type { services } from "../content/services.ts";
import styles from "./service-drawing.module.css";

type Drawing = (typeof services.cards)[number]["drawing"];

/** Heights of the bars of a spoken sentence. */
const VOICE = [
  8, 14, 24, 12, 30, 20, 36, 26, 14, 8, 18, 32, 22, 36, 16, 26, 10, 20, 30, 14,
  24, 12, 18, 8,
];

/** Slots in a diary of three rooms: where each begins, how long it is, and whether Ellaira entered it. */
const SLOTS = [
  [
    [0, 44, false],
    [48, 68, true],
    [144, 44, false],
  ],
  [
    [24, 60, false],
    [96, 92, true],
  ],
  [
    [0, 68, true],
    [72, 44, false],
    [128, 44, true],
  ],
] as const;

/** The hours at which a clinic's front desk is staffed. */
const OPENS = 8;
const CLOSES = 18;

const DRAWINGS: Record<Drawing, ReactNode> = {
  voice: VOICE.map((height, bar) => (
    <rect
      key={bar}
      data-tone="voice"
      x={bar * 8}
      y={18 - height / 2}
      width="4"
      height={height}
      rx="2"
    />
  )),
  slots: SLOTS.map((room, lane) =>
    room.map(([x, width, entered]) => (
      <rect
        key={`${lane} ${x}`}
        data-tone={entered ? "booked" : "desk"}
        x={x}
        y={lane * 14}
        width={width}
        height="8"
        rx="4"
      />
    )),
  ),
  hours: Array.from({ length: 24 }, (_, hour) => (
    <rect
      key={hour}
      data-tone={hour >= OPENS && hour < CLOSES ? "open" : "closed"}
      x={hour * 8}
      y="0"
      width="4"
      height="36"
      rx="2"
    />
  )),
};

/** The bar that the site is drawn with: it stands as voice, lies as a slot, and is there at every hour. */
export function ServiceDrawing({ of }: { readonly of: Drawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 188 36" aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  );
}
