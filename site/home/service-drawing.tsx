import type { services } from "../content/services.ts";
import styles from "./service-drawing.module.css";

type Service = (typeof services.cards)[number]["id"];

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

/** Bars of one tone and thickness, as lines with round ends: a fraction of what as many elements would weigh. */
interface Strokes {
  readonly tone: "voice" | "desk" | "booked" | "open" | "closed";
  readonly width: 4 | 8;
  readonly path: string;
}

/** A standing bar, 4 wide, in the middle of the drawing's height. */
const standing = (place: number, height: number): string =>
  `M${place * 8 + 2} ${20 - height / 2}v${height - 4}`;

/** A lying bar, 8 high. */
const lying = (lane: number, x: number, length: number): string =>
  `M${x + 4} ${lane * 14 + 4}h${length - 8}`;

const slots = (entered: boolean): string =>
  SLOTS.flatMap((room, lane) =>
    room
      .filter(([, , byEllaira]) => byEllaira === entered)
      .map(([x, length]) => lying(lane, x, length)),
  ).join("");

const hours = (open: boolean): string =>
  Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => (hour >= OPENS && hour < CLOSES) === open)
    .map((hour) => standing(hour, 36))
    .join("");

const DRAWINGS: Record<Service, readonly Strokes[]> = {
  answering: [
    {
      tone: "voice",
      width: 4,
      path: VOICE.map((height, bar) => standing(bar, height)).join(""),
    },
  ],
  booking: [
    { tone: "desk", width: 8, path: slots(false) },
    { tone: "booked", width: 8, path: slots(true) },
  ],
  support: [
    { tone: "open", width: 4, path: hours(true) },
    { tone: "closed", width: 4, path: hours(false) },
  ],
};

/** The bar that the site is drawn with: it stands as voice, lies as a slot, and is there at every hour. */
export function ServiceDrawing({ of }: { readonly of: Service }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 188 36" aria-hidden="true">
      {DRAWINGS[of].map(({ tone, width, path }) => (
        <path key={tone} data-tone={tone} strokeWidth={width} d={path} />
      ))}
    </svg>
  );
}
