import type { ReactNode } from "react";
import { diary } from "../content/hero.ts";
import { colour } from "../styles/palette.ts";
import { WAVEFORM } from "../ui/waveform.ts";

/** The distance between the hours on a card. Rules, rows and bars sit on the hours, as in the site's diary. */
export const PITCH = 96;

export const box = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
});

/** The sheet's left edge on the card, where its column of times ends, and its width, in the card's pixels. */
const LEFT = 652;
const TIMES = LEFT + 90;
const WIDTH = 640;

/** The line under the sheet's head. */
const TOP = 150;

interface Row {
  readonly time: string;
  readonly ground: string;
  readonly text: string;
  readonly mark?: ReactNode;
  readonly title?: string;
  readonly note: string;
}

const [, deskVisit] = diary.desk;
const { spoken } = diary;

const ROWS: readonly Row[] = [
  { ...deskVisit, ground: "mist-100", text: "ink-700" },
  { ...diary.booked, ground: "green-100", text: "green-800" },
  { ...diary.moved, ground: "green-100", text: "green-800" },
  // Without the mark that keeps a word together.
  {
    time: spoken.time,
    ground: "lamp-100",
    text: "ink-900",
    note: spoken.words.replaceAll("\u2060", ""),
  },
  {
    ...diary.live,
    ground: "voice-100",
    text: "voice-800",
    mark: <Voice />,
  },
];

const type = (name: string, fontSize: number) => ({
  fill: colour(name),
  fontSize,
});

/** The hero's diary, closer: its right and lower edges lie outside the picture. */
export function DiaryDrawing() {
  return (
    <>
      <rect
        {...box(LEFT, TOP - 80, WIDTH, 660)}
        rx="13"
        fill={colour("paper")}
      />
      <text
        {...type("ink-900", 30)}
        x={LEFT + 22}
        y={TOP - 31}
        fontWeight="700"
        letterSpacing="-0.36"
      >
        {diary.day}
      </text>
      <text {...type("ink-600", 20)} x={1136} y={TOP - 32} textAnchor="end">
        {diary.title}
      </text>
      <rect {...box(LEFT, TOP - 2, WIDTH, 3)} fill={colour("ink-900")} />
      <rect {...box(TIMES, TOP, 1, 600)} fill={colour("rule-200")} />
      {ROWS.map(({ time, ground, text, mark, title, note }, hour) => {
        const x = TIMES + (mark ? 172 : 32);
        return (
          <g key={time} transform={`translate(0 ${TOP + hour * PITCH})`}>
            <rect
              {...box(LEFT, PITCH - 1, WIDTH, 1)}
              fill={colour("rule-200")}
            />
            <text {...type("ink-600", 20)} x={LEFT + 22} y="33">
              {time}
            </text>
            <rect
              {...box(TIMES + 14, 9, WIDTH, PITCH - 19)}
              rx="8"
              fill={colour(ground)}
            />
            {mark}
            <text {...type(text, 22)} x={x} y="43" fontWeight="700">
              {title}
            </text>
            <text {...type(text, 20)} x={x} y={title ? 69 : 54}>
              {note}
            </text>
          </g>
        );
      })}
      <Closing />
    </>
  );
}

function Voice() {
  return WAVEFORM.map((height, bar) => (
    <rect
      key={bar}
      {...box(
        TIMES + 32 + bar * 9.2,
        47.5 - (height * 21) / 100,
        5.4,
        (height * 42) / 100,
      )}
      rx="2.7"
      fill={colour("voice-600")}
    />
  ));
}

function Closing() {
  const y = TOP + PITCH;
  return (
    <>
      <path
        d={`M${LEFT} ${y}H1200`}
        stroke={colour("red-700")}
        strokeWidth="3"
        strokeDasharray="9 6"
      />
      <rect
        {...box(941, y - 18, 195, 36)}
        rx="5"
        fill={colour("paper")}
        stroke={colour("red-700")}
        strokeWidth="1.5"
      />
      <text
        {...type("red-800", 19)}
        x="1038.5"
        y={y + 7}
        fontWeight="700"
        textAnchor="middle"
      >
        {diary.closes}
      </text>
    </>
  );
}
