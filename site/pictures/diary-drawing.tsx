import calendar from "@phosphor-icons/core/assets/regular/calendar-check.svg?raw";
import moved from "@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw";
import desk from "@phosphor-icons/core/assets/regular/user-sound.svg?raw";
import type { ReactNode } from "react";
import { diary } from "../content/hero.ts";
import { colour } from "../styles/palette.ts";
import { WAVEFORM } from "../ui/waveform.ts";
import { FAMILY } from "./render.ts";
import { box, Lines, PITCH } from "./card-parts.tsx";

/** The sheet's left edge on the card, where its column of times ends, and its width, in the card's pixels. */
const LEFT = 652;
const TIMES = LEFT + 90;
const WIDTH = 640;

/** The line under the sheet's head. */
const TOP = 150;

const SLOT = PITCH - 19;
const ICON = 28;

interface Slot {
  readonly ground: string;
  readonly text: string;
  readonly mark: ReactNode;
  readonly markWidth?: number;
  readonly title: string;
  readonly note: string;
}

interface Row {
  readonly time: string;
  readonly slot?: Slot;
}

const [, deskVisit] = diary.desk;

const BOOKED = { ground: "green-100", text: "green-800" };

const ROWS: readonly Row[] = [
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

const type = (name: string, fontSize: number) => ({
  fill: colour(name),
  fontSize,
});

/** The hero's diary, closer: its right and lower edges lie outside the picture. */
export function DiaryDrawing() {
  return (
    <>
      <filter id="blur" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="26" />
      </filter>
      <rect
        {...box(LEFT + 10, TOP - 46, WIDTH, 640)}
        fillOpacity="0.5"
        filter="url(#blur)"
      />
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
      {ROWS.map(({ time, slot }, hour) => (
        <g key={time} transform={`translate(0 ${TOP + hour * PITCH})`}>
          <rect {...box(LEFT, PITCH - 1, WIDTH, 1)} fill={colour("rule-200")} />
          <text {...type("ink-600", 20)} x={LEFT + 22} y="33">
            {time}
          </text>
          {slot && <Entry {...slot} />}
        </g>
      ))}
      <Closing />
      <Spoken />
    </>
  );
}

function Entry({ ground, text, mark, markWidth = ICON, title, note }: Slot) {
  const words = 18 + markWidth + 14;
  return (
    <g
      transform={`translate(${TIMES + 14} 9)`}
      fill={colour(text)}
      color={colour(text)}
    >
      <rect width={WIDTH} height={SLOT} rx="8" fill={colour(ground)} />
      <g transform={`translate(18 ${SLOT / 2})`}>{mark}</g>
      <text x={words} y="34" fontSize="22" fontWeight="700">
        {title}
      </text>
      <text x={words} y="60" fontSize="20">
        {note}
      </text>
    </g>
  );
}

/** Centred on the line it stands on. */
function SlotIcon({ svg }: { readonly svg: string }) {
  const paths = svg.replaceAll(/<\/?svg[^>]*>/g, "");
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  return (
    <g
      transform={`translate(0 ${-ICON / 2}) scale(${ICON / size})`}
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
}

function SlotVoice() {
  return WAVEFORM.map((height, bar) => (
    <rect
      key={bar}
      {...box(bar * 9.2, (-height * 21) / 100, 5.4, (height * 42) / 100)}
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

/** The caller's words, on the row that has no slot yet and half outside the sheet. */
function Spoken() {
  const y = TOP + 3 * PITCH;
  const x = LEFT - 92;
  return (
    <>
      <rect
        {...box(x + 8, y + 16, 300, 80)}
        fillOpacity="0.3"
        filter="url(#blur)"
      />
      <path
        d={`M${x} ${y - 4 + 13}a13 13 0 0 1 13 -13h294a13 13 0 0 1 13 13v78a13 13 0 0 1 -13 13h-304a3 3 0 0 1 -3 -3z`}
        fill={colour("lamp-100")}
      />
      <Lines
        {...type("ink-900", 26)}
        text={inTwoLines(diary.spoken.words)}
        x={x + 20}
        y={y + 40}
        leading={34}
        room={290}
        fontFamily={FAMILY.spoken}
        fontStyle="italic"
      />
    </>
  );
}

/** Broken at the first space of the second half, and without the marks that keep words together. */
function inTwoLines(text: string): string {
  const words = text.replaceAll("\u2060", "");
  const middle = words.indexOf(" ", words.length / 2);
  return `${words.slice(0, middle)}\n${words.slice(middle + 1)}`;
}
