import type { SVGProps } from "react";
import { expect, test } from "vitest";
import { Lines } from "./card.tsx";
import { widthOf } from "./render.ts";

const line = (text: string, room: number) =>
  Lines({ text, x: 0, y: 0, room, fontSize: 64, fontWeight: 700 });

const width = (props: SVGProps<SVGTextElement>) =>
  widthOf(
    <text fontSize="100" {...props}>
      receptionist
    </text>,
  );

test("each weight is a file of its own, and found", () => {
  const [regular, bold] = [width({}), width({ fontWeight: 700 })];
  expect(regular).toBeGreaterThan(0);
  expect(bold).toBeGreaterThan(regular);
});

test("a line that is wider than its room stops the build with its words", () => {
  expect(line("Security", 560)).toHaveLength(1);
  expect(() => line("Security\nAnything that is far too long", 560)).toThrow(
    /too wide: Anything that is far too long/,
  );
});
