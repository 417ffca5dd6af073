import type { SVGProps } from "react";
import { metrics } from "../content/case-study.ts";
import { type Card, pages } from "../content/pages.ts";
import type { Route } from "../routes.ts";
import { colour } from "../styles/palette.ts";
import { LogoMark } from "../ui/logo.tsx";
import { box, DiaryDrawing, PITCH } from "./diary-drawing.tsx";
import { FAMILY, widthOf } from "./render.ts";

export const CARD = { width: 1200, height: 630 };

const MARGIN = 64;

const HOURS = Array.from({ length: 6 }, (_, hour) => 54 + hour * PITCH);

const MARK = {
  voice: { fill: colour("voice-300") },
  slot: { fill: colour("lamp-400") },
};

/** Baseline of the first line, by the number of lines, so that the rules pass between the lines. */
const BASELINE = [404, 332, 236];

export function PageCard({ route }: { readonly route: Route }) {
  const { card }: { readonly card: Card } = pages[route];
  const lines = card.heading.split("\n").length;
  const baseline = BASELINE[lines - 1];
  if (baseline === undefined)
    throw new Error(
      `A card has room for ${BASELINE.length} lines: ${card.heading}`,
    );
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      fontFamily={FAMILY}
    >
      <rect width="100%" height="100%" fill={colour("night-900")} />
      {HOURS.map((y) => (
        <rect
          key={y}
          y={y - 1}
          width="100%"
          height="1"
          fill={colour("paper")}
          fillOpacity="0.1"
        />
      ))}
      {card.picture === "diary" && <DiaryDrawing />}
      {card.picture === "figures" && <FiguresDrawing />}
      {card.picture === "mark" && <MarkDrawing />}
      <g transform={`translate(${MARGIN - 2.8} 80) scale(1.4)`}>
        <LogoMark {...MARK} />
      </g>
      <text
        x={MARGIN + 60}
        y="118"
        fill={colour("paper")}
        fontSize="38"
        fontWeight="700"
        letterSpacing="-1.14"
      >
        Ellaira
      </text>
      <Lines
        text={card.heading}
        x={MARGIN}
        y={baseline}
        leading={72}
        room={560}
        fill={colour("paper")}
        fontSize="64"
        fontWeight="700"
        letterSpacing="-1.8"
      />
      <Lines
        text={card.note}
        x={MARGIN}
        y={480}
        leading={42}
        room={460}
        fill={colour("rule-200")}
        fontSize="30"
      />
    </svg>
  );
}

/** 360 px wide: its voice stands on one hour, its slot lies on the next. */
function MarkDrawing() {
  return (
    <g transform="translate(752 198) scale(12)">
      <LogoMark {...MARK} />
    </g>
  );
}

function FiguresDrawing() {
  const left = 660;
  const bars = left + 118;
  const full = 1136 - bars;
  return metrics.list.map(({ percent, label }, index) => {
    const y = HOURS[index + 1] ?? 0;
    return (
      <g key={label}>
        <text
          x={left + 98}
          y={y - 16}
          fill={colour("paper")}
          fontSize="44"
          fontWeight="700"
          letterSpacing="-1.5"
          textAnchor="end"
        >
          {percent}%
        </text>
        <Lines
          text={label}
          x={bars}
          y={y - 46}
          room={full}
          fill={colour("rule-200")}
          fontSize="23"
        />
        <rect
          {...box(bars, y - 32, full, 16)}
          rx="8"
          fill={colour("night-700")}
        />
        <rect
          {...box(bars, y - 32, (full * percent) / 100, 16)}
          rx="8"
          fill={colour("lamp-400")}
        />
      </g>
    );
  });
}

interface LinesProps extends SVGProps<SVGTextElement> {
  /** Lines break where this text does. */
  readonly text: string;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly leading?: number;
  readonly room: number;
}

/** @throws if a line is wider than `room`, because no one would notice in the picture */
export function Lines({ text, x, y, leading = 0, room, ...props }: LinesProps) {
  return text.split("\n").map((line, index) => {
    const drawn = (
      <text key={line} {...props} x={x} y={y + index * leading}>
        {line}
      </text>
    );
    const width = widthOf(drawn);
    if (width > room)
      throw new Error(
        `A line of a picture is ${Math.ceil(width - room)} px too wide: ${line}`,
      );
    return drawn;
  });
}
