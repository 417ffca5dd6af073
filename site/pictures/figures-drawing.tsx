import { metrics } from "../content/case-study.ts";
import { colour } from "../styles/palette.ts";
import { HOURS } from "./hours.ts";
import { Lines } from "./lines.tsx";

const LEFT = 660;
const RIGHT = 1136;

/** Five lying bars on one scale from 0 to 100, each on its hour. */
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
          x={bars}
          y={y - 32}
          width={full}
          height="16"
          rx="8"
          fill={colour("night-700")}
        />
        <rect
          x={bars}
          y={y - 32}
          width={(full * percent) / 100}
          height="16"
          rx="8"
          fill={colour("lamp-400")}
        />
      </g>
    );
  });
}
