import type { ReactNode } from "react";
import { colour } from "../styles/palette.ts";
import { WAVEFORM } from "../ui/waveform.ts";
import { TIMES, WIDTH } from "./diary-sheet.ts";
import { PITCH } from "./hours.ts";

/** How wide an icon is drawn, in the card's pixels. */
const ICON = 28;

export interface DiarySlotProps {
  readonly ground: string;
  readonly text: string;
  readonly mark: ReactNode;
  readonly markWidth?: number;
  readonly title: string;
  readonly note: string;
}

/** An entry of the diary, in the row that it is put into. */
export function DiarySlotDrawing({
  ground,
  text,
  mark,
  markWidth = ICON,
  title,
  note,
}: DiarySlotProps) {
  const x = TIMES + 14;
  const words = 18 + markWidth + 14;
  return (
    <g transform={`translate(${x} 9)`} fill={colour(text)} color={colour(text)}>
      <rect width={WIDTH} height={PITCH - 19} rx="8" fill={colour(ground)} />
      <g transform={`translate(18 ${(PITCH - 19) / 2})`}>{mark}</g>
      <text x={words} y="34" fontSize="22" fontWeight="700">
        {title}
      </text>
      <text x={words} y="60" fontSize="20">
        {note}
      </text>
    </g>
  );
}

/** A Phosphor icon, centred on the line it stands on. */
export function SlotIcon({ svg }: { readonly svg: string }) {
  const paths = svg.replaceAll(/<\/?svg[^>]*>/g, "");
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  return (
    <g
      transform={`translate(0 ${-ICON / 2}) scale(${ICON / size})`}
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
}

export function SlotVoice() {
  return WAVEFORM.map((height, bar) => (
    <rect
      key={bar}
      x={bar * 9.2}
      y={(-height * 21) / 100}
      width="5.4"
      height={(height * 42) / 100}
      rx="2.7"
      fill={colour("voice-600")}
    />
  ));
}
