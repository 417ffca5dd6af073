import calendar from "@phosphor-icons/core/assets/regular/calendar-check.svg?raw";
import moved from "@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw";
import desk from "@phosphor-icons/core/assets/regular/user-sound.svg?raw";
import type { ReactNode } from "react";
import { diary } from "../content/hero.ts";
import { colour } from "../styles/palette.ts";
import {
  DiarySlotDrawing,
  type DiarySlotProps,
  SlotIcon,
  SlotVoice,
} from "./diary-slot-drawing.tsx";
import { SPOKEN } from "./fonts.ts";
import { PITCH } from "./hours.ts";
import { LEFT, TIMES, WIDTH } from "./diary-sheet.ts";
import { Lines } from "./lines.tsx";

/** The line under the sheet's head. */
const TOP = 150;

const [, deskVisit] = diary.desk;

const BOOKED = { ground: "green-100", text: "green-800" };

const ROWS: readonly {
  readonly time: string;
  readonly slot?: DiarySlotProps;
}[] = [
  {
    time: deskVisit.time,
    slot: {
      ground: "mist-100",
      text: "ink-700",
      mark: <SlotIcon svg={desk} />,
      ...deskVisit,
    },
  },
  {
    time: diary.booked.time,
    slot: { ...BOOKED, mark: <SlotIcon svg={calendar} />, ...diary.booked },
  },
  {
    time: diary.moved.time,
    slot: { ...BOOKED, mark: <SlotIcon svg={moved} />, ...diary.moved },
  },
  { time: diary.spoken.time },
  {
    time: diary.live.time,
    slot: {
      ground: "voice-100",
      text: "voice-800",
      mark: <SlotVoice />,
      markWidth: 126,
      ...diary.live,
    },
  },
];

/** The hero's diary, closer: its right and its lower edge lie outside the picture. */
export function DiaryDrawing() {
  return (
    <>
      <filter id="blur" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="26" />
      </filter>
      <rect
        x={LEFT + 10}
        y={TOP - 46}
        width={WIDTH}
        height="640"
        fillOpacity="0.5"
        filter="url(#blur)"
      />
      <rect
        x={LEFT}
        y={TOP - 80}
        width={WIDTH}
        height="660"
        rx="13"
        fill={colour("paper")}
      />
      <text
        x={LEFT + 22}
        y={TOP - 31}
        fill={colour("ink-900")}
        fontSize="30"
        fontWeight="700"
        letterSpacing="-0.36"
      >
        {diary.day}
      </text>
      <text
        x={1136}
        y={TOP - 32}
        fill={colour("ink-600")}
        fontSize="20"
        textAnchor="end"
      >
        {diary.title}
      </text>
      <rect
        x={LEFT}
        y={TOP - 2}
        width={WIDTH}
        height="3"
        fill={colour("ink-900")}
      />
      <rect
        x={TIMES}
        y={TOP}
        width="1"
        height="600"
        fill={colour("rule-200")}
      />
      {ROWS.map(({ time, slot }, hour) => (
        <Row key={time} hour={hour} time={time}>
          {slot && <DiarySlotDrawing {...slot} />}
        </Row>
      ))}
      <Closing />
      <Spoken />
    </>
  );
}

function Row({
  hour,
  time,
  children,
}: {
  readonly hour: number;
  readonly time: string;
  readonly children?: ReactNode;
}) {
  return (
    <g transform={`translate(0 ${TOP + hour * PITCH})`}>
      <rect
        x={LEFT}
        y={PITCH - 1}
        width={WIDTH}
        height="1"
        fill={colour("rule-200")}
      />
      <text x={LEFT + 22} y="33" fill={colour("ink-600")} fontSize="20">
        {time}
      </text>
      {children}
    </g>
  );
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
        x="941"
        y={y - 18}
        width="195"
        height="36"
        rx="5"
        fill={colour("paper")}
        stroke={colour("red-700")}
        strokeWidth="1.5"
      />
      <text
        x="1038.5"
        y={y + 7}
        fill={colour("red-800")}
        fontSize="19"
        fontWeight="700"
        textAnchor="middle"
      >
        {diary.closes}
      </text>
    </>
  );
}

/** The caller's words, at the row that has no slot yet, and half out in the night. */
function Spoken() {
  const y = TOP + 3 * PITCH;
  const x = LEFT - 92;
  return (
    <>
      <rect
        x={x + 8}
        y={y + 16}
        width="300"
        height="80"
        fillOpacity="0.3"
        filter="url(#blur)"
      />
      <path
        d={`M${x} ${y - 4 + 13}a13 13 0 0 1 13 -13h294a13 13 0 0 1 13 13v78a13 13 0 0 1 -13 13h-304a3 3 0 0 1 -3 -3z`}
        fill={colour("lamp-100")}
      />
      <Lines
        text={inTwoLines(diary.spoken.words)}
        x={x + 20}
        y={y + 40}
        leading={34}
        room={290}
        fill={colour("ink-900")}
        fontFamily={SPOKEN}
        fontSize="26"
        fontStyle="italic"
      />
    </>
  );
}

/** Broken at the first space of its second half; without the marks that keep words together. */
function inTwoLines(text: string): string {
  const words = text.replaceAll("\u2060", "");
  const middle = words.indexOf(" ", words.length / 2);
  return `${words.slice(0, middle)}\n${words.slice(middle + 1)}`;
}
