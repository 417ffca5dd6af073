import type { SVGProps } from "react";
import { expect, test } from "vitest";
import { FAMILY, widthOf } from "./render.ts";
import { Lines } from "./card-parts.tsx";

const line = (text: string, room: number) =>
  Lines({ text, x: 0, y: 0, room, fontSize: 64, fontWeight: 700 });

const width = (props: SVGProps<SVGTextElement>) =>
  widthOf(
    <text fontSize="100" {...props}>
      receptionist
    </text>,
  );

test("each weight and each face is a file of its own, and found", () => {
  const widths = [
    width({ fontFamily: FAMILY.written }),
    width({ fontFamily: FAMILY.written, fontWeight: 700 }),
    width({ fontFamily: FAMILY.spoken, fontStyle: "italic" }),
  ];
  expect(new Set(widths).size).toBe(widths.length);
  expect(Math.min(...widths)).toBeGreaterThan(0);
});

test("a line that is wider than its room stops the build with its words", () => {
  expect(line("Security", 560)).toHaveLength(1);
  expect(() => line("Security\nAnything that is far too long", 560)).toThrow(
    /too wide: Anything that is far too long/,
  );
});
