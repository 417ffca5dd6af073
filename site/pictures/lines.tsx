import type { SVGProps } from "react";
import { widthOf } from "./render.ts";

interface Props extends SVGProps<SVGTextElement> {
  /** Each line breaks where it is broken here. */
  readonly text: string;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly leading?: number;
  /** What the widest line may take. */
  readonly room: number;
}

/**
 * Lines of text in a picture, which nobody looks at while they are changed.
 * @throws when a line is wider than its room, so that the build says so
 */
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
