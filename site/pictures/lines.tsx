import type { SVGProps } from "react";
import { widthOf } from "./render.ts";

interface Props extends SVGProps<SVGTextElement> {
  /** Lines break where this text does. */
  readonly text: string;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly leading?: number;
  readonly room: number;
}

/** @throws when a line is wider than `room`: nobody looks at a picture when its text changes */
export function Lines({ text, x, y, leading = 0, room, ...props }: Props) {
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
