import type { SVGProps } from "react";
import { widthOf } from "./render.ts";

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

/** The distance between the hours on a card. Rules, rows and bars sit on the hours, as in the site's diary. */
export const PITCH = 96;

export const HOURS = Array.from({ length: 6 }, (_, hour) => 54 + hour * PITCH);

export const box = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
});
