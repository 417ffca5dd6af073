import { colour } from "../styles/palette.ts";

/** One outline for everything that has one. */
export const drawn = {
  stroke: colour("night-900"),
  strokeLinecap: "round",
  strokeLinejoin: "round",
  strokeWidth: 4,
} as const;

export const paint = {
  line: { ...drawn, fill: "none" },
  ink: { fill: colour("night-900") },
  wall: { fill: colour("paper") },
  lamp: { fill: colour("lamp-400") },
  glow: { fill: colour("lamp-200") },
  pot: { fill: colour("green-700") },
  leaf: { fill: colour("green-300") },
} as const;

interface BarProps {
  readonly fill: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shape that the site is drawn with: it stands, or it lies. */
export function Bar(bar: BarProps) {
  return <rect {...bar} rx={Math.min(bar.width, bar.height) / 2} />;
}

export function Leaves({
  x,
  y,
  heights,
}: {
  readonly x: number;
  readonly y: number;
  readonly heights: readonly number[];
}) {
  return heights.map((height, leaf) => (
    <Bar
      key={leaf}
      {...paint.leaf}
      x={x + leaf * 11.6}
      y={y - height}
      width={9}
      height={height + 8}
    />
  ));
}

export function Tree({
  x,
  height,
}: {
  readonly x: number;
  readonly height: number;
}) {
  return (
    <g {...drawn}>
      <path {...paint.line} d={`M${x} 286V200`} />
      <rect
        {...paint.pot}
        x={x - 24}
        y={250 - height}
        width="48"
        height={height}
        rx="24"
      />
    </g>
  );
}

export function StreetLamp({ x }: { readonly x: number }) {
  return (
    <g {...drawn}>
      <path {...paint.line} d={`M${x} 286V128`} />
      <rect {...paint.lamp} x={x - 9} y="98" width="18" height="32" rx="9" />
    </g>
  );
}

export function Clouds({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Bar {...paint.wall} x={x} y={y} width={64} height={9} />
      <Bar {...paint.wall} x={x + 22} y={y + 15} width={48} height={9} />
    </>
  );
}

export function Moon({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      {...paint.wall}
      d={`M${x} ${y - 15}a15 15 0 1 0 14 20a12 12 0 0 1-14-20Z`}
    />
  );
}

export function Street() {
  return <rect {...paint.ink} x="-900" y="284" width="2080" height="40" />;
}
