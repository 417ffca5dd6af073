import { metrics } from "../content/case-study.ts";
import { colour } from "../styles/palette.ts";
import { box, HOURS, Lines } from "./card-parts.tsx";

const LEFT = 660;
const RIGHT = 1136;

export function FiguresDrawing() {
  const bars = LEFT + 118;
  const full = RIGHT - bars;
  return metrics.list.map(({ percent, label }, index) => {
    const y = HOURS[index + 1] ?? 0;
    return (
      <g key={label}>
        <text
          x={LEFT + 98}
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
